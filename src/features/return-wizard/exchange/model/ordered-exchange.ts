import type { Order } from '../../../../orders/model/order.js';
import type { OrderedExchange } from './exchange-preview.js';

/** The exchange that an order names for one of its returns (wire and defaults, lost answers); absent where it names none. */
export function findOrderedExchange(
  { groups }: Pick<Order, 'groups'>,
  returnNumber: string,
): OrderedExchange | undefined {
  for (const { ownReturnNumber, exchangeNumber } of groups) {
    if (ownReturnNumber === returnNumber && exchangeNumber !== undefined) return { exchangeNumber };
  }
  return undefined;
}
