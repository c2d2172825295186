import english from '../../../../locales/en.json?only=store.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './store.css?inline';
import { StoreDetails } from './store-details.js';

/** What there is to know of a store besides its address: only orders that have one fetch it. */
export const storePart = {
  views: { StoreDetails },
  english,
  styles: [styles],
} as const satisfies Part<object>;
