import type { PartnerPage } from './model/partner-order.js';
import { createOrderHistory, type ListNames, type OrderHistory, type ListPage } from '../store/order-history.js';
import { createListController, type ListController } from '../list-controller.js';
import type { ElementContext } from '../../../app/context/element-context.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';

/** Names the list of partner orders in failures. */
const PARTNER_ORDERS = {
  call: 'list-partner-history',
  code: 'service-list-partner-history-failure',
} as const satisfies ListNames;

/** A member's partner orders for one tag. */
export interface PartnerHistoryController extends ListController<PartnerPage> {
  /** Dismisses the message about a next page that failed to load. */
  dismiss(): void;
}

/** Creates the controller that reads the partner orders whenever the identity or the language changes. */
export function createPartnerHistoryController(context: ElementContext): PartnerHistoryController {
  return {
    ...createListController<PartnerPage>(context, {
      getHistory,
      listOrders: createPartnerHistoryCall(context),
      call: PARTNER_ORDERS.call,
    }),
    dismiss() {
      const { intl } = context.settings.getState();
      if (intl) dismissMore(getHistory(context, intl.locale));
    },
  };
}

/** Returns the partner orders in one language, shared by the page's tags. */
function getHistory(context: ElementContext, locale: string): OrderHistory<PartnerPage> {
  return context.getPageState().get(`partner history ${locale}`, createOrderHistory<PartnerPage>, PARTNER_ORDERS);
}

/** Creates the call that lists a member's partner orders. */
function createPartnerHistoryCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-partner-history.js')).listPartnerHistory);
}

/** Dismisses the failure of the next page: the page is offered again, without the message. */
export function dismissMore<Page extends ListPage>({ store }: OrderHistory<Page>): void {
  const state = store.getState();
  if (state.status !== 'ready' || state.more.status !== 'failed') return;
  store.setState({ ...state, more: { status: 'offered', anchor: state.more.anchor } }, true);
}
