import type { Job, JobOutcome } from '../../http/model/job.js';
import type { CarrierService } from '../model/carrier-service.js';
import type { CapturedReturn, ReturnCapture } from '../model/return-capture.js';
import type { JobRequest } from '../../http/jobs.js';
import type { Call } from '../../http/model/failure.js';
import type { Proof } from '../../http/model/secret.js';

export interface ReturnRequest {
  readonly capture: ReturnCapture;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

export interface ReturnJobQuestion {
  readonly jobId: string;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

/** The calls that ask for a return. */
export interface ReturnCalls {
  readonly requestReturn: Call<ReturnRequest, Job<CapturedReturn>>;
  readonly getReturnJob: Call<ReturnJobQuestion, Job<CapturedReturn>>;
  readonly followJob: Call<JobRequest<CapturedReturn>, JobOutcome<CapturedReturn>>;
}

/** The call that names the ways back of a country. */
export type CarrierServicesCall = Call<Record<string, never>, readonly CarrierService[]>;
