import { useEffect, useRef, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=payOrder.&ast';
import styles from './pay-order.css?inline';
import type { Order } from '../../../orders/model/order.js';
import { useIntl, useElementContext, type LazyModule } from '../../../app/context/element-context.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { useCancelOffer } from '../use-cancel-offer.js';
import { useOrderWords } from '../use-order-words.js';
import type { PaymentDue } from './use-payment-due.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { LinkButton } from '../../../ui/link-button.js';
import { MessageBox } from '../../../ui/message-box.js';
import { WaitingPayment } from './waiting-payment.js';
import { isPaymentDue } from '../../../orders/model/deferred-payment.js';
import { createPaymentController } from './payment-controller.js';

export interface PayOrderProps {
  readonly order: Order;
  readonly due: Exclude<PaymentDue, undefined>;
}

/** An open payment, or one that was just made. */
export function PayOrder({ order, due }: PayOrderProps): ReactNode {
  switch (due) {
    case 'paid':
      return <PaidOrder order={order} />;
    case 'waiting':
      return <WaitingPayment order={order} />;
    case 'link':
      return <OldPayment order={order} />;
  }
}

/** The address says that the order was paid; only the order itself proves it. */
function PaidOrder({ order }: Pick<PayOrderProps, 'order'>): ReactNode {
  const intl = useIntl();
  useOrderAfterPayment(order);
  const { platform } = useElementContext();
  const isChecked = !awaitsPayment(order);
  const wasChecked = useRef(isChecked);
  useEffect(() => {
    if (isChecked && !wasChecked.current) platform.announce(intl.t('payOrder.receivedTitle'));
    wasChecked.current = isChecked;
  }, [isChecked, intl, platform]);
  return (
    <MessageBox
      tone={isChecked ? 'success' : 'progress'}
      icon={isChecked ? CHECK_ICON : CLOCK_ICON}
      title={intl.t(isChecked ? 'payOrder.receivedTitle' : 'payOrder.checkingTitle')}
    >
      <p>{intl.t('payOrder.received')}</p>
    </MessageBox>
  );
}

function awaitsPayment(order: Order): boolean {
  return isPaymentDue(order) || order.legacyPaymentUrl !== undefined;
}

/** Shows nothing if the payment address is not a safe URL. */
function OldPayment({ order }: Pick<PayOrderProps, 'order'>): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const { paymentNote } = useOrderWords(order, useCancelOffer(order).status);
  const href = toUrl(order.legacyPaymentUrl);
  if (href === undefined) return null;
  return (
    <MessageBox
      tone="progress"
      icon={CLOCK_ICON}
      title={<span dir="auto">{paymentNote ?? intl.t('payOrder.link')}</span>}
    >
      <LinkButton href={href}>{intl.t('payOrder.payNow')}</LinkButton>
    </MessageBox>
  );
}

/** How long after a payment the order is read again: the provider notifies the service with a delay. */
const READ_AFTER_MS = 5_000;

/** Reads the order once more after a payment, unless the order already reflects it. */
function useOrderAfterPayment(order: Order): void {
  const context = useElementContext();
  const isDue = useRef(awaitsPayment(order));
  useEffect(() => {
    if (!isDue.current) return undefined;
    return context.platform.after(READ_AFTER_MS, () => context.getController(createPaymentController).readOrderAgain());
  }, [context]);
}

/** Payment of an order on hold; lazy, because few orders need it. */
export const paymentModule = {
  views: { PayOrder },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
