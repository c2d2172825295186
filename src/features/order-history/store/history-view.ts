import type { HistoryPage } from './history-page.js';
import type { History, ListPage } from './order-history.js';

/** What a tag shows of a member's orders. `nobody`: no token is there to ask with. */
export type HistoryView<Page extends ListPage = HistoryPage> = History<Page> | { readonly status: 'nobody' };
