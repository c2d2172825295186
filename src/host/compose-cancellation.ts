import type { CancelRequest } from '../api/cancel-calls.js';
import { findCancelResult } from '../domain/cancellation.js';
import type { Contact } from '../domain/guest-lookup-check.js';
import type { Order, OrderContact } from '../domain/order.js';
import { locks } from '../platform/locks.js';
import type { CancelState } from '../state/cancel-state.js';
import type { Cancellation, CancelTask } from '../state/cancellation.js';
import { createCancellations } from '../state/cancellations.js';
import { createCancelCalls } from './cancel-calls.js';
import { composeOrder } from './compose-order.js';
import { getCancelMarks, getOpenJobs } from './kept.js';
import type { Own, Scope } from './scope.js';
import { trackPage } from './track.js';

/** Cancelling as one tag sees it; what is under way belongs to the page. */
export interface CancellationOwn extends Own {
  get(order: Order): Cancellation;
  start(order: Order): void;
  /** Takes up what an earlier page load began. */
  resume(order: Order): void;
  /** The shopper has seen how it ended: where it ended well, the order says so from now on, and is read again. */
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
    findRequest: () => findRequest(scope, order, own.getProof()),
    async look() {
      const read = await own.readAgain();
      return read && findCancelResult(read);
    },
    onEnd: (state) => tell(scope, order, state),
  });
  return {
    get,
    start: (order) => get(order).start(toTask(order)),
    resume: (order) => get(order).resume(toTask(order)),
    close(order) {
      const { orderNumber } = order;
      const result = get(order).close();
      if (!result) return;
      const mark = { orderNumber, result, at: scope.platform.now() };
      getCancelMarks(scope).put(mark, (other) => other.orderNumber === orderNumber);
      void own.readAgain();
    },
    refresh() {},
    dispose() {},
  };
}

/**
 * The request to cancel. Who asks is proved by an e-mail address where one is known: the order's, the user's, the guest's; else by a
 * phone number (wire contract, section 3).
 */
function findRequest(scope: Scope, order: Order, proof: Contact | undefined): CancelRequest | undefined {
  const { orderNumber, regionReference, contact } = order;
  const { dayPhoneNumber } = contact;
  const proved: OrderContact = proof ?? {};
  const email = contact.email ?? scope.getAdapter()?.user?.email ?? proved.email;
  const phoneNumber = contact.phoneNumber ?? proved.phoneNumber ?? dayPhoneNumber;
  const who = email === undefined ? phoneNumber !== undefined && { phoneNumber } : { email };
  return who ? { orderNumber, regionReference, contact: who, dayPhoneNumber, proof } : undefined;
}

/** What the page hears of the end. */
function tell(scope: Scope, { orderNumber }: Order, state: CancelState): void {
  if (state.status === 'complete') scope.port.emit('orders-order-cancelled', { orderNumber });
  if (state.status === 'unavailable') trackPage(scope, 'cancel-unavailable');
  if (state.status === 'failed') scope.report(state.failure);
}
