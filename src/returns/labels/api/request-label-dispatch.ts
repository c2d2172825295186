import type { Outcome } from '../../../http/model/failure.js';
import type { CallContext } from '../../../http/call-context.js';
import { createMessageAnswer, toSent } from '../../../http/create-message-answer.js';
import { findOutcome } from '../../../http/client.js';
import type { LabelDispatchRequest } from './label-calls.js';
import { LABEL_DISPATCHES_PATH } from './label-paths.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';

/**
 * Has the label of a return sent to the shopper: `POST /orders/return_labels/v1`. It is sent once.
 *
 * @returns true for any good answer; missing where there is no such return for this shopper; a failure with `isUncertain` where the label
 *   may have been sent all the same
 */
export function requestLabelDispatch(
  context: CallContext,
  { returnNumber, dispatch, proof }: LabelDispatchRequest,
  signal: AbortSignal,
): Promise<Outcome<true>> {
  return findOutcome(context, toSent, {
    call: 'request-label-dispatch',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: LABEL_DISPATCHES_PATH,
    proof,
    file: createMessageAnswer(() => true),
    body: { dispatchType: dispatch, returnOrderNumber: returnNumber },
    signal,
  });
}
