import { createMessageAnswer, toSent } from '../../../http/create-message-answer.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { defineCall } from '../../../http/define-call.js';
import type { Proof } from '../../../http/model/secret.js';

/** The method that a shopper switched to after the return was made. */
export interface ReturnMethodRequest {
  readonly returnNumber: string;
  /** The return method without its carrier. */
  readonly method: string;
  /** The store that the shopper chose for the return; absent for other methods, and if none was chosen. */
  readonly storeId: string | undefined;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/**
 * Tells the service that the shopper switched to another return method. Sent once; any 2xx answer counts. `missing`: the service does not
 * have this call.
 */
export const requestReturnMethod = defineCall({
  name: 'request-return-method',
  retry: RETRY_CLASSES.bestEffort,
  method: 'POST',
  path: '/order_mgmt/user_return_methods/v1',
  file: createMessageAnswer(() => true),
  toRequest: ({ returnNumber, method, storeId, proof }: ReturnMethodRequest) => ({
    proof,
    body: { returnOrderNumber: returnNumber, returnMethod: method, ...(storeId !== undefined && { storeId }) },
  }),
  toValue: toSent,
});
