import english from '../../../../locales/en.json?only=historySearch.&ast';
import styles from './search.css?inline';
import type { LazyModule } from '../../../app/context/element-context.js';
import { FoundOrders } from './found-orders.js';
import { SearchBar } from './search-bar.js';

/** The search of the history; a page without the flag does not load it. */
export const searchModule = {
  views: { SearchBar, FoundOrders },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
