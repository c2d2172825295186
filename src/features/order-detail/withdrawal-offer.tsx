import type { ReactNode } from 'react';
import { useElementContext, useSelector } from '../../app/context/element-context.js';
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
 * The link or card that leads to the withdrawal from the contract, if the country's law requires one. It is shown even if the period seems
 * to be over, but not for purchases in a store, which carry no such right.
 */
export function WithdrawalOffer({ order, isQuickAction }: WithdrawalOfferProps): ReactNode {
  const isRequired = useSelector(useElementContext().settings, ({ market }) => market?.withdrawsOnline === true);
  if (!isRequired || order.kind !== 'sales' || order.isStoreOrder) return null;
  const { orderNumber } = order;
  return isQuickAction ? <LazyAction orderNumber={orderNumber} /> : <LazyCard orderNumber={orderNumber} />;
}
