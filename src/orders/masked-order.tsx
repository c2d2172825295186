import type { ReactNode } from 'react';
import { lazyView } from '../app/lazy/lazy-view.js';
import type { Order } from './model/order.js';

const loadNotice = async () => (await import('./masked-notice.js')).maskedNotice;

const MaskedNotice = lazyView(loadNotice, 'MaskedNotice', { isOptional: true });

/** The notice of an order whose details are masked; nothing for any other. */
export function MaskedOrder({ order }: { readonly order: Order }): ReactNode {
  return order.isMasked && <MaskedNotice order={order} />;
}
