import type { ReactNode } from 'react';
import type { Payment } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
import { useOrderUrls } from '../../host/use-order-urls.js';
import { SideCard } from './side-card.js';

/** How the order was paid. */
export function OrderPayment({ payments }: { readonly payments: readonly Payment[] }): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  if (payments.length === 0) return null;
  return (
    <SideCard title={intl.t('orderDetail.payment')}>
      <ul className="payments">
        {payments.map(({ type, displayNumber, image }, index) => (
          <li key={index}>
            {toUrl(image) !== undefined && (
              <img src={toUrl(image)} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
            )}
            <span>
              {displayNumber === undefined
                ? intl.t('orderDetail.paymentType', { type })
                : intl.rich('orderDetail.paymentNumber', {
                    name: () => intl.t('orderDetail.paymentType', { type }),
                    number: () => <bdi key="number">{displayNumber}</bdi>,
                  })}
            </span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
