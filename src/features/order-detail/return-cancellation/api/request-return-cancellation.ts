import { UNREADABLE_JOB } from '../../../../http/model/job.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';
import { toReturnCancellationJob } from './get-return-cancellation-job.js';

export interface ReturnCancellationRequest {
  readonly returnNumber: string;
  /** Proves that the return belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Requests the cancellation of a return, without retries. `missing`: this shopper has no such return. */
export const requestReturnCancellation = defineCall({
  name: 'request-return-cancellation',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/order_mgmt/user_return_cancellations/v1',
  toRequest: ({ returnNumber, proof }: ReturnCancellationRequest) => ({
    proof,
    body: { returnOrderNumber: returnNumber },
  }),
  toValue: (answer) => toReturnCancellationJob(answer),
  message: UNREADABLE_JOB,
});
