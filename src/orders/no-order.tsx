import type { ReactNode } from 'react';
import { useIntl, useSlowNotice } from '../app/context/element-context.js';
import type { OrderView } from './store/order-view.js';
import { OrderSkeleton } from '../ui/card-skeleton.js';
import { OrderNotRead } from './order-not-read.js';
import { SignedOut } from './signed-out.js';

/** What stands in place of an order while it is not there, or where it cannot be had. */
export function NoOrder({ view }: { readonly view: OrderView }): ReactNode {
  const intl = useIntl();
  useSlowNotice(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  switch (view.status) {
    case 'loading':
      return <OrderSkeleton />;
    case 'nobody':
      return <SignedOut />;
    case 'idle':
      return <p>{intl.t('orderDetail.noNumber')}</p>;
    case 'ready':
      return null;
    default:
      return <OrderNotRead view={view} />;
  }
}
