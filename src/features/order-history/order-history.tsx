import { memo, useRef, useCallback, type ReactNode, useState } from 'react';
import type { OrderPage } from '../../orders/model/order-page.js';
import { useHistory, useHistoryView } from './history-controller.js';
import { useIntl, useElementContext, useSelector, useAnnouncement } from '../../app/context/element-context.js';
import type { HistoryView, HistoryPage } from './store/order-history.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { HistoryFailed } from './history-failed.js';
import { NoHistory } from './no-history.js';
import { HistoryTabsSlot } from './history-tabs-slot.js';
import { findLazyLink } from '../../app/navigation/lazy-links.js';
import { ExternalLink } from '../../ui/external-link.js';
import { useItemShop, type ItemShop } from '../../orders/use-item-shop.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { ShowMore, useMoreStatus } from './show-more.js';
import type { Order } from '../../orders/model/order.js';
import type { Destination } from '../../app/navigation/destination.js';
import { useCardLinks } from '../../orders/use-card-links.js';
import { OrderCard } from '../../orders/order-card.js';
import type { OrderPagesProps } from './search/found-orders.js';
import { WithdrawalEntry } from '../../orders/withdrawal-entry.js';
import { toSearch } from '../../app/navigation/search-keys.js';

/** A member's orders, newest first. */
export function OrderHistory(): ReactNode {
  const intl = useIntl();
  const { settings, port } = useElementContext();
  // State of the screen, which renders again when a search replaces the list: Preact keeps the first tree of a child that renders alone.
  const [isSearched, setIsSearched] = useState(() => toSearch(port.getRouter()?.getPath()) !== '');
  const isOfUnion = useSelector(settings, ({ market }) => market?.withdrawsOnline === true);
  const status = useHistoryView((view) => view.status);
  return (
    <section className="screen">
      <ScreenHeading isFirst>{intl.t('orderHistory.title')}</ScreenHeading>
      <HistoryTabsSlot status={status} />
      <RequiredCalls names={['list-order-history']}>
        <SearchableHistory isSearched={isSearched} onSearch={setIsSearched} />
      </RequiredCalls>
      {isOfUnion && status !== 'loading' && <WithdrawalEntry />}
    </section>
  );
}

const loadSearch = async () => (await import('./search/history-search.js')).searchModule;

interface SearchableHistoryProps {
  readonly isSearched: boolean;
  readonly onSearch: (isSearched: boolean) => void;
}

/**
 * The search, and below it all orders or those that it found. It has the same height before it loads. All orders never wait for it; if it
 * fails to load, they are shown without it.
 */
function SearchableHistory({ isSearched, onSearch }: SearchableHistoryProps): ReactNode {
  const context = useElementContext();
  const isRead = useHistoryView((view) => view.status === 'ready');
  const isOn = context.isFlagOn('enableHistorySearch') && context.hasCalls('search-order-history');
  const search = useLazyModule(loadSearch, isOn && (isSearched || isRead));
  if (!isOn) return <HistoryContent />;
  const views = search.status === 'ready' && search.views;
  const isReplaced = isSearched && search.status !== 'failed';
  return (
    <>
      <div className="search-slot">{views && <views.HistorySearch Pages={HistoryPages} onSearch={onSearch} />}</div>
      {isReplaced ? !views && <HistorySkeleton /> : <HistoryContent />}
    </>
  );
}

function HistoryContent(): ReactNode {
  const view = useHistoryView(withoutPages);
  const { retry } = useHistory();
  useAnnouncement(view.status === 'loading' && view.isSlow, 'orderHistory.slow');
  switch (view.status) {
    case 'no-credentials':
      return <NoHistory reason="guest" />;
    case 'failed':
      return <HistoryFailed failure={view.failure} onRetry={retry} />;
    case 'ready':
      return <ReadyHistory />;
    default:
      return <HistorySkeleton />;
  }
}

const READY = { status: 'ready' } as const;

/** Drops the pages from the view, because a component that renders with each page would keep old pages alive. */
function withoutPages(view: HistoryView): Exclude<HistoryView, { status: 'ready' }> | typeof READY {
  return view.status === 'ready' ? READY : view;
}

function ReadyHistory(): ReactNode {
  const view = useHistoryView((state) => state);
  const { showMore } = useHistory();
  if (view.status !== 'ready') return null;
  return (
    <>
      <FindOrders />
      {view.pages.every(isEmpty) ? (
        <NoHistory reason="empty" />
      ) : (
        <HistoryPages pages={view.pages} more={view.more} onMore={showMore} />
      )}
    </>
  );
}

/** A page whose orders all failed to parse is not empty. */
function isEmpty({ orders, unreadable }: OrderPage): boolean {
  return orders.length === 0 && unreadable === 0;
}

/** A hint for shoppers who miss an order; some markets show it. */
function FindOrders(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isShown = useSelector(context.settings, ({ market }) => market?.helpsFindOrders === true);
  if (!isShown) return null;
  return (
    <p className="notice">
      {intl.t('orderHistory.find')}{' '}
      <ExternalLink href={findLazyLink(context, 'faq')}>{intl.t('orderHistory.faq')}</ExternalLink>
    </p>
  );
}

/** Up to this many pages stay rendered as cards. The code for longer histories loads with the first page beyond it. */
const LIVE_PAGES = 3;

const loadLongHistory = async () => (await import('./live-pages.js')).longHistoryModule;

/** All loaded orders can be found and scrolled to; in long histories, distant pages are stubs. */
function HistoryPages({ pages, more, onMore, source }: OrderPagesProps): ReactNode {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const shop = useItemShop();
  const count = pages.reduce((sum, { orders, stub }) => sum + (stub?.count ?? orders.length), 0);
  const lazyModule = useLazyModule(loadLongHistory, pages.length > LIVE_PAGES);
  const long = lazyModule.status === 'ready' && lazyModule.views;
  const handleMore = useMoreStatus({ list, count, more, onPress: onMore });
  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {pages.map((page, pageIndex) =>
          page.stub ? (
            long && long.drawStub(page.stub, pageIndex, source)
          ) : (
            <LivePage key={pageIndex} page={page} shop={shop} />
          ),
        )}
      </ol>
      {long && <long.LivePages list={list} pages={pages} most={LIVE_PAGES} source={source} />}
      <ShowMore more={more} onPress={handleMore} />
      {shop.panel}
    </>
  );
}

interface LivePageProps {
  readonly page: HistoryPage;
  readonly shop: ItemShop;
}

/** Memoized: a loaded page renders again only if one of its shop buttons was pressed. */
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
  const context = useElementContext();
  const history = useHistory();
  const go = useCallback((destination: Destination) => history.go(order, destination), [history, order]);
  const links = useCardLinks(order, go, shop);
  return <OrderCard order={order} intl={intl} links={links} showsDelivery={context.isFlagOn('enableEdd')} />;
}
