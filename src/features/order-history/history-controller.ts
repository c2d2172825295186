import type { Order } from '../../orders/model/order.js';
import { type HistoryPage, createOrderHistory, type OrderHistory, type HistoryView } from './store/order-history.js';
import { createOrders } from '../../orders/store/orders.js';
import { createListController, type ListController } from './list-controller.js';
import { navigate } from '../../app/navigation/navigate.js';
import type { Destination } from '../../app/navigation/destination.js';
import { type ElementContext, useElementContext, useSelector } from '../../app/context/element-context.js';
import { lazyCall } from '../../app/calls/lazy-call.js';

/** A member's orders for one tag. */
interface HistoryController extends ListController<HistoryPage> {
  /** Opens a screen of an order. The new screen shows the stored order at once and reads it again. */
  go(order: Order, destination: Destination): void;
}

/** Creates the controller that reads the member's orders whenever the identity or the language changes. */
export function createHistoryController(context: ElementContext): HistoryController {
  return {
    ...createListController<HistoryPage>(context, {
      getHistory,
      listOrders: createHistoryCall(context),
      call: 'list-order-history',
      isStale: () => takeStaleness(context),
    }),
    go: (order, destination) => goWith(context, order, destination),
  };
}

/** Tells whether an order changed since the history was read, and resets the mark. */
function takeStaleness(context: ElementContext): boolean | undefined {
  const pageState = context.getPageState();
  const { isHistoryStale } = pageState;
  pageState.isHistoryStale = false;
  return isHistoryStale;
}

function goWith(context: ElementContext, order: Order, destination: Destination): void {
  const { intl } = context.settings.getState();
  const { orderNumber } = order;
  if (intl) context.getPageState().get('orders', createOrders).put({ orderNumber, locale: intl.locale }, order, 0);
  navigate(context, destination);
}

/** Returns a member's orders in one language, shared by the page's tags. */
export function getHistory(context: ElementContext, locale: string): OrderHistory {
  return context.getPageState().get(`history ${locale}`, createOrderHistory);
}

/** Creates the call that lists a member's own orders. */
export function createHistoryCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('../../orders/api/list-order-history.js')).listOrderHistory);
}

/** The controller of the member's orders. Components that only act on the orders do not render again with each page. */
export function useHistory(): HistoryController {
  return useElementContext().getController(createHistoryController);
}

/** Selects from the state of the orders. `select` must return a primitive or a value that the state holds. */
export function useHistoryView<Value>(select: (view: HistoryView) => Value): Value {
  return useSelector(useHistory().store, select);
}
