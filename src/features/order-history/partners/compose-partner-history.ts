import type { PartnerPage } from './model/partner-order.js';
import { createOrderHistory, type ListNames, type OrderHistory, type ListPage } from '../store/order-history.js';
import { composeList, type ListOwn } from '../compose-list.js';
import type { Scope } from '../../../app/context/scope.js';
import type { PartnerCalls } from './api/partner-calls.js';
import { toCall } from '../../../app/calls/to-call.js';

/** The list of what was bought from partners. */
const PARTNER_ORDERS: ListNames = { call: 'list-partner-history', code: 'service-list-partner-history-failure' };

/** What a member bought from partners, as their tag sees it. */
export interface PartnerHistoryOwn extends ListOwn<PartnerPage> {
  /** Takes away what is said of a next page that did not come. */
  dismiss(): void;
}

/** Follows who is shopping, and in which language, and reads what they bought from partners. */
export function composePartnerHistory(scope: Scope): PartnerHistoryOwn {
  return {
    ...composeList<PartnerPage>(scope, { getHistory, ask: createPartnerHistoryCall(scope) }),
    dismiss() {
      const { intl } = scope.settings.getState();
      if (intl) dismissMore(getHistory(scope, intl.locale));
    },
  };
}

/** What the page's tags know together, in one language. */
function getHistory(scope: Scope, locale: string): OrderHistory<PartnerPage> {
  return scope.getShared().part(`partner history ${locale}`, createOrderHistory<PartnerPage>, PARTNER_ORDERS);
}

/** The call that lists what a member bought from partners. */
function createPartnerHistoryCall(scope: Scope): PartnerCalls['listPartnerHistory'] {
  return toCall(scope, async () => (await import('./api/list-partner-history.js')).listPartnerHistory);
}

/** The shopper has read why the next page did not come: it is offered anew, and nothing says any more what went wrong. */
export function dismissMore<Page extends ListPage>({ store }: OrderHistory<Page>): void {
  const state = store.getState();
  if (state.status !== 'ready' || state.more.status !== 'failed') return;
  store.setState({ ...state, more: { status: 'offered', anchor: state.more.anchor } }, true);
}
