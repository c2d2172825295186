import type { OrderHistoryRequest } from '../../src/orders/api/list-order-history.js';
import type { Failure } from '../../src/http/model/failure.js';
import type { OrderPage } from '../../src/orders/model/order-page.js';
import {
  createOrderHistory,
  type History,
  type HistoryReading,
} from '../../src/features/order-history/store/order-history.js';
import { createFakeClock } from './fake-clock.js';
import { createOrder } from './orders.js';
import { createScript, type ScriptedOutcome } from './scripted-calls.js';

/** The failure of a page that cannot be loaded. */
export const BROKEN: Failure = { code: 'service-order-summary-failure', retryable: true, status: 500 };

/** A page with these orders, and the anchor of the next one. */
export function createPage(numbers: string, next?: string): OrderPage {
  const orders = numbers.split('').map((orderNumber) => createOrder({ orderNumber }));
  return { orders, unreadable: 0, ...(next !== undefined && { next }) };
}

export function page(numbers: string, next?: string, ms = 0): ScriptedOutcome<OrderPage> {
  return { outcome: { kind: 'found', value: createPage(numbers, next) }, ms };
}

export function broken(ms = 0): ScriptedOutcome<OrderPage> {
  return { outcome: { kind: 'failed', failure: BROKEN }, ms };
}

/** The history of one shopper, and the service it is read from. */
export function createHistoryUnderTest(...outcomes: readonly ScriptedOutcome<OrderPage>[]) {
  const clock = createFakeClock();
  const history = createOrderHistory();
  const script = createScript<OrderPage>(clock);
  script.set(...outcomes);
  const requested: { request: OrderHistoryRequest; signal: AbortSignal }[] = [];
  const listOrders: HistoryReading['listOrders'] = (request, signal) => {
    requested.push({ request, signal });
    return script.next(signal);
  };
  const states: History[] = [];
  history.store.subscribe((state) => states.push(state));
  const start = (mode: 'cached' | 'reload' = 'cached') => history.read({ clock, listOrders, mode });
  const startMore = () => history.readMore({ clock, listOrders });
  /** Runs pending promises. */
  const settle = async (reading: Promise<Failure | undefined>) => {
    await clock.pass(0);
    return reading;
  };
  return {
    ...{ clock, history, script, requested, listOrders, states, start, startMore },
    read: (mode?: 'cached' | 'reload') => settle(start(mode)),
    readMore: () => settle(startMore()),
    state: () => history.store.getState(),
    /** The displayed history in short: the orders of each page, and the state of the next one. */
    show() {
      const state = history.store.getState();
      if (state.status !== 'ready') return state.status;
      const pages = state.pages.map(({ orders }) => orders.map(({ orderNumber }) => orderNumber).join(''));
      const { more } = state;
      return `${pages.join(' ')} | ${more.status}${'anchor' in more ? ` ${more.anchor}` : ''}`;
    },
  };
}
