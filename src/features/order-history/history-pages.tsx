import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { OrderPage } from '../../domain/order-page.js';
import type { MoreOrders } from '../../state/order-history.js';
import { useHistory } from '../../host/use-history.js';
import { useIntl } from '../../host/use-intl.js';
import { useScope } from '../../host/scope-context.js';
import { HistoryCard } from './history-card.js';
import { ShowMore } from './show-more.js';

export interface HistoryPagesProps {
  readonly pages: readonly OrderPage[];
  readonly more: MoreOrders;
}

/** Everything loaded so far stays in the page, so that it can be found and scrolled to; a page that is there is not drawn again. */
export function HistoryPages({ pages, more }: HistoryPagesProps): ReactNode {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const { platform } = useScope();
  const history = useHistory();
  const count = pages.reduce((sum, { orders }) => sum + orders.length, 0);
  const shown = useRef(count);
  useEffect(() => {
    const added = count - shown.current;
    const first = shown.current;
    shown.current = count;
    if (added <= 0) return;
    platform.announce(intl.t('orderHistory.added', { count: added, total: count }));
    // The button is gone with the last page: who pressed it goes on at the first order it brought.
    if (more.status === 'none') list.current?.querySelectorAll<HTMLElement>('.card-open')[first]?.focus();
  }, [count, more.status, intl, platform]);
  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {pages.map((page, index) => (
          <HistoryPage key={index} page={page} />
        ))}
      </ol>
      <ShowMore more={more} onPress={history.showMore} />
    </>
  );
}

const HistoryPage = memo(function HistoryPage({ page }: { readonly page: OrderPage }): ReactNode {
  return (
    <>
      {page.orders.map((order) => (
        <li key={order.orderNumber}>
          <HistoryCard order={order} />
        </li>
      ))}
    </>
  );
});
