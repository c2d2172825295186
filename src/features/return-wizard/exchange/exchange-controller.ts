import { type ExchangeContent, toExchangeRequest, type OrderedExchange } from './model/exchange-request.js';
import { locks } from '../../../platform/locks.js';
import { ExchangeOrdering, type ExchangeState, type ExchangeDeps } from './store/exchange-ordering.js';
import { createPendingExchanges, type PendingExchange, type PendingExchanges } from './store/pending-exchanges.js';
import { createOrderController } from '../../../orders/order-controller.js';
import { createReturnReader } from '../create-return-reader.js';
import { createExchangeCalls } from './exchange-calls.js';
import { getListStorage } from '../../../app/state/persisted-list.js';
import { getOpenJobs } from '../../../orders/stored-orders.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import type { Order } from '../../../orders/model/order.js';

/** The exchange to order, as the shopper has reviewed it. */
export interface ExchangeIntent {
  readonly previewId: string;
  readonly parts: ExchangeContent;
}

/** The exchanges of an order in one element; pending orders are page state. */
export interface ExchangeController extends Controller {
  get(orderNumber: string): ExchangeOrdering;
  /** The element's dependencies; the same object on every call. */
  getDeps(orderNumber: string): ExchangeDeps;
  /** Records what to order once the requested return is made; `undefined` if there is no exchange. */
  plan(orderNumber: string, intent: ExchangeIntent | undefined): void;
  /** Places the exchange order that was planned for a return, once the return is made. Returns false if none was planned. */
  begin(orderNumber: string, returnNumber: string): boolean;
  /** The shopper has closed the result. */
  dismiss(orderNumber: string): void;
}

export function createExchangeController(context: ElementContext): ExchangeController {
  const depsByOrder = new Map<string, ExchangeDeps>();
  const get = (orderNumber: string) =>
    context.getPageState().get('exchanges', createExchangeOrderings).get(orderNumber);
  const find = (orderNumber: string) =>
    getPending(context)
      .store.getState()
      .find((entry) => entry.orderNumber === orderNumber);
  const drop = (orderNumber: string) => getPending(context).drop((entry) => entry.orderNumber === orderNumber);
  const put = (entry: PendingExchange) =>
    getPending(context).put(entry, ({ orderNumber }) => orderNumber === entry.orderNumber);
  const getDeps = (orderNumber: string): ExchangeDeps => {
    const deps =
      depsByOrder.get(orderNumber) ??
      createDeps(
        context,
        () => find(orderNumber),
        () => drop(orderNumber),
      );
    depsByOrder.set(orderNumber, deps);
    return deps;
  };
  return {
    get,
    getDeps,
    plan(orderNumber, intent) {
      if (intent) put({ orderNumber, ...intent, at: context.platform.now() });
      else drop(orderNumber);
    },
    begin(orderNumber, returnNumber) {
      const pending = find(orderNumber);
      if (!pending) return false;
      put({ ...pending, returnNumber });
      get(orderNumber).start(getDeps(orderNumber));
      return true;
    },
    dismiss(orderNumber) {
      drop(orderNumber);
      get(orderNumber).dismiss();
    },
    refresh() {},
    dispose() {},
  };
}

function createDeps(context: ElementContext, findPending: ExchangeDeps['findPending'], drop: () => void): ExchangeDeps {
  const orderController = context.getController(createOrderController);
  const readReturn = createReturnReader(context, orderController);
  return {
    // An exchange has no job to follow.
    calls: { ...createExchangeCalls(context), followJob: () => Promise.resolve({ kind: 'missing' }) },
    locks,
    clock: context.platform,
    openJobs: getOpenJobs(context),
    findPending,
    toRequest({ parts }) {
      const known = orderController.store.getState();
      return known.status === 'ready' ? toExchangeRequest(known.value, parts) : undefined;
    },
    async reload(returnNumber) {
      const order = await orderController.readAgain();
      return order && (findOrderedExchange(order, returnNumber) ?? 'none');
    },
    onSettled(state: ExchangeState) {
      if (state.status === 'failed') context.report(state.failure);
      if (state.status !== 'done') return;
      drop();
      // From now on the order and the return both name the exchange, and the shopper goes to the return.
      void orderController.readAgain();
      void readReturn(state.returnNumber);
    },
  };
}

/** Exchanges whose return was requested. */
function getPending(context: ElementContext): PendingExchanges {
  return context.getPageState().get('pending exchanges', createPendingExchanges, getListStorage(context));
}

/** Exchange orders, by order number. */
function createExchangeOrderings(): OnePerOrder<ExchangeOrdering> {
  return new OnePerOrder((orderNumber) => new ExchangeOrdering(orderNumber));
}

/** The exchange that an order names for one of its returns (wire and defaults, lost answers); undefined if it names none. */
export function findOrderedExchange(
  { groups }: Pick<Order, 'groups'>,
  returnNumber: string,
): OrderedExchange | undefined {
  for (const { listedReturnNumber, exchangeNumber } of groups) {
    if (listedReturnNumber === returnNumber && exchangeNumber !== undefined) return { exchangeNumber };
  }
  return undefined;
}
