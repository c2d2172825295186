import { type ReactNode, useId, useMemo } from 'react';
import english from '../../../../locales/en.json?only=returnOrder.&ast';
import styles from './return-order.css?inline';
import { listShipments } from '../model/order-shipments.js';
import type { Order } from '../../../orders/model/order.js';
import { findStoreAddress } from '../../../orders/model/store-address.js';
import { useIntl, useElementContext, type LazyModule, useSelector } from '../../../app/context/element-context.js';
import { useUnsentMessages } from '../../../returns/return-message-service.js';
import { CopyNumber } from '../copy-number.js';
import { DocumentsOffer } from '../documents-offer.js';
import { ContactLink, HelpCard } from '../help-card.js';
import { OrderAddress, ReturnBarcode, OrderFacts, PaymentList } from '../order-facts.js';
import { ReturnSummary } from '../../../returns/return-summary.js';
import { drawProgressStep, ShipmentBlock } from '../shipment-block.js';
import {
  isDenied,
  isStoreReturn,
  hasNoRefund,
  findRefundMethod,
  findRefundProgress,
  type RefundStage,
  findRefundDay,
  findRefundWait,
  toLongestWaitMs,
  type RefundWait,
} from '../../../returns/model/refund-progress.js';
import { useLabels } from '../../../returns/labels/use-labels.js';
import { LoadError } from '../../../app/lazy/lazy-view.js';
import { findHref, navigate } from '../../../app/navigation/navigate.js';
import { useReturnCancelled } from '../../../returns/use-return-cancelled.js';
import { CancelThisReturn } from './cancel-this-return.js';
import { useReturn } from './use-return.js';
import { useCancelOffer } from '../use-cancel-offer.js';
import { useOrderWords } from '../use-order-words.js';
import { DestinationLink } from '../../../ui/destination-link.js';
import { MadeReturns } from './made-returns.js';
import { TrackActions } from '../order-actions.js';
import { findSentMethod } from '../../../returns/model/return-method.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { formatCarrier } from '../../../i18n/format-carrier.js';
import { SideCard } from '../../../orders/side-card.js';
import { useNow } from '../../../app/context/use-now.js';
import { formatRefundWait } from '../../../i18n/format-refund-wait.js';

/** A return: refund progress and returned items, and beside them the amount and method of the refund. */
export function ReturnContent({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const shipments = listShipments(order);
  const isCancelled = useReturnCancelled(order);
  const words = useOrderWords(order, useCancelOffer(order).status);
  const isRefused = order.total !== 0 && hasNoRefund(order);
  useUnsentMessages();
  return (
    <div className="order-columns">
      <div className="order-main">
        {isCancelled ? (
          <p className="notice">{intl.t('returnOrder.cancelled')}</p>
        ) : (
          <>
            <RefundTracker order={order} />
            <ReturnLabels order={order} />
          </>
        )}
        {shipments.length === 0 && <p className="notice">{intl.t('orderDetail.noItems')}</p>}
        {shipments.map((shipment, index) => (
          <ShipmentBlock key={`${order.orderNumber} ${index}`} order={order} shipment={shipment} words={words} />
        ))}
      </div>
      <aside className="order-side" aria-label={intl.t('returnOrder.aside')}>
        {!isRefused && !isCancelled && <ReturnSummary order={order} />}
        {!isCancelled && <ReturnMethods order={order} />}
        <DocumentsOffer order={order} />
        {!isCancelled && findStoreAddress(order) && <OrderAddress order={order} />}
        <HelpCard hasContact={isCancelled || !isDenied(order)} />
      </aside>
    </div>
  );
}

/** The labels of a return: shipping label and code for a carrier, or a barcode for a store's till. */
function ReturnLabels({ order }: { readonly order: Order }): ReactNode {
  const lazyModule = useLabels(true);
  const isInStore = isStoreReturn(order);
  return (
    <>
      {lazyModule.status === 'failed' && <LoadError onRetry={lazyModule.retry} />}
      {lazyModule.status === 'ready' && !isInStore && <lazyModule.views.LabelActions order={order} hidesReturn />}
      {isInStore && lazyModule.status === 'ready' ? (
        <>
          <lazyModule.views.StoreBarcode order={order} hidesStore />
          <lazyModule.views.StoreHelp />
        </>
      ) : (
        <ReturnBarcode order={order} />
      )}
    </>
  );
}

/** Below a return's headline: start date, number, amount, and links to the sales order and the exchange orders. */
export function ReturnHead({ order }: { readonly order: Order }): ReactNode {
  const isQuick = useElementContext().isFlagOn('useQuickActionCta');
  const returns = useReturn(order);
  return (
    <>
      <OrderFacts order={order} meta={<ReturnMeta order={order} />} />
      <div className="order-actions">
        {isQuick && <TrackActions order={order} kind="secondary" />}
        <MadeReturns order={order} returns={returns} kind="text" />
        <CancelThisReturn order={order} />
        <Exchanges order={order} />
      </div>
    </>
  );
}

function ReturnMeta({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { placedAt, orderNumber, total, currency } = order;
  const isCancelled = useReturnCancelled(order);
  return (
    <p className="card-meta">
      {placedAt !== undefined && <span>{intl.t('returnOrder.startedOn', { date: intl.date(placedAt) })}</span>}
      <CopyNumber number={orderNumber}>
        {intl.rich('returnOrder.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}
      </CopyNumber>
      {total !== undefined && !isCancelled && !hasNoRefund(order) && (
        <span className="card-total" part="price">
          {intl.t('returnOrder.amount', { amount: intl.money(total, currency) })}
        </span>
      )}
    </p>
  );
}

/** Links to the orders that replace the returned items. */
function Exchanges({ order: { groups } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const numbers = [...new Set(groups.flatMap(({ exchangeNumber }) => exchangeNumber ?? []))];
  return numbers.map((orderNumber) => {
    const destination = { route: 'salesDetail', orderNumber } as const;
    return (
      <p key={orderNumber}>
        <DestinationLink href={findHref(context, destination)} onGo={() => navigate(context, destination)}>
          {intl.rich('returnOrder.exchange', { number: () => <bdi key="number">{orderNumber}</bdi> })}
        </DestinationLink>
      </p>
    );
  });
}

/** The views of a return order; loaded for returns only. */
export const returnModule = {
  views: { ReturnHead, ReturnContent },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

/** How the money comes back, and how the items are sent back. The headline and the steps say how far the return is. */
function ReturnMethods({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const goingBack = formatReturnMethod(intl, order);
  return (
    <>
      {hasMethod(order) && (
        <SideCard title={intl.t('returnOrder.method')}>
          <div className="return-fact">
            <RefundMethod order={order} />
          </div>
        </SideCard>
      )}
      {goingBack !== undefined && (
        <SideCard title={intl.t('returnOrder.goingBack')}>
          <p className="return-fact">{goingBack}</p>
        </SideCard>
      )}
    </>
  );
}

function hasMethod(order: Order): boolean {
  if (hasNoRefund(order)) return false;
  const method = findRefundMethod(order);
  return method.kind !== 'payments' || method.payments.length > 0;
}

function RefundMethod({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const method = findRefundMethod(order);
  if (method.kind === 'payments') return <PaymentList payments={method.payments} />;
  return intl.t(method.kind === 'bank' ? 'returnOrder.bank' : 'returnOrder.giftCard');
}

/** The return method, with its carrier if known. */
function formatReturnMethod(intl: Intl18n, order: Order): string | undefined {
  const sent = findSentMethod(order);
  if (sent === undefined) return undefined;
  const method = intl.t('returnOrder.way', { way: sent.name });
  const name = formatCarrier(intl, sent.scac ?? '');
  return name === undefined ? method : intl.t('returnOrder.wayWith', { way: method, carrier: name });
}

const HOUR_MS = 3_600_000;

/** The steps from the return to the refund: done, current and still to come, and how long that usually takes. */
function RefundTracker({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const id = useId();
  const now = useNow(Infinity, HOUR_MS);
  // Until the market's rules have loaded, no number of days is shown.
  const market = useSelector(useElementContext().settings, (settings) => settings.market);
  const wait = useMemo(() => market && findRefundWait(order, market), [order, market]);
  const stages = findRefundProgress(order, { now, mostMs: wait && toLongestWaitMs(wait) });
  if (!stages) return null;
  const wasDenied = stages.some(({ step }) => step === 'denied');
  const isOver = stages.at(-1)?.state === 'done';
  const isWithoutMoney = hasNoRefund(order);
  return (
    <section className="refund" aria-labelledby={id}>
      <h3 className="refund-title" part="heading" id={id}>
        {intl.t(isWithoutMoney ? 'returnOrder.course' : 'returnOrder.tracker')}
      </h3>
      <ol
        className={wasDenied ? 'progress refund-progress is-denied' : 'progress refund-progress'}
        aria-labelledby={id}
      >
        {stages.map(({ step, state, at }, index) =>
          drawProgressStep(step, intl, {
            name: (
              <>
                {intl.t('returnOrder.step', { step })}
                <span className="for-reader"> {intl.t('returnOrder.state', { state })}</span>
              </>
            ),
            isDone: state === 'done',
            // Once all steps are done, the last one stays the current one.
            isCurrent: state === 'current' || (isOver && index === stages.length - 1),
            date: at,
          }),
        )}
      </ol>
      <p>{formatWhere(intl, order, stages)}</p>
      {wasDenied ? <ContactLink /> : isWithoutMoney && <p className="refund-wait">{intl.t('returnOrder.noRefund')}</p>}
      {wait && !isWithoutMoney && !wasDenied && !isOver && (
        <p className="refund-wait">
          {formatRefundWait(intl, wait)} {formatExpected(intl, stages, wait)}
        </p>
      )}
    </section>
  );
}

/** Says in one sentence where the refund is, without claiming anything uncertain. */
function formatWhere(intl: Intl18n, order: Order, stages: readonly RefundStage[]): string {
  const current = stages.find(({ state }) => state === 'current')?.step;
  switch (current) {
    case 'created':
      return intl.t(isStoreReturn(order) ? 'returnOrder.bringToStore' : 'returnOrder.sendBack');
    case 'inStore':
      return intl.t('returnOrder.atStore');
    case 'inProcess':
      return intl.t('returnOrder.inProcess');
    case 'denied':
      return intl.t('returnOrder.denied');
    case undefined:
      return intl.t(hasNoRefund(order) ? 'returnOrder.received' : 'returnOrder.arrived');
    default:
      return intl.t('returnOrder.onItsWay');
  }
}

/** The expected day of the refund; empty until the refund is on its way and the date of receipt is known. */
function formatExpected(intl: Intl18n, stages: readonly RefundStage[], wait: RefundWait): string {
  const isSent = stages.some(({ step, state }) => step === 'refunded' && state === 'current');
  const receivedAt = stages.find(({ step }) => step === 'inProcess')?.at;
  const day = isSent && receivedAt !== undefined ? findRefundDay(receivedAt, wait) : undefined;
  return day === undefined ? '' : intl.t('returnOrder.expected', { date: intl.date(day) });
}
