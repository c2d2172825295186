import english from '../../../locales/en.json?only=payOrder.&ast';
import type { Part } from '../../host/part.js';
import styles from '../../ui/styles/pay-order.css?inline';
import { PayOrder } from './pay-order.js';

/** Paying an order that waits for it: few orders do. */
export const paymentPart = {
  views: { PayOrder },
  english,
  styles: [styles],
} as const satisfies Part<object>;
