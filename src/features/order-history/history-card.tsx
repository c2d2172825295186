import { useMemo, type ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { findHref } from '../../host/navigate.js';
import { useHistory } from '../../host/use-history.js';
import { useIntl } from '../../host/use-intl.js';
import { useOrderUrls } from '../../host/use-order-urls.js';
import { useScope } from '../../host/scope-context.js';
import { OrderCard } from '../../ui/order/order-card.js';

/** One order of the history. The card leads to the order's own screen. */
export function HistoryCard({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const history = useHistory();
  const urls = useOrderUrls();
  const links = useMemo(
    () => ({
      ...urls,
      href: findHref(scope, { route: 'salesDetail', orderNumber: order.orderNumber }),
      onOpen: () => history.open(order),
    }),
    [urls, scope, history, order],
  );
  return <OrderCard order={order} intl={intl} links={links} showsDelivery={scope.isFlagOn('enableEdd')} />;
}
