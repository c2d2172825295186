import english from '../../../../locales/en.json?only=returnOrder.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './return-order.css?inline';
import { ReturnContent } from './return-content.js';
import { ReturnHead } from './return-head.js';

/** What the screen of a return order shows in place of what a sales order does: fetched for returns alone. */
export const returnPart = {
  views: { ReturnHead, ReturnContent },
  english,
  styles: [styles],
} as const satisfies Part<object>;
