import type { ReactNode } from 'react';
import { useElementContext, useSlice } from '../../app/context/element-context.js';
import { lazyView } from '../../app/lazy/lazy-view.js';
import type { Order } from '../../orders/model/order.js';

const loadWithdrawalModule = async () => (await import('../../orders/withdrawal-links.js')).withdrawalLinks;

const LazyCard = lazyView(loadWithdrawalModule, 'WithdrawalCard', {
  placeholder: () => <div className="withdrawal-slot side-card" />,
});
const LazyAction = lazyView(loadWithdrawalModule, 'WithdrawalAction', { isOptional: true });

interface WithdrawalOfferProps {
  readonly order: Order;
  readonly isQuickAction?: true;
}

/**
 * The way to withdraw from the contract, where the country's law requires one, whether or not the period seems to be
 * over. Purchases in a store carry no such right.
 */
export function WithdrawalOffer({ order, isQuickAction }: WithdrawalOfferProps): ReactNode {
  const isOfCountry = useSlice(useElementContext().settings, ({ market }) => market?.withdrawsOnline === true);
  if (!isOfCountry || order.kind !== 'sales' || order.isStoreOrder) return null;
  const { orderNumber } = order;
  return isQuickAction ? <LazyAction orderNumber={orderNumber} /> : <LazyCard orderNumber={orderNumber} />;
}
