import type { ReactNode } from 'react';
import type { Payment } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
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
