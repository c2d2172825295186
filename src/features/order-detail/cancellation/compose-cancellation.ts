import type { CancelRequest } from './api/cancel-calls.js';
import { findCancelResult, type CancelMark } from '../../../orders/model/cancellation.js';
import type { Order, OrderContact } from '../../../orders/model/order.js';
import { sayCancelNews } from '../../../i18n/say-cancel-news.js';
import { locks } from '../../../platform/locks.js';
import type { CancelState } from './store/cancel-state.js';
import { Cancellation, type CancelTask } from './store/cancellation.js';
import { createCancelCalls } from './cancel-calls.js';
import { composeOrder, type OrderOwn } from '../../../orders/compose-order.js';
import { findEmail } from '../../../orders/find-email.js';
import { getCancelMarks, getOpenJobs } from '../../../orders/kept-orders.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { sealContact } from '../../../app/calls/to-call.js';
import { trackPage } from '../../../app/context/track.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';

/** Cancelling as one tag sees it; what is under way belongs to the page. */
export interface CancellationOwn extends Own {
  get(order: Order): Cancellation;
  /** What the tag lends to the cancellation of an order. */
  toTask(order: Order): CancelTask;
  /** The shopper has seen how it ended: where it ended well, the order says so from now on. It is read again. */
  close(order: Order): void;
}

export function composeCancellation(scope: Scope): CancellationOwn {
  const calls = createCancelCalls(scope);
  const own = scope.own(composeOrder);
  const get = ({ orderNumber }: Order): Cancellation =>
    scope.getShared().part('cancellations', createCancellations).get(orderNumber);
  const toTask = (order: Order): CancelTask => ({
    calls,
    locks,
    clock: scope.platform,
    openJobs: getOpenJobs(scope),
    proof: own.getProof(),
    findRequest: () => findRequest(scope, order, own),
    async look() {
      const read = await own.readAgain();
      return read && (findCancelResult(read) ?? 'none');
    },
    onEnd: (state) => tell(scope, order, state),
  });
  return {
    get,
    toTask,
    close(order) {
      const { orderNumber } = order;
      const cancellation = get(order);
      const isRefused = cancellation.store.getState().status === 'unavailable';
      const result = cancellation.close();
      if (result) {
        const mark = { orderNumber, result, at: scope.platform.now() };
        getCancelMarks(scope).put(mark, (other) => other.orderNumber === orderNumber);
        announce(scope, mark);
      }
      if (result || isRefused) void own.readAgain();
    },
    refresh() {},
    dispose() {},
  };
}

/**
 * The request to cancel. Who asks is proved by an e-mail address where one is known: the order's, the user's, the guest's; else by a
 * phone number (wire contract, section 3).
 */
function findRequest(scope: Scope, order: Order, own: OrderOwn): CancelRequest | undefined {
  const { orderNumber, regionReference, contact } = order;
  const { dayPhoneNumber } = contact;
  const proof = own.getContact();
  const proved: OrderContact = proof ?? {};
  const email = findEmail(scope, { contact, proof });
  const phoneNumber = contact.phoneNumber ?? proved.phoneNumber ?? dayPhoneNumber;
  const who = email === undefined ? phoneNumber !== undefined && { phoneNumber } : { email };
  if (!who) return undefined;
  return { orderNumber, regionReference, contact: sealContact(scope, who), dayPhoneNumber, proof: own.getProof() };
}

/** What the page hears of the end. */
function tell(scope: Scope, { orderNumber }: Order, state: CancelState): void {
  if (state.status === 'complete' || state.status === 'pending') scope.getShared().isHistoryStale = true;
  if (state.status === 'complete') scope.port.emit('orders-order-cancelled', { orderNumber });
  if (state.status === 'unavailable') trackPage(scope, 'cancel-unavailable');
  if (state.status === 'failed') scope.report(state.failure);
}

/** The dialog is gone, and with it what it said. Once, however many tags show the order. */
function announce({ platform, settings }: Scope, mark: CancelMark): void {
  const { intl } = settings.getState();
  if (intl) platform.announce(sayCancelNews(intl, mark));
}

export function createCancellations(): OnePerOrder<Cancellation> {
  return new OnePerOrder((orderNumber) => new Cancellation(orderNumber));
}
