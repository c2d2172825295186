import { useEffect, useState, type ReactNode } from 'react';
import { listShipments } from './model/order-shipments.js';
import { findUnconfirmedCancel, findCancelStatus } from '../../orders/model/cancellation.js';
import type { Order, Payment } from '../../orders/model/order.js';
import { useFramedScreen } from '../../app/navigation/open-in-top.js';
import { useIntl, useElementContext, useSelector, useAnnouncement } from '../../app/context/element-context.js';
import { useOrder } from '../../orders/order-controller.js';
import { LoadError, lazyView } from '../../app/lazy/lazy-view.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import type { OrderView } from '../../orders/store/orders.js';
import { OrderSideSkeleton, OrderSkeleton } from '../../ui/card-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { OrderActions } from './order-actions.js';
import { OrderFacts, ReturnBarcode, OrderAddress, PaymentList, PickupPanel } from './order-facts.js';
import { OrderNotRead, SignedOut } from '../../orders/order-not-read.js';
import { navigate } from '../../app/navigation/navigate.js';
import { HelpCard } from './help-card.js';
import { findPickup } from './model/pickup.js';
import { MaskedOrder } from '../../orders/masked-order.js';
import { OrderSummary } from '../../orders/order-summary.js';
import { ShipmentBlock } from './shipment-block.js';
import { DocumentsOffer } from './documents-offer.js';
import { WithdrawalOffer } from './withdrawal-offer.js';
import { SideCard } from '../../orders/side-card.js';
import { useCancelMark } from '../../orders/use-cancel-mark.js';
import { getCancelFacts, useCancelOffer } from './use-cancel-offer.js';
import { formatCancelDay, formatHeadline, useOrderWords } from './use-order-words.js';
import { usePaymentDue } from './payment/use-payment-due.js';

const loadReturnModule = async () => (await import('./returns/return-content.js')).returnModule;

/**
 * One order in full. The heading stays the same DOM node throughout, because it may have the focus when the order
 * arrives.
 */
export function OrderDetail(): ReactNode {
  const intl = useIntl();
  const { view } = useOrder();
  const { Head, Content, missing, shown, isWaiting } = useOrderViews(view);
  useAnnouncement(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  return (
    <section className="screen order" onClick={useFramedScreen()}>
      <header className="order-head">
        <ScreenHeading isFirst isPending={isWaiting}>
          {useHeadline(view)}
        </ScreenHeading>
        {shown && <Head key={shown.orderNumber} order={shown} />}
      </header>
      {missing}
      {shown && <Content order={shown} />}
      {view.status === 'no-credentials' && <SignedOut />}
      {(view.status === 'missing' || view.status === 'failed') && <OrderNotRead view={view} />}
      {isWaiting && <OrderSkeleton />}
      {view.status === 'idle' && <p>{intl.t('orderDetail.noNumber')}</p>}
    </section>
  );
}

/**
 * Returns the views that show the order. A return has its own views, which load while it is read; if they fail to load,
 * the generic views show it.
 */
function useOrderViews(view: OrderView) {
  const isReturnRoute = useReturnRoute(view);
  const order = view.status === 'ready' ? view.value : undefined;
  const isReturn = order?.kind === 'return';
  const returnModule = useLazyModule(loadReturnModule, isReturn || isReturnRoute);
  const isModuleLoading = isReturn && (returnModule.status === 'idle' || returnModule.status === 'loading');
  const isWaiting = isModuleLoading || view.status === 'loading';
  const shown = isModuleLoading ? undefined : order;
  if (isReturn && returnModule.status === 'ready') {
    return { Head: returnModule.views.ReturnHead, Content: returnModule.views.ReturnContent, shown, isWaiting };
  }
  const missing = isReturn && returnModule.status === 'failed' && <LoadError onRetry={returnModule.retry} />;
  return { Head: OrderHead, Content: OrderContent, missing, shown, isWaiting };
}

function OrderHead({ order }: { readonly order: Order }): ReactNode {
  return (
    <>
      <OrderFacts order={order} />
      <OrderActions order={order} />
      <MaskedOrder order={order} />
    </>
  );
}

/** The headline: the status of the group with the next event, or that it was cancelled, and when; the order number until the order has loaded. */
function useHeadline(view: OrderView): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const requestedNumber = useSelector(context.settings, ({ configuration }) => configuration.orderNumber);
  const order = view.status === 'ready' ? view.value : undefined;
  const mark = useCancelMark(order?.orderNumber);
  const headline = order && formatHeadline(order, intl, findUnconfirmedCancel(order, mark));
  if (order && headline !== undefined) {
    const status = findCancelStatus(order, getCancelFacts(context, mark));
    const day = formatCancelDay(headline, intl, { order, status });
    // The service's words may run in the other direction than the day.
    return day === undefined ? headline : [<bdi key="headline">{headline}</bdi>, ` · ${day}`];
  }
  const number = order?.orderNumber ?? requestedNumber;
  return number === undefined ? intl.t('orderDetail.title') : intl.t('order.number', { number });
}

/** The path folder of each kind of order. */
const FOLDERS = { returnDetail: '/returns/', salesDetail: '/sales/' } as const;

/**
 * In the area, redirects a sales order opened at a return's address, or the reverse, to its own address, replacing the
 * wrong one.
 *
 * @returns whether the address is that of a return
 */
function useReturnRoute(view: OrderView): boolean {
  const context = useElementContext();
  const isReturnRoute = context.port.getRouter()?.getPath().startsWith(FOLDERS.returnDetail) === true;
  useEffect(() => {
    const path = context.port.getRouter()?.getPath().replace(/\?.*/s, '');
    if (path === undefined || view.status !== 'ready') return;
    const { kind, orderNumber } = view.value;
    const isAt = (folder: string): boolean => path.replace(/\/?$/, '/') === `${folder}${orderNumber}/`;
    if (kind === 'sales' && isAt(FOLDERS.returnDetail)) {
      navigate(context, { route: 'salesDetail', orderNumber }, { isReplaced: true });
    }
    if (kind === 'return' && isAt(FOLDERS.salesDetail)) {
      navigate(context, { route: 'returnDetail', orderNumber }, { isReplaced: true });
    }
  }, [context, view]);
  return isReturnRoute;
}

/** The shipments with their lines, and beside them the payments, addresses and help. */
function OrderContent({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const shipments = listShipments(order);
  const pickup = findPickup(order);
  const words = useOrderWords(order, useCancelOffer(order).status);
  return (
    <div className="order-columns">
      <div className="order-main">
        {pickup && <PickupPanel order={order} pickup={pickup} notes={words.pickupNotes} />}
        <ReturnBarcode order={order} />
        <PaymentDue key={order.orderNumber} order={order} />
        {shipments.length === 0 && <p className="notice">{intl.t('orderDetail.noItems')}</p>}
        {shipments.map((shipment, index) => (
          <ShipmentBlock key={`${order.orderNumber} ${index}`} order={order} shipment={shipment} words={words} />
        ))}
      </div>
      <aside className="order-side" aria-label={intl.t('orderDetail.aside')}>
        <OrderSideCards order={order} isPickup={pickup !== undefined} />
      </aside>
    </div>
  );
}

interface OrderSideCardsProps {
  readonly order: Order;
  /** The order's pickup shows the store's address. */
  readonly isPickup: boolean;
}

/** Rendered once the shipments are painted, so that a phone's processor is not busy with both at once. */
function OrderSideCards({ order, isPickup }: OrderSideCardsProps): ReactNode {
  const [isPainted, setPainted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the state tells that effects ran, which is after the paint
  useEffect(() => setPainted(true), []);
  if (!isPainted) return <OrderSideSkeleton />;
  return (
    <>
      <OrderSummary order={order} />
      <WithdrawalOffer order={order} />
      <OrderPayment payments={order.payments} />
      <DocumentsOffer order={order} />
      {!isPickup && <OrderAddress order={order} />}
      <HelpCard />
    </>
  );
}

function OrderPayment({ payments }: { readonly payments: readonly Payment[] }): ReactNode {
  const intl = useIntl();
  if (payments.length === 0) return null;
  return (
    <SideCard title={intl.t('orderDetail.payment')} slotName="payment">
      <PaymentList payments={payments} />
    </SideCard>
  );
}

const loadPaymentModule = async () => (await import('./payment/pay-order.js')).paymentModule;

const PayOrder = lazyView(loadPaymentModule, 'PayOrder', { placeholder: () => <div className="pay-slot" /> });

/** An open payment, above the order's content. */
function PaymentDue({ order }: { readonly order: Order }): ReactNode {
  const due = usePaymentDue(order);
  return due !== undefined && <PayOrder order={order} due={due} />;
}
