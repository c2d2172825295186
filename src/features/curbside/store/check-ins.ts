import { CheckIn } from './check-in.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';

export function createCheckIns(): OnePerOrder<CheckIn> {
  return new OnePerOrder((orderNumber) => new CheckIn(orderNumber));
}
