import { OnePerOrder } from '../../../../orders/store/one-per-order.js';
import { ReturnSubmission } from './return-submission.js';

/** Returns that were asked for. */
export function createReturnSubmissions(): OnePerOrder<ReturnSubmission> {
  return new OnePerOrder((orderNumber) => new ReturnSubmission(orderNumber));
}
