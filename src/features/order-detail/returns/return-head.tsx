import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { bringsNoMoney } from '../../../returns/model/refund-progress.js';
import { findHref, navigate } from '../../../app/navigation/navigate.js';
import { useIntl, useScope } from '../../../app/context/scope-context.js';
import { useReturn } from './use-return.js';
import { PlaceLink } from '../../../ui/place-link.js';
import { MadeReturns } from './made-returns.js';
import { OrderFacts } from '../order-facts.js';
import { TrackShipments } from '../track-shipments.js';

/** Under the headline of a return: when it was begun, its number and sum, and the ways to what it was bought with and exchanged for. */
export function ReturnHead({ order }: { readonly order: Order }): ReactNode {
  const isQuick = useScope().isFlagOn('useQuickActionCta');
  const returns = useReturn(order);
  return (
    <>
      <OrderFacts order={order} meta={<ReturnMeta order={order} />} />
      <div className="order-actions">
        {isQuick &&
          order.groups.map((group, index) => <TrackShipments key={index} order={order} group={group} isQuickAction />)}
        <MadeReturns order={order} returns={returns} />
        <Exchanges order={order} />
      </div>
    </>
  );
}

function ReturnMeta({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { placedAt, orderNumber, total, currency } = order;
  return (
    <p className="card-meta">
      {placedAt !== undefined && <span>{intl.t('returnOrder.startedOn', { date: intl.date(placedAt) })}</span>}
      <span>{intl.rich('returnOrder.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}</span>
      {total !== undefined && !bringsNoMoney(order) && (
        <span className="card-total">{intl.t('returnOrder.amount', { amount: intl.money(total, currency) })}</span>
      )}
    </p>
  );
}

/** The orders that replace what went back. */
function Exchanges({ order: { groups } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const numbers = [...new Set(groups.flatMap(({ exchangeNumber }) => exchangeNumber ?? []))];
  return numbers.map((orderNumber) => {
    const place = { route: 'salesDetail', orderNumber } as const;
    return (
      <p key={orderNumber}>
        <PlaceLink href={findHref(scope, place)} onGo={() => navigate(scope, place)}>
          {intl.rich('returnOrder.exchange', { number: () => <bdi key="number">{orderNumber}</bdi> })}
        </PlaceLink>
      </p>
    );
  });
}
