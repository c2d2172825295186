import type { ExchangeParts } from './model/exchange-request.js';
import { toExchangeRequest } from './model/to-exchange-request.js';
import { locks } from '../../../platform/locks.js';
import { ExchangeOrdering, type ExchangeState, type ExchangeTask } from './store/exchange-ordering.js';
import { createPendingExchanges, type PendingExchange, type PendingExchanges } from './store/pending-exchanges.js';
import { composeOrder } from '../../../orders/compose-order.js';
import { createReturnReader } from '../create-return-reader.js';
import { createExchangeCalls } from './exchange-calls.js';
import { toKeeping } from '../../../app/state/kept-list.js';
import { getOpenJobs } from '../../../orders/kept-orders.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import type { Order } from '../../../orders/model/order.js';
import type { OrderedExchange } from './model/exchange-preview.js';

/** What is ordered in exchange, as the shopper has seen it. */
export interface ExchangeWish {
  readonly previewId: string;
  readonly parts: ExchangeParts;
}

/** Exchanges of an order as one tag sees them; what is under way belongs to the page. */
export interface ExchangeOwn extends Own {
  get(orderNumber: string): ExchangeOrdering;
  /** What the tag lends to it: the same whenever it is asked for. */
  getTask(orderNumber: string): ExchangeTask;
  /** A return is asked for: what is to be ordered once it is made; nothing where it is no exchange. */
  plan(orderNumber: string, wish: ExchangeWish | undefined): void;
  /** A return was made: orders what was planned for it. Gives whether anything was. */
  begin(orderNumber: string, returnNumber: string): boolean;
  /** The shopper has read how it ended. */
  dismiss(orderNumber: string): void;
}

export function composeExchange(scope: Scope): ExchangeOwn {
  const tasks = new Map<string, ExchangeTask>();
  const get = (orderNumber: string) => scope.getShared().part('exchanges', createExchangeOrderings).get(orderNumber);
  const find = (orderNumber: string) =>
    getPending(scope)
      .store.getState()
      .find((entry) => entry.orderNumber === orderNumber);
  const drop = (orderNumber: string) => getPending(scope).drop((entry) => entry.orderNumber === orderNumber);
  const put = (entry: PendingExchange) =>
    getPending(scope).put(entry, ({ orderNumber }) => orderNumber === entry.orderNumber);
  const getTask = (orderNumber: string): ExchangeTask => {
    const task =
      tasks.get(orderNumber) ??
      createTask(
        scope,
        () => find(orderNumber),
        () => drop(orderNumber),
      );
    tasks.set(orderNumber, task);
    return task;
  };
  return {
    get,
    getTask,
    plan(orderNumber, wish) {
      if (wish) put({ orderNumber, ...wish, at: scope.platform.now() });
      else drop(orderNumber);
    },
    begin(orderNumber, returnNumber) {
      const pending = find(orderNumber);
      if (!pending) return false;
      put({ ...pending, returnNumber });
      get(orderNumber).start(getTask(orderNumber));
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

function createTask(scope: Scope, findPending: ExchangeTask['findPending'], drop: () => void): ExchangeTask {
  const own = scope.own(composeOrder);
  const readReturn = createReturnReader(scope, own);
  return {
    // An exchange has no job to follow.
    calls: { ...createExchangeCalls(scope), followJob: () => Promise.resolve({ kind: 'missing' }) },
    locks,
    clock: scope.platform,
    openJobs: getOpenJobs(scope),
    findPending,
    toRequest({ parts }) {
      const known = own.store.getState();
      return known.status === 'ready' ? toExchangeRequest(known.value, parts) : undefined;
    },
    async look(returnNumber) {
      const order = await own.readAgain();
      return order && (findOrderedExchange(order, returnNumber) ?? 'none');
    },
    onEnd(state: ExchangeState) {
      if (state.status === 'failed') scope.report(state.failure);
      if (state.status !== 'done') return;
      drop();
      // Both name it from now on: the order, and the return, which is where the shopper goes.
      void own.readAgain();
      void readReturn(state.returnNumber);
    },
  };
}

/** Exchanges whose return was asked for. */
function getPending(scope: Scope): PendingExchanges {
  return scope.getShared().part('pending exchanges', createPendingExchanges, toKeeping(scope));
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
