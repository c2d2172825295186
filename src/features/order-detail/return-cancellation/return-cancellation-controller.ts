import type { Order } from '../../../orders/model/order.js';
import { createOrderCalls } from '../../../orders/calls.js';
import { createOrderController } from '../../../orders/order-controller.js';
import { getCancelMarks, getOpenJobs } from '../../../orders/stored-orders.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import { createOrders } from '../../../orders/store/orders.js';
import { getChosenReturnMethods } from '../../../returns/chosen-return-methods.js';
import { isShownCancelled } from '../../../returns/model/cancelled-return.js';
import { createFollowJob } from '../../../app/calls/follow-job.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { locks } from '../../../platform/locks.js';
import { ReturnCancellation, type ReturnCancelDeps, type ReturnCancelState } from './store/return-cancellation.js';

/** A return, and the order on whose screen it is cancelled: the return itself, or the order that it belongs to. */
export interface ReturnOnScreen {
  readonly returnNumber: string;
  readonly order: Order;
}

/** Cancelling returns for one tag; the running cancellations live in the page state. */
export interface ReturnCancellationController extends Controller {
  get(returnNumber: string): ReturnCancellation;
  /** What the tag contributes to a return's cancellation. */
  toDeps(shown: ReturnOnScreen): ReturnCancelDeps;
  /** Records that the shopper has seen the result. A successful one is announced; then everything that shows it is read again. */
  close(shown: ReturnOnScreen): void;
}

export function createReturnCancellationController(context: ElementContext): ReturnCancellationController {
  const calls = createCancellationCalls(context);
  const orderController = context.getController(createOrderController);
  const readAnew = createReader(context);
  const get = (returnNumber: string): ReturnCancellation =>
    context.getPageState().get('return cancellations', createReturnCancellations).get(returnNumber);
  return {
    get,
    toDeps: ({ returnNumber }) => ({
      calls,
      locks,
      clock: context.platform,
      openJobs: getOpenJobs(context),
      proof: orderController.getProof(),
      async reload() {
        const read = await readAnew(returnNumber);
        return read && (isShownCancelled(read) ? 'cancelled' : 'none');
      },
      onSettled: (state) => settle(context, returnNumber, state),
    }),
    close({ returnNumber, order }) {
      const cancellation = get(returnNumber);
      const isRefused = cancellation.store.getState().status === 'unavailable';
      const hasEnded = cancellation.close();
      if (hasEnded) announce(context);
      if (!hasEnded && !isRefused) return;
      void orderController.readAgain();
      // Also read the other order (the return or its sales order), in case the shopper goes there.
      const other = order.kind === 'return' ? order.parentOrderNumber : returnNumber;
      if (other !== undefined) void readAnew(other);
    },
    refresh() {},
    dispose() {},
  };
}

/**
 * Notifies the page, and remembers the result for the return's later display: the service may not show it yet. What the shopper had chosen
 * for the return is forgotten.
 */
function settle(context: ElementContext, returnNumber: string, state: ReturnCancelState): void {
  if (state.status === 'failed') context.report(state.failure);
  if (state.status !== 'complete') return;
  const mark = { orderNumber: returnNumber, result: 'cancelled', at: context.platform.now() } as const;
  getCancelMarks(context).put(mark, (other) => other.orderNumber === returnNumber);
  getChosenReturnMethods(context).drop(returnNumber);
  context.getPageState().isHistoryStale = true;
  context.port.emit('orders-return-cancelled', { returnOrderNumber: returnNumber });
}

/** Announces the result, because closing the dialog removes its text. */
function announce({ platform, settings }: ElementContext): void {
  const { intl } = settings.getState();
  if (intl) platform.announce(intl.t('cancelReturn.completeTitle'));
}

/** Reads an order or a return again, for every tag that shows it. Resolves to undefined if it cannot be read. */
function createReader(context: ElementContext): (orderNumber: string) => Promise<Order | undefined> {
  const orderController = context.getController(createOrderController);
  const { getOrder, getOrderSummary } = createOrderCalls(context);
  return async (orderNumber) => {
    const { intl } = context.settings.getState();
    if (!intl) return undefined;
    const contact = orderController.getContact();
    const key = { orderNumber, locale: intl.locale, ...(contact && { contact }) };
    const orders = context.getPageState().get('orders', createOrders);
    const failure = await orders.read({
      key,
      clock: context.platform,
      tag: context,
      getOrder: (signal) =>
        contact ? getOrderSummary({ orderNumber, contact }, signal) : getOrder({ orderNumber }, signal),
      mode: 'anew',
    });
    if (failure) context.report(failure, 'warning');
    const known = orders.get(key).getState();
    return !failure && known.status === 'ready' ? known.value : undefined;
  };
}

function createReturnCancellations(): OnePerOrder<ReturnCancellation> {
  return new OnePerOrder((returnNumber) => new ReturnCancellation(returnNumber));
}

const loadRequest = async () => (await import('./api/request-return-cancellation.js')).requestReturnCancellation;

/** Preloads the request while the shopper confirms. A failure is ignored here: the call itself loads it again and reports. */
export function preloadReturnCancelCalls(): void {
  loadRequest().catch(() => undefined);
}

function createCancellationCalls(context: ElementContext) {
  return {
    requestReturnCancellation: lazyCall(context, loadRequest),
    getReturnCancellationJob: lazyCall(
      context,
      async () => (await import('./api/get-return-cancellation-job.js')).getReturnCancellationJob,
    ),
    followJob: createFollowJob<'cancelled'>(context),
  };
}
