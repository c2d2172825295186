import type { History } from './order-history.js';

/** What a tag shows of a member's orders. `nobody`: no token is there to ask with. */
export type HistoryView = History | { readonly status: 'nobody' };
