import type { Outcome } from '../../../../http/model/failure.js';
import type { CallContext } from '../../../../http/call-context.js';
import type { CancelReply, CancelRequest } from './cancel-calls.js';
import type { OrdersError } from '../../../../http/errors.js';
import { findOutcome } from '../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { getCancelPath } from '../../../../http/paths.js';
import { toCancelJob } from './to-cancel-job.js';

/** What never changes in the request (returns and calls, section 9). */
const DOCUMENT_REFERENCE = '0001';
const REASON = { reasonCode: '216', reasonText: 'Front end cancellation' } as const;
const SOURCE = 'SELF_SERVICE';

/** The two refusals that are answers, by a part of their text: the contract gives them no codes. */
const ALREADY = 'already in cancelled status';
const IMPOSSIBLE = 'order is in a state where the requested operation cannot be performed';

/**
 * Asks for an order to be cancelled: `POST /order_mgmt/ordermods/v1/{orderNumber}/cancelOrder`. It is sent once.
 *
 * @returns the job it became, that it was cancelled before, or that it cannot be cancelled any more; missing where there is no such
 *   order for this shopper; a failure with `isUncertain` where it may have been done all the same
 */
export function requestCancel(
  context: CallContext,
  request: CancelRequest,
  signal: AbortSignal,
): Promise<Outcome<CancelReply>> {
  const toReply = (json: unknown): CancelReply => ({ status: 'accepted', job: toCancelJob(json) });
  return findOutcome(context, toReply, {
    call: 'request-cancel',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: getCancelPath(request.orderNumber),
    proof: request.proof,
    body: toBody(request),
    findAnswer,
    signal,
  });
}

function findAnswer({ failure: { status = 0 }, reasons }: OrdersError): CancelReply | undefined {
  const says = (text: string): boolean => reasons.some(({ message }) => message.toLowerCase().includes(text));
  if (status < 400 || status >= 500) return undefined;
  if (says(ALREADY)) return { status: 'already' };
  return says(IMPOSSIBLE) ? { status: 'impossible' } : undefined;
}

function toBody({ regionReference, contact, dayPhoneNumber }: CancelRequest): object {
  return {
    request: {
      omsOrderDocumentReference: DOCUMENT_REFERENCE,
      omsRegionReference: regionReference,
      ...(dayPhoneNumber !== undefined && { dayPhoneNumber }),
      ...REASON,
      ...('email' in contact ? { email: contact.email } : { userInfo: { phoneNumber: contact.phoneNumber } }),
    },
    sourceOfRequest: SOURCE,
  };
}
