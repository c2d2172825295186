import type { ReactNode } from 'react';
import english from '../../../../locales/en.json?only=returnOrder.&ast';
import styles from './return-order.css?inline';
import { listShipments } from '../model/order-shipments.js';
import type { Order } from '../../../orders/model/order.js';
import { findStoreAddress } from '../../../orders/model/store-address.js';
import { useIntl, useElementContext, type LazyModule } from '../../../app/context/element-context.js';
import { useUnsentMessages } from '../../../returns/return-message-service.js';
import { HelpCard } from '../help-card.js';
import { OrderAddress, ReturnBarcode, OrderFacts, PaymentList } from '../order-facts.js';
import { RefundTracker } from './refund-tracker.js';
import { ReturnSummary } from '../../../returns/return-summary.js';
import { ShipmentBlock } from '../shipment-block.js';
import { isStoreReturn, bringsNoMoney, findRefundMethod } from '../../../returns/model/refund-progress.js';
import { useLabels } from '../../../returns/labels/use-labels.js';
import { LoadError } from '../../../app/lazy/lazy-view.js';
import { findHref, navigate } from '../../../app/navigation/navigate.js';
import { useReturn } from './use-return.js';
import { DestinationLink } from '../../../ui/button.js';
import { MadeReturns } from './made-returns.js';
import { TrackShipments } from '../track-shipments.js';
import { findSentMethod } from '../../../returns/model/return-method.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { formatCarrier } from '../../../i18n/format-method.js';
import { SideCard } from '../../../orders/side-card.js';

/** A return to look at: where its refund is, what goes back, and beside it how much comes back, and how. */
export function ReturnContent({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const shipments = listShipments(order);
  useUnsentMessages();
  return (
    <div className="order-columns">
      <div className="order-main">
        <RefundTracker order={order} />
        <ReturnLabels order={order} />
        {shipments.length === 0 && <p className="notice">{intl.t('orderDetail.noItems')}</p>}
        {shipments.map((shipment) => (
          <ShipmentBlock key={`${order.orderNumber} ${shipment.index}`} order={order} shipment={shipment} />
        ))}
      </div>
      <aside className="order-side" aria-label={intl.t('returnOrder.aside')}>
        <ReturnSummary order={order} />
        <RefundCard order={order} />
        {findStoreAddress(order) && <OrderAddress order={order} />}
        <HelpCard />
      </aside>
    </div>
  );
}

/** What the return goes back with: for a carrier its label and its code, for a store what its till reads. */
function ReturnLabels({ order }: { readonly order: Order }): ReactNode {
  const part = useLabels(true);
  const isInStore = isStoreReturn(order);
  return (
    <>
      {part.status === 'failed' && <LoadError onRetry={part.retry} />}
      {part.status === 'ready' && !isInStore && <part.views.LabelActions order={order} hidesReturn />}
      {isInStore && part.status === 'ready' ? (
        <>
          <part.views.StoreBarcode order={order} hidesStore />
          <part.views.StoreHelp />
        </>
      ) : (
        <ReturnBarcode order={order} />
      )}
    </>
  );
}

/** Under the headline of a return: when it was begun, its number and sum, and the ways to what it was bought with and exchanged for. */
export function ReturnHead({ order }: { readonly order: Order }): ReactNode {
  const isQuick = useElementContext().isFlagOn('useQuickActionCta');
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
  const context = useElementContext();
  const numbers = [...new Set(groups.flatMap(({ exchangeNumber }) => exchangeNumber ?? []))];
  return numbers.map((orderNumber) => {
    const place = { route: 'salesDetail', orderNumber } as const;
    return (
      <p key={orderNumber}>
        <DestinationLink href={findHref(context, place)} onGo={() => navigate(context, place)}>
          {intl.rich('returnOrder.exchange', { number: () => <bdi key="number">{orderNumber}</bdi> })}
        </DestinationLink>
      </p>
    );
  });
}

/** What the screen of a return order shows in place of what a sales order does: fetched for returns alone. */
export const returnModule = {
  views: { ReturnHead, ReturnContent },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

/** How the money comes back, how far the return is, and how the things go back. */
function RefundCard({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const statuses = [...new Set(order.groups.flatMap((group) => group.statuses))];
  const goingBack = formatReturnMethod(intl, order);
  const method = <RefundMethod order={order} />;
  return (
    <SideCard title={intl.t(bringsNoMoney(order) ? 'returnOrder.course' : 'returnOrder.refund')}>
      <dl className="refund-facts">
        {hasMethod(order) && (
          <div>
            <dt>{intl.t('returnOrder.method')}</dt>
            <dd>{method}</dd>
          </div>
        )}
        {statuses.length > 0 && (
          <div>
            <dt>{intl.t('returnOrder.status')}</dt>
            {statuses.map((status) => (
              <dd key={status}>{intl.t('order.status', { status })}</dd>
            ))}
          </div>
        )}
        {goingBack !== undefined && (
          <div>
            <dt>{intl.t('returnOrder.goingBack')}</dt>
            <dd>{goingBack}</dd>
          </div>
        )}
      </dl>
    </SideCard>
  );
}

function hasMethod(order: Order): boolean {
  if (bringsNoMoney(order)) return false;
  const way = findRefundMethod(order);
  return way.kind !== 'payments' || way.payments.length > 0;
}

function RefundMethod({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const way = findRefundMethod(order);
  if (way.kind === 'payments') return <PaymentList payments={way.payments} />;
  return intl.t(way.kind === 'bank' ? 'returnOrder.bank' : 'returnOrder.giftCard');
}

/** A method is a way, perhaps with a carrier. */
function formatReturnMethod(intl: Intl18n, order: Order): string | undefined {
  const sent = findSentMethod(order);
  if (sent === undefined) return undefined;
  const way = intl.t('returnOrder.way', { way: sent.name });
  const name = formatCarrier(intl, sent.scac ?? '');
  return name === undefined ? way : intl.t('returnOrder.wayWith', { way, carrier: name });
}
