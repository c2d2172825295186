import { findMadeReturn, isReturnOf, type AskedReturn } from './model/made-return.js';
import {
  toReturnCapture,
  type CapturedReturn,
  type ReturnCapture,
  type ReturnCaptureRules,
  type ReturnPlan,
} from '../../../returns/model/return-capture.js';
import { listReturnNumbers } from '../../../orders/model/return-offer.js';
import type { Order } from '../../../orders/model/order.js';
import { locks } from '../../../platform/locks.js';
import type { ReturnState } from './store/return-state.js';
import { ReturnSubmission, type ReturnTask } from './store/return-submission.js';
import { composeExchange } from '../exchange/compose-exchange.js';
import { composeReturnWizard } from '../compose-return-wizard.js';
import { composeOrder, type OrderOwn } from '../../../orders/compose-order.js';
import { getOpenJobs } from '../../../orders/kept-orders.js';
import { getMadeWays } from '../../../returns/made-ways.js';
import { createReturnReader } from '../create-return-reader.js';
import { createReturnCalls } from '../../../returns/return-calls.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { reportUnsentMessages, getReturnMessageDesk } from '../../../returns/return-message-desk.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import type { Contact } from '../../../http/model/phone-number.js';
import { findReturnMessages } from '../../../returns/model/return-messages.js';
import { createUuid } from '../../../platform/platform.js';
import { findPageUser } from '../../../app/session/page-user.js';
import { sealContact, toCall } from '../../../app/calls/to-call.js';
import type { MessageCalls } from '../../../returns/api/message-calls.js';

/** What the market says of the request of a return. */
export type ReturnRequestRules = Pick<ReturnCaptureRules, 'reasons' | 'requestsLabel' | 'sendsMethod'>;

/** Returning lines of an order as one tag sees it; what is under way belongs to the page. */
export interface ReturnOwn extends Own {
  get(orderNumber: string): ReturnSubmission;
  /** What the tag lends to it: the same whenever it is asked for. */
  getTask(orderNumber: string): ReturnTask;
  toCapture(plan: ReturnPlan, rules: ReturnRequestRules): ReturnCapture;
  /** Whether an e-mail about a return was sent, as far as is known by now. */
  wasEmailed(returnNumber: string): boolean;
}

export function composeReturn(scope: Scope): ReturnOwn {
  const calls = createReturnCalls(scope);
  const own = scope.own(composeOrder);
  const exchange = scope.own(composeExchange);
  const readReturn = createReturnReader(scope, own);
  const get = (orderNumber: string) => scope.getShared().part('returns', createReturnSubmissions).get(orderNumber);

  const stopReporting = reportUnsentMessages(scope);
  const tasks = new Map<string, ReturnTask>();
  const createTask = (orderNumber: string): ReturnTask => ({
    calls,
    locks,
    clock: scope.platform,
    openJobs: getOpenJobs(scope),
    findProof: own.getProof,
    plan: (wish) => exchange.plan(orderNumber, wish),
    listReturnNumbers() {
      const known = own.store.getState();
      return known.status === 'ready' ? listReturnNumbers(known.value) : [];
    },
    look: (asked) => lookForReturn(asked, own, readReturn),
    onEnd(state) {
      if (state.status !== 'done') return tellFailure(scope, state);
      const { returnNumber } = state;
      keepWay(scope, orderNumber, returnNumber);
      const hasExchange = exchange.begin(orderNumber, returnNumber);
      tell(scope, { orderNumber, returnNumber, operation: hasExchange ? 'exchange' : 'return' });
      tellShopper(scope, get(orderNumber), { orderNumber, returnNumber });
      // An exchange looks at the order by itself, and both name it once it is ordered.
      if (hasExchange) return;
      // Both are looked at next: the order has something less to return, and the return is where the shopper goes.
      void own.readAgain();
      void readReturn(returnNumber);
    },
  });

  return {
    get,
    getTask(orderNumber) {
      const task = tasks.get(orderNumber) ?? createTask(orderNumber);
      tasks.set(orderNumber, task);
      return task;
    },
    wasEmailed: (returnNumber) => wasReturnEmailed(scope, returnNumber),
    toCapture: (plan, rules) =>
      toReturnCapture(plan, {
        ...rules,
        isLabelOff: scope.isFlagOn('disableCreateReturnLabelFlag'),
        sendsMethodAnywhere: scope.isFlagOn('sendReturnMethodGlobally'),
      }),
    refresh() {},
    dispose: stopReporting,
  };
}

/** Reads the order anew, and what it tells of returns. Gives the one that was asked for; absent where nobody can tell. */
async function lookForReturn(
  asked: AskedReturn,
  own: OrderOwn,
  readReturn: (orderNumber: string) => Promise<Order | undefined>,
): Promise<CapturedReturn | 'none' | undefined> {
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
}

/** The instructions of a return go by the way back that was chosen for it, whatever the service tells of it. */
function keepWay(scope: Scope, orderNumber: string, returnNumber: string): void {
  const { methodId } = scope.own(composeReturnWizard).get(orderNumber).getState();
  if (methodId !== undefined) getMadeWays(scope).keep({ orderNumber, returnNumber, methodId });
}

/** Has the shopper told of a return that this page had made: by e-mail and otherwise, as far as flags and the way back ask for it. */
function tellShopper(
  scope: Scope,
  { isOurs, way }: ReturnSubmission,
  { orderNumber, returnNumber }: { readonly orderNumber: string; readonly returnNumber: string },
): void {
  const own = scope.own(composeOrder);
  const known = own.store.getState();
  // What an earlier page load has sent went the way of its draft.
  const gone = way ?? scope.own(composeReturnWizard).get(orderNumber).getState().methodId?.split('|')[0];
  if (!isOurs || gone === undefined || known.status !== 'ready') return;
  sendReturnMessages(scope, { order: known.value, returnNumber, way: gone, contact: own.getContact() });
}

function tellFailure(scope: Scope, state: ReturnState): void {
  if (state.status === 'failed') scope.report(state.failure);
}

interface MadeReturn {
  readonly orderNumber: string;
  readonly returnNumber: string;
  /** What is made of it: an exchange is ordered from now on. */
  readonly operation: 'return' | 'exchange';
}

/** What the page hears of a return that was made. */
function tell(scope: Scope, made: MadeReturn): void {
  scope.getShared().isHistoryStale = true;
  scope.port.emit('orders-return-submitted', { ...made });
}

/** Returns that were asked for. */
function createReturnSubmissions(): OnePerOrder<ReturnSubmission> {
  return new OnePerOrder((orderNumber) => new ReturnSubmission(orderNumber));
}

interface ReturnToTell {
  readonly order: Order;
  readonly returnNumber: string;
  /** How it goes back. */
  readonly way: string;
  /** The contact that a guest proves the order with; absent for members. */
  readonly contact: Contact | undefined;
}

/** Has the shopper told of a return that was just made, where flags want it. Nothing waits for it. */
export function sendReturnMessages(scope: Scope, { order, returnNumber, way, contact }: ReturnToTell): void {
  const { id, email, givenName, middleName, familyName } = findPageUser(scope) ?? {};
  const guestEmail = contact && 'email' in contact ? contact.email : undefined;
  const messages = findReturnMessages({
    ...{ order, returnNumber, way },
    shopper: { id, email: email || guestEmail, givenName, middleName, familyName },
    sendsEmail: scope.isFlagOn('sendStoreReturnEmail'),
    sendsNotification: scope.isFlagOn('enableDorisCommunication'),
  });
  void getReturnMessageDesk(scope).send(returnNumber, messages, {
    calls: createMessageCalls(scope),
    proof: contact && sealContact(scope, contact),
    createId: createUuid,
  });
}

/** Whether the e-mail about a return was sent, as far as is known by now. */
export function wasReturnEmailed(scope: Scope, returnNumber: string): boolean {
  return getReturnMessageDesk(scope).wasEmailed(returnNumber);
}

/** The calls that tell a shopper of a return. */
function createMessageCalls(scope: Scope): MessageCalls {
  return {
    requestStoreReturnEmail: toCall(
      scope,
      async () => (await import('./api/request-store-return-email.js')).requestStoreReturnEmail,
    ),
    requestNotification: toCall(scope, async () => (await import('./api/request-notification.js')).requestNotification),
  };
}
