import { useId, useMemo, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { findRefundWait } from '../../returns/model/refund-wait.js';
import { EXCHANGE_SHIPPING_DAYS, REPLACEMENT_DAYS } from '../../returns/model/return-by.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { findHref } from '../../app/navigation/navigate.js';
import { useIntl, useScope, useSlice } from '../../app/context/scope-context.js';
import { sayRefundWait } from '../../i18n/say-refund-wait.js';
import { PlaceLink } from '../../ui/place-link.js';

export interface WhatFollowsProps {
  readonly order: Order;
  /** By the way back that is on show. */
  readonly isToStore: boolean;
}

/** What becomes of it once it is handed over: the money, or what comes in exchange. */
export function WhatFollows({ order, isToStore }: WhatFollowsProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const scope = useScope();
  // Until the rules of the market are there, nothing is said of days.
  const market = useSlice(scope.settings, (settings) => settings.market);
  const wait = useMemo(
    () => market && findRefundWait({ ...order, goesToStore: isToStore }, market),
    [order, isToStore, market],
  );
  const exchanges = [...new Set(order.groups.flatMap(({ exchangeNumber }) => exchangeNumber ?? []))];
  return (
    <section className="guide-next" aria-labelledby={id}>
      <h3 className="side-title" id={id}>
        {intl.t('returnGuide.next')}
      </h3>
      {exchanges.map((number) => (
        <ExchangeLink key={number} orderNumber={number} />
      ))}
      {exchanges.length > 0 ? (
        <p>
          {intl.t('returnReview.replacement', REPLACEMENT_DAYS)}{' '}
          {intl.t('returnReview.shipping', EXCHANGE_SHIPPING_DAYS)}
        </p>
      ) : (
        wait && <p>{sayRefundWait(intl, wait)}</p>
      )}
    </section>
  );
}

/** The order that replaces what goes back. */
function ExchangeLink({ orderNumber }: { readonly orderNumber: string }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const place = { route: 'salesDetail', orderNumber } as const;
  return (
    <p>
      {intl.t('returnGuide.exchange')}{' '}
      <PlaceLink href={findHref(scope, place)} onGo={() => navigateFromOrder(scope, place)}>
        {intl.rich('returnOrder.exchange', { number: () => <bdi key="number">{orderNumber}</bdi> })}
      </PlaceLink>
    </p>
  );
}
