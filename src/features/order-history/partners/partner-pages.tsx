import { useRef, type ReactNode } from 'react';
import type { PartnerPage } from './model/partner-order.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useOrderUrls } from '../../../orders/use-order-urls.js';
import { usePartnerHistory } from './use-partner-history.js';
import type { MoreOrders } from '../store/order-history.js';
import { Button } from '../../../ui/button.js';
import { PartnerCard } from './partner-card.js';
import { ShowMore } from '../show-more.js';
import { useMoreNews } from '../use-more-news.js';

export interface PartnerPagesProps {
  readonly pages: readonly PartnerPage[];
  readonly more: MoreOrders;
}

/** Everything loaded so far, a card for each thing that was bought, and the way to what comes after it. */
export function PartnerPages({ pages, more }: PartnerPagesProps): ReactNode {
  const intl = useIntl();
  const urls = useOrderUrls();
  const history = usePartnerHistory();
  const list = useRef<HTMLOListElement>(null);
  const orders = pages.flatMap((page) => page.orders);
  const count = orders.length;
  const handleMore = useMoreNews({ list, count, more, entries: '.card', onPress: history.showMore });

  /** The message goes with its button: the focus stays at the one that it was about. */
  function handleDismiss(): void {
    list.current?.parentElement?.querySelector<HTMLElement>('.show-more > button')?.focus();
    history.dismiss();
  }

  return (
    <>
      {pages.some(({ unreadable }) => unreadable > 0) && <p className="notice">{intl.t('orderHistory.unreadable')}</p>}
      <ol className="history" ref={list} aria-label={intl.t('orderHistory.count', { count })}>
        {orders.map((order, place) => (
          <li key={place}>
            <PartnerCard order={order} intl={intl} urls={urls} />
          </li>
        ))}
      </ol>
      <ShowMore more={more} onPress={handleMore}>
        <Button kind="text" onPress={handleDismiss}>
          {intl.t('partnerHistory.dismiss')}
        </Button>
      </ShowMore>
    </>
  );
}
