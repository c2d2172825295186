import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { MessageBox } from '../../ui/message-box.js';
import { OrderLink } from './order-link.js';

/** Nothing can be returned here: returns are off, or what is shown is one already. */
export function Unavailable({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" title={intl.t('returnWizard.unavailableTitle')}>
      <p>{intl.t('returnWizard.unavailable')}</p>
      <OrderLink orderNumber={order.orderNumber} />
    </MessageBox>
  );
}
