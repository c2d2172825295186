import type { WireOrder } from '../../../contract/wire-order.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { ExchangeOrder } from '../store/sandbox-state.js';
import { createExchangeOrder } from './create-exchange-order.js';
import { withoutExchanged } from './without-exchanged.js';

/** Where exchanges are ordered: it shows in every order, and as orders of their own, what was. */
export interface ExchangeService {
  /** The number of the order that comes. Each request makes one: that there is but one is for the client to see to. */
  request(order: Omit<ExchangeOrder, 'exchangeNumber' | 'at'>): string;
  /** The order, its returns named with what comes for them. */
  withExchanges(wire: WireOrder): WireOrder;
  /** A return order with what comes for it, and without the money for that. */
  withExchange(returned: WireOrder): WireOrder;
  find(exchangeNumber: string): ExchangeOrder | undefined;
  /** The order that comes. */
  toOrder(exchange: ExchangeOrder, parent: WireOrder, context: ScenarioContext): WireOrder;
}

export function createExchangeService(store: Store, now: () => number): ExchangeService {
  const findOf = (returnNumber: string | null | undefined) =>
    store.state.exchanges.find((exchange) => exchange.returnNumber === returnNumber);
  const withExchanges = (wire: WireOrder): WireOrder => ({
    ...wire,
    group: wire.group.map((group) => {
      const exchange = findOf(group.returnOrderNumber);
      return exchange ? { ...group, exchangeOrderNumber: exchange.exchangeNumber } : group;
    }),
  });
  return {
    request(order) {
      const exchangeNumber = `EX2${String(store.state.exchanges.length + 1).padStart(7, '0')}`;
      store.change((state) => state.exchanges.push({ ...order, exchangeNumber, at: now() }));
      return exchangeNumber;
    },
    withExchanges,
    withExchange(returned) {
      const exchange = findOf(returned.orderNumber);
      return exchange ? withoutExchanged(withExchanges(returned), exchange) : returned;
    },
    find: (exchangeNumber) => store.state.exchanges.find((exchange) => exchange.exchangeNumber === exchangeNumber),
    toOrder: createExchangeOrder,
  };
}
