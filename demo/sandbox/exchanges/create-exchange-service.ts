import type { WireOrder } from '../../../contract/wire-order.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { ExchangeOrder } from '../store/sandbox-state.js';
import { createExchangeOrder } from './create-exchange-order.js';
import { withoutExchanged } from './without-exchanged.js';

/** Takes orders for exchanges, and shows them in the affected orders and as orders of their own. */
export interface ExchangeService {
  /** Returns the number of the exchange order. Each request creates one: sending only one is up to the client. */
  request(order: Omit<ExchangeOrder, 'exchangeNumber' | 'at'>): string;
  /** Returns the order, with its returns naming their exchange orders. */
  withExchanges(wire: WireOrder): WireOrder;
  /** Returns a return order with its exchange order, and without the refund that the exchange replaces. */
  withExchange(returned: WireOrder): WireOrder;
  find(exchangeNumber: string): ExchangeOrder | undefined;
  /** Returns the exchange order. */
  toOrder(exchange: ExchangeOrder, parent: WireOrder, context: ScenarioContext): WireOrder;
}

export function createExchangeService(store: Store, now: () => number): ExchangeService {
  const findOf = (returnNumber: string | null | undefined) =>
    store.state.exchanges.find((exchange) => exchange.returnNumber === returnNumber);
  const withExchanges = (wire: WireOrder): WireOrder => ({
    ...wire,
    group: wire.group.map((group) => {
      const exchange = findOf(group.returnOrderNumber);
      if (!exchange) return group;
      // The replacement is on its way.
      const actions = { ...group.actions, cancelReturn: undefined };
      return { ...group, actions, exchangeOrderNumber: exchange.exchangeNumber };
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
