import { Cancellation } from './cancellation.js';
import { OnePerOrder } from './one-per-order.js';

export function createCancellations(): OnePerOrder<Cancellation> {
  return new OnePerOrder((orderNumber) => new Cancellation(orderNumber));
}
