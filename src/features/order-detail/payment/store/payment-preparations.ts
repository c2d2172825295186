import { OnePerOrder } from '../../../../orders/store/one-per-order.js';
import { PaymentPreparation } from './payment-preparation.js';

/** Payments under way. Another approval is another payment. */
export function createPaymentPreparations(): OnePerOrder<
  PaymentPreparation,
  readonly [orderNumber: string, approvalId: string]
> {
  return new OnePerOrder(() => new PaymentPreparation());
}
