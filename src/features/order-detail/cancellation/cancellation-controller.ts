import type { CancelRequest } from './api/request-cancel.js';
import { findCancelResult, type CancelMark, type CancelResult } from '../../../orders/model/cancellation.js';
import type { Order, OrderContact } from '../../../orders/model/order.js';
import { formatCancelStatus } from '../../../i18n/format-cancel-news.js';
import { locks } from '../../../platform/locks.js';
import { type CancelState, Cancellation, type CancelDeps } from './store/cancellation.js';
import { createOrderController, type OrderController } from '../../../orders/order-controller.js';
import { findEmail } from '../../../orders/find-email.js';
import { getCancelMarks, getOpenJobs } from '../../../orders/stored-orders.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { sealContact, lazyCall, createFollowJob } from '../../../app/calls/lazy-call.js';
import { trackPage } from '../../../app/context/track.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';

/** Cancelling as one tag sees it; what is under way belongs to the page. */
export interface CancellationController extends Controller {
  get(order: Order): Cancellation;
  /** What the tag lends to the cancellation of an order. */
  toDeps(order: Order): CancelDeps;
  /** The shopper has seen how it ended: where it ended well, the order says so from now on. It is read again. */
  close(order: Order): void;
}

export function createCancellationController(context: ElementContext): CancellationController {
  const calls = createCancelCalls(context);
  const controller = context.getController(createOrderController);
  const get = ({ orderNumber }: Order): Cancellation =>
    context.getPageState().part('cancellations', createCancellations).get(orderNumber);
  const toDeps = (order: Order): CancelDeps => ({
    calls,
    locks,
    clock: context.platform,
    openJobs: getOpenJobs(context),
    proof: controller.getProof(),
    findRequest: () => findRequest(context, order, controller),
    async look() {
      const read = await controller.readAgain();
      return read && (findCancelResult(read) ?? 'none');
    },
    onSettled: (state) => tell(context, order, state),
  });
  return {
    get,
    toDeps,
    close(order) {
      const { orderNumber } = order;
      const cancellation = get(order);
      const isRefused = cancellation.store.getState().status === 'unavailable';
      const result = cancellation.close();
      if (result) {
        const mark = { orderNumber, result, at: context.platform.now() };
        getCancelMarks(context).put(mark, (other) => other.orderNumber === orderNumber);
        announce(context, mark);
      }
      if (result || isRefused) void controller.readAgain();
    },
    refresh() {},
    dispose() {},
  };
}

/**
 * The request to cancel. Who asks is proved by an e-mail address where one is known: the order's, the user's, the guest's; else by a
 * phone number (wire contract, section 3).
 */
function findRequest(context: ElementContext, order: Order, controller: OrderController): CancelRequest | undefined {
  const { orderNumber, regionReference, contact } = order;
  const { dayPhoneNumber } = contact;
  const proof = controller.getContact();
  const proved: OrderContact = proof ?? {};
  const email = findEmail(context, { contact, proof });
  const phoneNumber = contact.phoneNumber ?? proved.phoneNumber ?? dayPhoneNumber;
  const who = email === undefined ? phoneNumber !== undefined && { phoneNumber } : { email };
  if (!who) return undefined;
  return {
    orderNumber,
    regionReference,
    contact: sealContact(context, who),
    dayPhoneNumber,
    proof: controller.getProof(),
  };
}

/** What the page hears of the end. */
function tell(context: ElementContext, { orderNumber }: Order, state: CancelState): void {
  if (state.status === 'complete' || state.status === 'pending') context.getPageState().isHistoryStale = true;
  if (state.status === 'complete') context.port.emit('orders-order-cancelled', { orderNumber });
  if (state.status === 'unavailable') trackPage(context, 'cancel-unavailable');
  if (state.status === 'failed') context.report(state.failure);
}

/** The dialog is gone, and with it what it said. Once, however many tags show the order. */
function announce({ platform, settings }: ElementContext, mark: CancelMark): void {
  const { intl } = settings.getState();
  if (intl) platform.announce(formatCancelStatus(intl, mark));
}

export function createCancellations(): OnePerOrder<Cancellation> {
  return new OnePerOrder((orderNumber) => new Cancellation(orderNumber));
}

/** Fetches what cancelling will need, while the shopper is asked whether to. A failure here shows, and is mended, with the call. */
export function preloadCancelCalls(): void {
  import('./api/request-cancel.js').catch(() => undefined);
}

/** The calls that cancel an order. */
function createCancelCalls(context: ElementContext) {
  return {
    requestCancel: lazyCall(context, async () => (await import('./api/request-cancel.js')).requestCancel),
    getCancelJob: lazyCall(context, async () => (await import('./api/get-cancel-job.js')).getCancelJob),
    followJob: createFollowJob<CancelResult>(context),
  };
}
