import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import type { Job, JobOutcome } from '../../../../http/model/job.js';
import type { JobRequest } from '../../../../http/jobs.js';
import type { Call } from '../../../../http/model/failure.js';
import type { PaymentVersion } from '../../../../http/paths.js';
import type { Proof } from '../../../../http/model/secret.js';

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
  readonly followJob: Call<JobRequest<DeferredPayment>, JobOutcome<DeferredPayment>>;
}
