import type { Order } from '../../orders/model/order.js';
import { type HistoryPage, createOrderHistory, type OrderHistory, type HistoryView } from './store/order-history.js';
import { createOrders } from '../../orders/store/orders.js';
import { createListController, type ListController } from './list-controller.js';
import { navigate, type Destination } from '../../app/navigation/navigate.js';
import { type ElementContext, useElementContext, useSlice } from '../../app/context/element-context.js';
import { lazyCall } from '../../app/calls/lazy-call.js';

/** A member's orders as their tag sees them. */
interface HistoryController extends ListController<HistoryPage> {
  /** Goes to a place of an order. What is known of the order shows there at once, and is read again. */
  go(order: Order, place: Destination): void;
}

/** Follows who is shopping, and in which language, and reads their orders. */
export function createHistoryController(context: ElementContext): HistoryController {
  return {
    ...createListController<HistoryPage>(context, {
      getHistory,
      ask: createHistoryCall(context),
      isStale: () => takeStaleness(context),
    }),
    go: (order, place) => goWith(context, order, place),
  };
}

/** Whether an order was changed since the history was read; true once. */
function takeStaleness(context: ElementContext): boolean | undefined {
  const pageState = context.getPageState();
  const { isHistoryStale } = pageState;
  pageState.isHistoryStale = false;
  return isHistoryStale;
}

function goWith(context: ElementContext, order: Order, place: Destination): void {
  const { intl } = context.settings.getState();
  const { orderNumber } = order;
  if (intl) context.getPageState().part('orders', createOrders).put({ orderNumber, locale: intl.locale }, order, 0);
  navigate(context, place);
}

/** What the page's tags know together of a member's orders, in one language. */
export function getHistory(context: ElementContext, locale: string): OrderHistory {
  return context.getPageState().part(`history ${locale}`, createOrderHistory);
}

/** The call that lists a member's own orders. */
export function createHistoryCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-order-history.js')).listOrderHistory);
}

/** The orders of this tag's member. What only acts on them is not drawn again with each page. */
export function useHistory(): HistoryController {
  return useElementContext().getController(createHistoryController);
}

/** How far the orders are known. `select` gives a primitive or something the state holds. */
export function useHistoryView<Value>(select: (view: HistoryView) => Value): Value {
  return useSlice(useHistory().store, select);
}
