import { type ExchangeParts, toExchangeRequest, type OrderedExchange } from './model/exchange-request.js';
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

/** What is ordered in exchange, as the shopper has seen it. */
export interface ExchangeIntent {
  readonly previewId: string;
  readonly parts: ExchangeParts;
}

/** Exchanges of an order as one tag sees them; what is under way belongs to the page. */
export interface ExchangeController extends Controller {
  get(orderNumber: string): ExchangeOrdering;
  /** What the tag lends to it: the same whenever it is asked for. */
  getDeps(orderNumber: string): ExchangeDeps;
  /** A return is asked for: what is to be ordered once it is made; nothing where it is no exchange. */
  plan(orderNumber: string, intent: ExchangeIntent | undefined): void;
  /** A return was made: orders what was planned for it. Gives whether anything was. */
  begin(orderNumber: string, returnNumber: string): boolean;
  /** The shopper has read how it ended. */
  dismiss(orderNumber: string): void;
}

export function createExchangeController(context: ElementContext): ExchangeController {
  const tasks = new Map<string, ExchangeDeps>();
  const get = (orderNumber: string) =>
    context.getPageState().part('exchanges', createExchangeOrderings).get(orderNumber);
  const find = (orderNumber: string) =>
    getPending(context)
      .store.getState()
      .find((entry) => entry.orderNumber === orderNumber);
  const drop = (orderNumber: string) => getPending(context).drop((entry) => entry.orderNumber === orderNumber);
  const put = (entry: PendingExchange) =>
    getPending(context).put(entry, ({ orderNumber }) => orderNumber === entry.orderNumber);
  const getDeps = (orderNumber: string): ExchangeDeps => {
    const deps =
      tasks.get(orderNumber) ??
      createDeps(
        context,
        () => find(orderNumber),
        () => drop(orderNumber),
      );
    tasks.set(orderNumber, deps);
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
  const controller = context.getController(createOrderController);
  const readReturn = createReturnReader(context, controller);
  return {
    // An exchange has no job to follow.
    calls: { ...createExchangeCalls(context), followJob: () => Promise.resolve({ kind: 'missing' }) },
    locks,
    clock: context.platform,
    openJobs: getOpenJobs(context),
    findPending,
    toRequest({ parts }) {
      const known = controller.store.getState();
      return known.status === 'ready' ? toExchangeRequest(known.value, parts) : undefined;
    },
    async look(returnNumber) {
      const order = await controller.readAgain();
      return order && (findOrderedExchange(order, returnNumber) ?? 'none');
    },
    onSettled(state: ExchangeState) {
      if (state.status === 'failed') context.report(state.failure);
      if (state.status !== 'done') return;
      drop();
      // Both name it from now on: the order, and the return, which is where the shopper goes.
      void controller.readAgain();
      void readReturn(state.returnNumber);
    },
  };
}

/** Exchanges whose return was asked for. */
function getPending(context: ElementContext): PendingExchanges {
  return context.getPageState().part('pending exchanges', createPendingExchanges, getListStorage(context));
}

/** Exchanges that are ordered. */
function createExchangeOrderings(): OnePerOrder<ExchangeOrdering> {
  return new OnePerOrder((orderNumber) => new ExchangeOrdering(orderNumber));
}

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
