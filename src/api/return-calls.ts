import type { Job, JobEnd } from '../domain/job.js';
import type { CarrierService } from '../domain/returns/carrier-service.js';
import type { CapturedReturn, ReturnCapture } from '../domain/returns/return-capture.js';
import type { JobRequest } from './jobs.js';
import type { Call } from './call.js';
import type { Proof } from '../domain/secret.js';

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
  readonly followJob: Call<JobRequest<CapturedReturn>, JobEnd<CapturedReturn>>;
}

/** The call that names the ways back of a country. */
export type CarrierServicesCall = Call<Record<string, never>, readonly CarrierService[]>;
