import type { ReactNode } from 'react';
import { listShipments } from './model/order-shipments.js';
import type { Order } from '../../orders/model/order.js';
import { useFrameLinks } from '../../app/navigation/use-frame-links.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrder } from '../../orders/use-order.js';
import { useOrderPlace } from './use-order-place.js';
import { usePart } from '../../app/lazy/use-part.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import type { OrderView } from '../../orders/store/order-view.js';
import { sayHeading } from '../../orders/say-heading.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { OrderActions } from './order-actions.js';
import { OrderContent } from './order-content.js';
import { OrderFacts } from './order-facts.js';
import { OrderNotRead } from './order-not-read.js';
import { PartMissing } from './part-missing.js';
import { SignedOut } from './signed-out.js';

const loadReturnPart = async () => (await import('./returns/return-part.js')).returnPart;

/**
 * One order with everything a shopper may want to know of it. The heading stays the same node from the first moment on: it may
 * have the focus when the order comes.
 */
export function OrderDetail(): ReactNode {
  const intl = useIntl();
  const { view } = useOrder();
  const { Head, Content, missing, shown, isWaiting } = useOrderViews(view);
  useSlowNotice(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  return (
    <section className="screen order" onClick={useFrameLinks()}>
      <header className="order-head">
        <ScreenHeading isFirst>{useHeadline(view)}</ScreenHeading>
        {shown && <Head key={shown.orderNumber} order={shown} />}
      </header>
      {missing}
      {shown && <Content order={shown} />}
      {view.status === 'nobody' && <SignedOut />}
      {(view.status === 'missing' || view.status === 'failed') && <OrderNotRead view={view} />}
      {isWaiting && <OrderSkeleton />}
      {view.status === 'idle' && <p>{intl.t('orderDetail.noNumber')}</p>}
    </section>
  );
}

/**
 * What shows the order, once it is there. A return has views of its own, which come while it is read. Where they cannot be had, it is
 * shown as any order is.
 */
function useOrderViews(view: OrderView) {
  const isReturnPlace = useOrderPlace(view);
  const order = view.status === 'ready' ? view.value : undefined;
  const isReturn = order?.kind === 'return';
  const part = usePart(loadReturnPart, isReturn || isReturnPlace);
  const isPartComing = isReturn && (part.status === 'idle' || part.status === 'loading');
  const isWaiting = isPartComing || view.status === 'loading';
  const shown = isPartComing ? undefined : order;
  if (isReturn && part.status === 'ready') {
    return { Head: part.views.ReturnHead, Content: part.views.ReturnContent, shown, isWaiting };
  }
  const missing = isReturn && part.status === 'failed' && <PartMissing onRetry={part.retry} />;
  return { Head: OrderHead, Content: OrderContent, missing, shown, isWaiting };
}

function OrderHead({ order }: { readonly order: Order }): ReactNode {
  return (
    <>
      <OrderFacts order={order} />
      <OrderActions order={order} />
    </>
  );
}

/** What happens with the order: the words of its only part, or in how many parts it comes; its number until that is known. */
function useHeadline(view: OrderView): string {
  const intl = useIntl();
  const asked = useSlice(useScope().settings, ({ configuration }) => configuration.orderNumber);
  const order = view.status === 'ready' ? view.value : undefined;
  const [only, ...others] = order ? listShipments(order) : [];
  if (only && others.length === 0) return sayHeading(only.group, intl);
  if (only) {
    return order?.kind === 'return'
      ? intl.t('orderDetail.returnTitle')
      : intl.t('orderDetail.shipments', { count: others.length + 1 });
  }
  const number = order?.orderNumber ?? asked;
  return number === undefined ? intl.t('orderDetail.title') : intl.t('order.number', { number });
}
