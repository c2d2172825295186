import type { CallContext } from '../../../../http/call-context.js';
import { UNREADABLE_JOB } from '../../../../http/model/job.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { toDeferredPaymentJob, type PaymentVersion } from './get-deferred-payment-job.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';
import { toLanguage } from '../../../../http/model/language.js';

export interface DeferredPaymentRequest {
  readonly version: PaymentVersion;
  readonly orderNumber: string;
  readonly approvalId: string;
  readonly deviceType: 'DESKTOP' | 'MOBILE';
  /** Where the payment provider sends the shopper afterwards. */
  readonly returnUrl: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/**
 * Asks how to pay an order on hold, without retries. It makes no payment, so a job whose answer was lost does no harm
 * (wire and defaults, lost answers). `missing`: this shopper has no such order.
 */
export const requestDeferredPayment = defineCall({
  name: 'request-deferred-payment',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/payment/deferred_payments/{version}',
  toRequest: (request: DeferredPaymentRequest, context) => ({
    params: { version: request.version },
    proof: request.proof,
    body: toBody(context, request),
  }),
  toValue: toDeferredPaymentJob,
  message: UNREADABLE_JOB,
});

function toBody({ country, locale }: CallContext, request: DeferredPaymentRequest): object {
  const { approvalId, orderNumber, deviceType, returnUrl } = request;
  return {
    ...{ approvalId, orderNumber, country },
    locale: `${toLanguage(locale)}-${country.toUpperCase()}`,
    deviceType,
    returnURL: returnUrl,
  };
}
