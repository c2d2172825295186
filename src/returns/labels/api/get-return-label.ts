import type { Failure, Outcome } from '../../../http/model/failure.js';
import type { ReturnLabel } from '../model/return-label.js';
import type { CallContext } from '../../../http/call-context.js';
import type { OrdersError } from '../../../http/errors.js';
import { findOutcome } from '../../../http/find-outcome.js';
import type { LabelRequest } from './label-calls.js';
import { getReturnLabelPath } from './label-paths.js';
import { toReturnLabel } from './return-label.js';

const NOT_READY_CODE = 'LABEL_NOT_READY';

/** It is being made: the same question has another answer in a while. */
interface NotReady {
  readonly notReady: Failure;
}

/**
 * Fetches the label of a return: `GET /order_mgmt/user_return_labels/v1/{returnOrderNum}`.
 *
 * @returns the label, from its first byte to its last; a failure with the status 404 where it is not ready yet; missing where there is
 *   none, or no such return for this shopper
 */
export async function getReturnLabel(
  context: CallContext,
  { returnNumber, proof }: LabelRequest,
  signal: AbortSignal,
): Promise<Outcome<ReturnLabel>> {
  const outcome = await findOutcome<ReturnLabel | NotReady>(context, toReturnLabel, {
    call: 'get-return-label',
    method: 'GET',
    path: getReturnLabelPath(returnNumber),
    proof,
    findAnswer: findNotReady,
    signal,
  });
  if (outcome.kind !== 'found') return outcome;
  const { value } = outcome;
  return 'notReady' in value ? { kind: 'failed', failure: value.notReady } : { kind: 'found', value };
}

function findNotReady({ failure, reasons }: OrdersError): NotReady | undefined {
  const isMade = failure.status === 404 && reasons.some(({ code }) => code === NOT_READY_CODE);
  return isMade ? { notReady: { ...failure, retryable: true } } : undefined;
}
