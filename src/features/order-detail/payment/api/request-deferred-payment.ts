import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { Job } from '../../../../http/model/job.js';
import type { CallContext } from '../../../../http/call-context.js';
import type { DeferredPaymentRequest } from './deferred-payment-calls.js';
import { findOutcome } from '../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { getDeferredPaymentPath } from '../../../../http/paths.js';
import { toDeferredPaymentJob } from './to-deferred-payment-job.js';

/**
 * Asks how an order on hold is paid: `POST /payment/deferred_payments/v1`, or `v2`. It is sent once; nobody pays by it, so a job that
 * was made unseen does no harm (wire and defaults, lost answers).
 *
 * @returns the job it became; missing where there is no such order for this shopper
 */
export function requestDeferredPayment(
  context: CallContext,
  request: DeferredPaymentRequest,
  signal: AbortSignal,
): Promise<Outcome<Job<DeferredPayment>>> {
  const { version, proof } = request;
  return findOutcome(context, toDeferredPaymentJob, {
    call: 'request-deferred-payment',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: getDeferredPaymentPath(version),
    proof,
    body: toBody(context, request),
    signal,
  });
}

function toBody({ country, locale }: CallContext, request: DeferredPaymentRequest): object {
  const { approvalId, orderNumber, deviceType, returnUrl } = request;
  return {
    ...{ approvalId, orderNumber, country },
    locale: `${new Intl.Locale(locale).language}-${country.toUpperCase()}`,
    deviceType,
    returnURL: returnUrl,
  };
}
