import { useCallback, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { Place } from '../../app/navigation/place.js';
import { useCardLinks } from '../../orders/use-card-links.js';
import { useHistory } from './use-history.js';
import { useIntl } from '../../app/context/use-intl.js';
import type { ItemShop } from '../../orders/shop/use-item-shop.js';
import { useScope } from '../../app/context/scope-context.js';
import { OrderCard } from '../../orders/order-card.js';

export interface HistoryCardProps {
  readonly order: Order;
  readonly shop: ItemShop;
}

/** One order of the history. The card leads to the order's own screen. */
export function HistoryCard({ order, shop }: HistoryCardProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const history = useHistory();
  const go = useCallback((place: Place) => history.go(order, place), [history, order]);
  const links = useCardLinks(order, go, shop);
  return <OrderCard order={order} intl={intl} links={links} showsDelivery={scope.isFlagOn('enableEdd')} />;
}
