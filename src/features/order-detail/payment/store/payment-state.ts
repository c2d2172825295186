import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import type { Failure } from '../../../../http/model/failure.js';

/** Where it stands to learn how an order on hold is paid. */
export type PaymentState =
  | { readonly status: 'idle' }
  /** `failure`: of the last try. `isSlow`: it takes longer than usual. */
  | { readonly status: 'loading'; readonly isSlow: boolean; readonly failure?: Failure }
  | { readonly status: 'ready'; readonly payment: DeferredPayment }
  | { readonly status: 'failed'; readonly failure: Failure };
