import { findMadeReturn, isReturnOf } from '../domain/returns/made-return.js';
import {
  toReturnCapture,
  type ReturnCapture,
  type ReturnCaptureRules,
  type ReturnPlan,
} from '../domain/returns/return-capture.js';
import { listReturnNumbers } from '../domain/order-returns.js';
import type { Order } from '../domain/order.js';
import { locks } from '../platform/locks.js';
import { createOrders } from '../state/orders.js';
import type { ReturnState } from '../state/return-state.js';
import type { ReturnSubmission, ReturnTask } from '../state/return-submission.js';
import { createReturnSubmissions } from '../state/return-submissions.js';
import { createOrderCalls } from './calls.js';
import { composeOrder, type OrderOwn } from './compose-order.js';
import { getOpenJobs } from './kept.js';
import { createReturnCalls } from './return-calls.js';
import type { Own, Scope } from './scope.js';

/** What the market says of the request of a return. */
export type ReturnRequestRules = Pick<ReturnCaptureRules, 'reasons' | 'requestsLabel' | 'sendsMethod'>;

/** Returning lines of an order as one tag sees it; what is under way belongs to the page. */
export interface ReturnOwn extends Own {
  get(orderNumber: string): ReturnSubmission;
  /** What the tag lends to it. */
  toTask(orderNumber: string): ReturnTask;
  toCapture(plan: ReturnPlan, rules: ReturnRequestRules): ReturnCapture;
}

export function composeReturn(scope: Scope): ReturnOwn {
  const calls = createReturnCalls(scope);
  const own = scope.own(composeOrder);
  const readReturn = createReturnReader(scope, own);
  return {
    get: (orderNumber) => scope.getShared().part('returns', createReturnSubmissions).get(orderNumber),
    toTask: (orderNumber) => ({
      calls,
      locks,
      clock: scope.platform,
      openJobs: getOpenJobs(scope),
      findProof: own.getProof,
      listReturnNumbers() {
        const known = own.store.getState();
        return known.status === 'ready' ? listReturnNumbers(known.value) : [];
      },
      async look(asked) {
        const order = await own.readAgain();
        if (!order) return undefined;
        const { returnNumber, unread } = findMadeReturn(order, asked);
        if (returnNumber !== undefined) return { returnNumber };
        for (const number of unread) {
          const read = await readReturn(number);
          if (!read) return undefined;
          if (isReturnOf(read, asked)) return { returnNumber: number };
        }
        return 'none';
      },
      onEnd(state) {
        tell(scope, orderNumber, state);
        if (state.status !== 'done') return;
        // Both are looked at next: the order has something less to return, and the return is where the shopper goes.
        void own.readAgain();
        void readReturn(state.returnNumber);
      },
    }),
    toCapture: (plan, rules) =>
      toReturnCapture(plan, {
        ...rules,
        isLabelOff: scope.isFlagOn('disableCreateReturnLabelFlag'),
        sendsMethodAnywhere: scope.isFlagOn('sendReturnMethodGlobally'),
      }),
    refresh() {},
    dispose() {},
  };
}

/** Reads a return order into what the page knows, for whoever reads the order it was made of; absent where it cannot be read. */
function createReturnReader(scope: Scope, own: OrderOwn): (orderNumber: string) => Promise<Order | undefined> {
  const { getOrder, getOrderSummary } = createOrderCalls(scope);
  return async (orderNumber) => {
    const { intl } = scope.settings.getState();
    if (!intl) return undefined;
    const contact = own.getProof();
    const key = { orderNumber, locale: intl.locale, ...(contact && { contact }) };
    const orders = scope.getShared().part('orders', createOrders);
    const failure = await orders.read({
      key,
      clock: scope.platform,
      ask: (signal) =>
        contact ? getOrderSummary({ orderNumber, contact }, signal) : getOrder({ orderNumber }, signal),
    });
    const known = orders.slice(key).getState();
    return !failure && known.status === 'ready' ? known.value : undefined;
  };
}

/** What the page hears of the end. */
function tell(scope: Scope, orderNumber: string, state: ReturnState): void {
  if (state.status === 'failed') scope.report(state.failure);
  if (state.status !== 'done') return;
  scope.getShared().isHistoryStale = true;
  scope.port.emit('orders-return-submitted', { orderNumber, returnNumber: state.returnNumber, operation: 'return' });
}
