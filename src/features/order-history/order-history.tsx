import type { ReactNode } from 'react';
import type { OrderPage } from './model/order-page.js';
import { useHistory, useHistoryView } from './use-history.js';
import { useIntl, useScope, useSlice } from '../../app/context/scope-context.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import type { HistoryView } from './store/history-view.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { HistoryFailed } from './history-failed.js';
import { HistoryPages } from './history-pages.js';
import { NoHistory } from './no-history.js';
import { TabsPlace } from './tabs-place.js';
import { findLateLink } from '../../app/navigation/late-links.js';
import { ExternalLink } from '../../ui/external-link.js';

/** A member's orders, newest first. */
export function OrderHistory(): ReactNode {
  const intl = useIntl();
  const { brand } = useSlice(useScope().settings, ({ configuration }) => configuration);
  const status = useHistoryView((view) => view.status);
  return (
    <section className="screen">
      <ScreenHeading isFirst>
        {brand === '' ? intl.t('orderHistory.title') : intl.t('orderHistory.titleOf', { brand })}
      </ScreenHeading>
      <TabsPlace status={status} />
      <HistoryContent />
    </section>
  );
}

function HistoryContent(): ReactNode {
  const view = useHistoryView(withoutPages);
  const { retry } = useHistory();
  useSlowNotice(view.status === 'loading' && view.isSlow, 'orderHistory.slow');
  switch (view.status) {
    case 'nobody':
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

/** What is drawn with each page that comes would hold on to the pages that went. */
function withoutPages(view: HistoryView): Exclude<HistoryView, { status: 'ready' }> | typeof READY {
  return view.status === 'ready' ? READY : view;
}

function ReadyHistory(): ReactNode {
  const view = useHistoryView((state) => state);
  if (view.status !== 'ready') return null;
  return (
    <>
      <FindOrders />
      {view.pages.every(isEmpty) ? <NoHistory reason="empty" /> : <HistoryPages pages={view.pages} more={view.more} />}
    </>
  );
}

/** Orders that came and could not be read are orders all the same. */
function isEmpty({ orders, unreadable }: OrderPage): boolean {
  return orders.length === 0 && unreadable === 0;
}

/** Where shoppers who miss an order are told where to look, by their market. */
function FindOrders(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const isShown = useSlice(scope.settings, ({ market }) => market?.helpsFindOrders === true);
  if (!isShown) return null;
  return (
    <p className="notice">
      {intl.t('orderHistory.find')}{' '}
      <ExternalLink href={findLateLink(scope, 'faq')}>{intl.t('orderHistory.faq')}</ExternalLink>
    </p>
  );
}
