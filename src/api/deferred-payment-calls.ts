import type { DeferredPayment } from '../domain/deferred-payment.js';
import type { Job, JobEnd } from '../domain/job.js';
import type { JobRequest } from './jobs.js';
import type { Call } from './call.js';
import type { PaymentVersion } from './paths.js';
import type { Proof } from '../domain/secret.js';

export interface DeferredPaymentRequest {
  readonly version: PaymentVersion;
  readonly orderNumber: string;
  readonly approvalId: string;
  readonly deviceType: 'DESKTOP' | 'MOBILE';
  /** Where the provider sends the shopper once the payment is done. */
  readonly returnUrl: string;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

export interface DeferredPaymentQuestion extends Pick<DeferredPaymentRequest, 'version' | 'proof'> {
  readonly jobId: string;
}

/** The calls that learn how an order on hold is paid. */
export interface DeferredPaymentCalls {
  readonly requestDeferredPayment: Call<DeferredPaymentRequest, Job<DeferredPayment>>;
  readonly getDeferredPaymentJob: Call<DeferredPaymentQuestion, Job<DeferredPayment>>;
  readonly followJob: Call<JobRequest<DeferredPayment>, JobEnd<DeferredPayment>>;
}
