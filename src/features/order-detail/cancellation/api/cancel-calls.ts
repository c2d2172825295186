import type { CancelResult } from '../../../../orders/model/cancellation.js';
import type { Job, JobOutcome } from '../../../../http/model/job.js';
import type { JobRequest } from '../../../../http/jobs.js';
import type { Call } from '../../../../http/model/failure.js';
import type { Proof } from '../../../../http/model/secret.js';

export interface CancelRequest {
  readonly orderNumber: string;
  readonly regionReference: string;
  /** Who cancels: an e-mail address where one is known, else a phone number. */
  readonly contact: Proof;
  readonly dayPhoneNumber: string | undefined;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

export interface CancelJobQuestion {
  readonly jobId: string;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

/** What came of asking: a job, or at once that it was cancelled already, or that it cannot be cancelled. */
export type CancelReply =
  | { readonly status: 'accepted'; readonly job: Job<CancelResult> }
  | { readonly status: 'already' }
  | { readonly status: 'impossible' };

/** The calls that cancel an order. */
export interface CancelCalls {
  readonly requestCancel: Call<CancelRequest, CancelReply>;
  readonly getCancelJob: Call<CancelJobQuestion, Job<CancelResult>>;
  readonly followJob: Call<JobRequest<CancelResult>, JobOutcome<CancelResult>>;
}
