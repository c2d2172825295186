import english from '../../../../locales/en.json?only=cancelOrder.&ast';
import type { Part } from '../../../app/lazy/part.js';
import { CancelOrder } from './cancel-order.js';

/** Cancelling an order: fetched with the first press, so that looking at an order carries nothing of it. */
export const cancelPart = {
  views: { CancelOrder },
  english,
  styles: [],
} as const satisfies Part<object>;
