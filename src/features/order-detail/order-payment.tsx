import type { ReactNode } from 'react';
import type { Payment } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { PaymentList } from './payment-list.js';
import { SideCard } from './side-card.js';

/** How the order was paid. */
export function OrderPayment({ payments }: { readonly payments: readonly Payment[] }): ReactNode {
  const intl = useIntl();
  if (payments.length === 0) return null;
  return (
    <SideCard title={intl.t('orderDetail.payment')}>
      <PaymentList payments={payments} />
    </SideCard>
  );
}
