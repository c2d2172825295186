import english from '../../../../locales/en.json?only=payOrder.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './pay-order.css?inline';
import { PayOrder } from './pay-order.js';

/** Paying an order that waits for it: few orders do. */
export const paymentPart = {
  views: { PayOrder },
  english,
  styles: [styles],
} as const satisfies Part<object>;
