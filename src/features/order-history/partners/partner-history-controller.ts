import type { PartnerPage } from './model/partner-order.js';
import { createOrderHistory, type ListNames, type OrderHistory, type ListPage } from '../store/order-history.js';
import { createListController, type ListController } from '../list-controller.js';
import type { ElementContext } from '../../../app/context/element-context.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';

/** The list of what was bought from partners. */
const PARTNER_ORDERS: ListNames = { call: 'list-partner-history', code: 'service-list-partner-history-failure' };

/** What a member bought from partners, as their tag sees it. */
export interface PartnerHistoryController extends ListController<PartnerPage> {
  /** Takes away what is said of a next page that did not come. */
  dismiss(): void;
}

/** Follows who is shopping, and in which language, and reads what they bought from partners. */
export function createPartnerHistoryController(context: ElementContext): PartnerHistoryController {
  return {
    ...createListController<PartnerPage>(context, { getHistory, ask: createPartnerHistoryCall(context) }),
    dismiss() {
      const { intl } = context.settings.getState();
      if (intl) dismissMore(getHistory(context, intl.locale));
    },
  };
}

/** What the page's tags know together, in one language. */
function getHistory(context: ElementContext, locale: string): OrderHistory<PartnerPage> {
  return context.getPageState().part(`partner history ${locale}`, createOrderHistory<PartnerPage>, PARTNER_ORDERS);
}

/** The call that lists what a member bought from partners. */
function createPartnerHistoryCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-partner-history.js')).listPartnerHistory);
}

/** The shopper has read why the next page did not come: it is offered anew, and nothing says any more what went wrong. */
export function dismissMore<Page extends ListPage>({ store }: OrderHistory<Page>): void {
  const state = store.getState();
  if (state.status !== 'ready' || state.more.status !== 'failed') return;
  store.setState({ ...state, more: { status: 'offered', anchor: state.more.anchor } }, true);
}
