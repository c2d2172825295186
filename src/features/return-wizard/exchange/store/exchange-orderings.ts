import { ExchangeOrdering } from './exchange-ordering.js';
import { OnePerOrder } from '../../../../orders/store/one-per-order.js';

/** Exchanges that are ordered. */
export function createExchangeOrderings(): OnePerOrder<ExchangeOrdering> {
  return new OnePerOrder((orderNumber) => new ExchangeOrdering(orderNumber));
}
