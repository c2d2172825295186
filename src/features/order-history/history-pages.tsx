import { memo, useRef, useCallback, type ReactNode } from 'react';
import { useHistory } from './use-history.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { useItemShop, type ItemShop } from '../../orders/use-item-shop.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import type { HistoryPage } from './store/history-page.js';
import type { MoreOrders } from './store/order-history.js';
import { ShowMore } from './show-more.js';
import { useMoreNews } from './use-more-news.js';
import type { Order } from '../../orders/model/order.js';
import type { Place } from '../../app/navigation/place.js';
import { useCardLinks } from '../../orders/use-card-links.js';
import { OrderCard } from '../../orders/order-card.js';

/** More pages than this are not all kept as cards; what that takes is fetched with the first page too many. */
const LIVE_PAGES = 3;

const loadLongHistory = async () => (await import('./live-pages.js')).longHistoryModule;

export interface HistoryPagesProps {
  readonly pages: readonly HistoryPage[];
  readonly more: MoreOrders;
}

/** Everything loaded so far can be found and scrolled to; of many pages, those far away are stubs of themselves. */
export function HistoryPages({ pages, more }: HistoryPagesProps): ReactNode {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory();
  const shop = useItemShop();
  const count = pages.reduce((sum, { orders, stub }) => sum + (stub?.count ?? orders.length), 0);
  const part = useLazyModule(loadLongHistory, pages.length > LIVE_PAGES);
  const long = part.status === 'ready' && part.views;
  const handleMore = useMoreNews({ list, count, more, entries: '.card-open', onPress: history.showMore });
  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {pages.map((page, place) =>
          page.stub ? long && long.drawStub(page.stub, place) : <LivePage key={place} page={page} shop={shop} />,
        )}
      </ol>
      {long && <long.LivePages list={list} pages={pages} most={LIVE_PAGES} />}
      <ShowMore more={more} onPress={handleMore} />
      {shop.panel}
    </>
  );
}

interface LivePageProps {
  readonly page: HistoryPage;
  readonly shop: ItemShop;
}

/** A page that is there is not drawn again, unless something was pressed that leads back to the shop. */
const LivePage = memo(function LivePage({ page, shop }: LivePageProps): ReactNode {
  return (
    <>
      {page.orders.map((order) => (
        <li key={order.orderNumber}>
          <HistoryCard order={order} shop={shop} />
        </li>
      ))}
    </>
  );
});

interface HistoryCardProps {
  readonly order: Order;
  readonly shop: ItemShop;
}

/** One order of the history. The card leads to the order's own screen. */
function HistoryCard({ order, shop }: HistoryCardProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const history = useHistory();
  const go = useCallback((place: Place) => history.go(order, place), [history, order]);
  const links = useCardLinks(order, go, shop);
  return <OrderCard order={order} intl={intl} links={links} showsDelivery={scope.isFlagOn('enableEdd')} />;
}
