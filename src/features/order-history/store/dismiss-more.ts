import type { ListPage, OrderHistory } from './order-history.js';

/** The shopper has read why the next page did not come: it is offered anew, and nothing says any more what went wrong. */
export function dismissMore<Page extends ListPage>({ store }: OrderHistory<Page>): void {
  const state = store.getState();
  if (state.status !== 'ready' || state.more.status !== 'failed') return;
  store.setState({ ...state, more: { status: 'offered', anchor: state.more.anchor } }, true);
}
