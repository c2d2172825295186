import type { ReactNode } from 'react';
import { listShipments } from '../../domain/order-shipments.js';
import { useIntl } from '../../host/use-intl.js';
import { useOrder } from '../../host/use-order.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { useSlowNotice } from '../../host/use-slow-notice.js';
import type { OrderView } from '../../state/order-view.js';
import { sayHeading } from '../../ui/order/say-heading.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { OrderActions } from './order-actions.js';
import { OrderContent } from './order-content.js';
import { OrderFacts } from './order-facts.js';
import { OrderNotRead } from './order-not-read.js';
import { SignedOut } from './signed-out.js';

/**
 * One order with everything a shopper may want to know of it. The heading stays the same node from the first moment on: it may
 * have the focus when the order comes.
 */
export function OrderDetail(): ReactNode {
  const intl = useIntl();
  const { view } = useOrder();
  useSlowNotice(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  return (
    <section className="screen order">
      <header className="order-head">
        <ScreenHeading isFirst>{useHeadline(view)}</ScreenHeading>
        {view.status === 'ready' && <OrderFacts order={view.value} />}
        {view.status === 'ready' && <OrderActions key={view.value.orderNumber} order={view.value} />}
      </header>
      {view.status === 'ready' && <OrderContent order={view.value} />}
      {view.status === 'nobody' && <SignedOut />}
      {(view.status === 'missing' || view.status === 'failed') && <OrderNotRead view={view} />}
      {(view.status === 'loading' || view.status === 'failed') && <OrderSkeleton />}
      {view.status === 'idle' && <p>{intl.t('orderDetail.noNumber')}</p>}
    </section>
  );
}

/** What happens with the order: the words of its only part, or in how many parts it comes; its number until that is known. */
function useHeadline(view: OrderView): string {
  const intl = useIntl();
  const asked = useSlice(useScope().settings, ({ configuration }) => configuration.orderNumber);
  const [only, ...others] = view.status === 'ready' ? listShipments(view.value) : [];
  if (only) {
    return others.length === 0
      ? sayHeading(only.group, intl)
      : intl.t('orderDetail.shipments', { count: others.length + 1 });
  }
  const number = view.status === 'ready' ? view.value.orderNumber : asked;
  return number === undefined ? intl.t('orderDetail.title') : intl.t('order.number', { number });
}
