import { createMessageAnswer, toSent } from '../../../http/create-message-answer.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { defineCall } from '../../../http/define-call.js';
import type { LabelRequest } from './get-return-label.js';
import type { LabelDispatch } from '../model/return-label.js';

export interface LabelDispatchRequest extends LabelRequest {
  readonly dispatch: LabelDispatch;
}

/** Asks the service to send the label of a return to the shopper. Sent once. `missing`: this shopper has no such return. */
export const requestLabelDispatch = defineCall({
  name: 'request-label-dispatch',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/orders/return_labels/v1',
  file: createMessageAnswer(() => true),
  toRequest: ({ returnNumber, dispatch, proof }: LabelDispatchRequest) => ({
    proof,
    body: { dispatchType: dispatch, returnOrderNumber: returnNumber },
  }),
  toValue: toSent,
});
