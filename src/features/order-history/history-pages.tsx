import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const isAwaited = useRef(false);
  // A layout effect: the browser has not seen yet that the button went.
  useLayoutEffect(() => {
    const added = count - shown.current;
    const first = shown.current;
    shown.current = count;
    if (more.status === 'failed') isAwaited.current = false;
    if (added <= 0) return;
    platform.announce(intl.t('orderHistory.added', { count: added, total: count }));
    // The button is gone with the last page: who pressed it goes on at the first order it brought.
    if (isAwaited.current && more.status === 'none') takeLostFocus(list.current, first);
    isAwaited.current = false;
  }, [count, more.status, intl, platform]);
  const handleMore = (): void => {
    isAwaited.current = true;
    history.showMore();
  };
  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {pages.map((page, index) => (
          <HistoryPage key={index} page={page} />
        ))}
      </ol>
      <ShowMore more={more} onPress={handleMore} />
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

/** Who went on elsewhere meanwhile keeps the focus there. Lost with the button, it is nowhere, or React put it on the heading. */
function takeLostFocus(list: HTMLElement | null, index: number): void {
  const root = list?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { activeElement, body } = root.ownerDocument;
  const isLost = activeElement === body || root.activeElement?.matches('[data-heading]');
  if (isLost) root.querySelectorAll<HTMLElement>('.card-open')[index]?.focus();
}
