import type { CancelRequest } from './api/request-cancel.js';
import { judgeOrder, type LineOutcome } from './model/cancel-lines.js';
import { findCancelResult, type CancelMark } from '../../../orders/model/cancellation.js';
import type { Order, OrderContact } from '../../../orders/model/order.js';
import { getLinesTitle } from './line-results.js';
import { formatCancelStatus } from '../../../i18n/format-cancel-status.js';
import { locks } from '../../../platform/locks.js';
import { type CancelState, Cancellation, type CancelDeps, type CancelVerdict } from './store/cancellation.js';
import { createOrderController, type OrderController } from '../../../orders/order-controller.js';
import { findEmail } from '../../../orders/find-email.js';
import { getCancelMarks, getOpenJobs } from '../../../orders/stored-orders.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import { sealContact } from '../../../app/configuration/service-address.js';
import { createFollowJob } from '../../../app/calls/follow-job.js';
import { trackPage } from '../../../app/context/track.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';

/** Cancelling for one tag; the running cancellations live in the page state. */
export interface CancellationController extends Controller {
  get(order: Order): Cancellation;
  /** What the tag contributes to an order's cancellation. */
  toDeps(order: Order): CancelDeps;
  /**
   * Records that the shopper has seen the result. A successful one is remembered for the order's later display; then
   * the order is read again.
   */
  close(order: Order): void;
}

export function createCancellationController(context: ElementContext): CancellationController {
  const calls = createCancelCalls(context);
  const orderController = context.getController(createOrderController);
  const get = ({ orderNumber }: Order): Cancellation =>
    context.getPageState().get('cancellations', createCancellations).get(orderNumber);
  const toDeps = (order: Order): CancelDeps => ({
    calls,
    locks,
    clock: context.platform,
    openJobs: getOpenJobs(context),
    proof: orderController.getProof(),
    findRequest: () => findRequest(context, order, orderController),
    async reload(choice) {
      const read = await orderController.readAgain();
      if (!read || !choice) return read && (findCancelResult(read) ?? 'none');
      return judgeOrder(read, choice.lines, choice.maySucceed);
    },
    onSettled: (state) => notifyPage(context, order, state),
  });
  return {
    get,
    toDeps,
    close(order) {
      const { orderNumber } = order;
      const cancellation = get(order);
      const isRefused = cancellation.store.getState().status === 'unavailable';
      const result = cancellation.close();
      if (typeof result === 'object') markLines(context, orderNumber, result);
      else if (result) {
        const mark = { orderNumber, result, at: context.platform.now() };
        getCancelMarks(context).put(mark, (other) => other.orderNumber === orderNumber);
        announce(context, mark);
      }
      if (result || isRefused) void orderController.readAgain();
    },
    refresh() {},
    dispose() {},
  };
}

/** Remembers the cancelled pieces of an order for its later display, and announces the result. */
function markLines(context: ElementContext, orderNumber: string, outcomes: readonly LineOutcome[]): void {
  const { platform, settings } = context;
  const { intl } = settings.getState();
  const at = platform.now();
  for (const { result, ...line } of outcomes) {
    if (result !== 'refused') getCancelMarks(context).put({ orderNumber, result, at, line }, () => false);
  }
  if (intl) platform.announce(intl.t(getLinesTitle(outcomes)));
}

/**
 * Builds the request to cancel. An e-mail address identifies the shopper if there is one (the order's, the user's or
 * the guest's), otherwise a phone number (wire contract, section 3).
 */
function findRequest(
  context: ElementContext,
  order: Order,
  orderController: OrderController,
): CancelRequest | undefined {
  const { orderNumber, regionReference, contact } = order;
  const { dayPhoneNumber } = contact;
  const proof = orderController.getContact();
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
    proof: orderController.getProof(),
  };
}

/** Reports the result to the page. */
function notifyPage(context: ElementContext, { orderNumber }: Order, state: CancelState): void {
  const hasEffect = state.status === 'complete' || state.status === 'pending' || state.status === 'lines';
  if (hasEffect) context.getPageState().isHistoryStale = true;
  if (state.status === 'lines') notifyOfLines(context, orderNumber, state.lines);
  if (state.status === 'complete') context.port.emit('orders-order-cancelled', { orderNumber });
  if (state.status === 'unavailable') trackPage(context, 'cancel-unavailable');
  if (state.status === 'failed') context.report(state.failure);
}

function notifyOfLines({ port }: ElementContext, orderNumber: string, outcomes: readonly LineOutcome[]): void {
  const lines = outcomes
    .filter(({ result }) => result === 'cancelled')
    .map(({ orderLineKey, quantity }) => ({ orderLineKey, quantity }));
  if (lines.length > 0) port.emit('orders-items-cancelled', { orderNumber, lines });
}

/** Announces the result, because closing the dialog removes its text. Once, however many tags show the order. */
function announce({ platform, settings }: ElementContext, mark: CancelMark): void {
  const { intl } = settings.getState();
  if (intl) platform.announce(formatCancelStatus(intl, mark));
}

export function createCancellations(): OnePerOrder<Cancellation> {
  return new OnePerOrder((orderNumber) => new Cancellation(orderNumber));
}

/**
 * Preloads the request while the shopper confirms. A failure is ignored here: the call itself loads it again and
 * reports.
 */
export function preloadCancelCalls(): void {
  import('./api/request-cancel.js').catch(() => undefined);
}

function createCancelCalls(context: ElementContext) {
  return {
    requestCancel: lazyCall(context, async () => (await import('./api/request-cancel.js')).requestCancel),
    getCancelJob: lazyCall(context, async () => (await import('./api/get-cancel-job.js')).getCancelJob),
    followJob: createFollowJob<CancelVerdict>(context),
  };
}
