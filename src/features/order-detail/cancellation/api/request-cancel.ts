import type { OrdersError } from '../../../../http/errors.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { toCancelJob, type CancelJobResult } from './get-cancel-job.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';
import { UNREADABLE_JOB, type Job } from '../../../../http/model/job.js';
import type { LinePieces } from '../model/cancel-lines.js';
import type { Outcome } from '../../../../http/model/failure.js';

/** Constants of the request (returns and calls, section 9). */
const DOCUMENT_REFERENCE = '0001';
const REASON = { reasonCode: '216', reasonText: 'Front end cancellation' } as const;
const SOURCE = 'SELF_SERVICE';

/** Text of the two refusals that count as answers: the contract gives them no codes. */
const ALREADY = 'already in cancelled status';
const IMPOSSIBLE = 'order is in a state where the requested operation cannot be performed';

export interface CancelRequest {
  readonly orderNumber: string;
  readonly regionReference: string;
  /** Identifies the shopper who cancels: the e-mail address if known, otherwise the phone number. */
  readonly contact: Proof;
  readonly dayPhoneNumber: string | undefined;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
  /** The pieces to cancel; absent for the whole order. */
  readonly lines?: readonly LinePieces[];
  /** Tells two cancellations of equal pieces apart. */
  readonly intent?: string;
}

/** The service created a job, had already cancelled the order, or can no longer cancel it. */
export type CancelReply =
  | { readonly status: 'accepted'; readonly job: Job<CancelJobResult> }
  | { readonly status: 'already' }
  | { readonly status: 'impossible' };

/** Requests the cancellation of an order or of some of its pieces, without retries. `missing`: this shopper has no such order. */
export const requestCancel = defineCall({
  name: 'request-cancel',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder',
  toRequest: (request: CancelRequest) => ({
    params: { orderNumber: request.orderNumber },
    proof: request.proof,
    body: toBody(request),
    intent: request.intent,
  }),
  toValue: (answer): CancelReply => ({ status: 'accepted', job: toCancelJob(answer) }),
  message: UNREADABLE_JOB,
  readRefusal,
});

function readRefusal({ failure: { status = 0 }, reasons }: OrdersError): Outcome<CancelReply> | undefined {
  const mentions = (text: string): boolean => reasons.some(({ message }) => message.toLowerCase().includes(text));
  if (status < 400 || status >= 500) return undefined;
  if (mentions(ALREADY)) return { kind: 'found', value: { status: 'already' } };
  return mentions(IMPOSSIBLE) ? { kind: 'found', value: { status: 'impossible' } } : undefined;
}

function toBody({ regionReference, contact, dayPhoneNumber, lines }: CancelRequest): object {
  return {
    request: {
      omsOrderDocumentReference: DOCUMENT_REFERENCE,
      omsRegionReference: regionReference,
      ...(dayPhoneNumber !== undefined && { dayPhoneNumber }),
      ...REASON,
      ...('email' in contact ? { email: contact.email } : { userInfo: { phoneNumber: contact.phoneNumber } }),
      ...(lines && { lines: lines.map(({ orderLineKey, quantity }) => ({ orderLineKey, quantity })) }),
    },
    sourceOfRequest: SOURCE,
  };
}
