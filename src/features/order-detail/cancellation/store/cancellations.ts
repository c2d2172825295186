import { Cancellation } from './cancellation.js';
import { OnePerOrder } from '../../../../orders/store/one-per-order.js';

export function createCancellations(): OnePerOrder<Cancellation> {
  return new OnePerOrder((orderNumber) => new Cancellation(orderNumber));
}
