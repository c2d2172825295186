import { useEffect, type ComponentType, type ReactNode } from 'react';
import { isForeignPage } from '../../app/context/is-foreign-page.js';
import { useFrameLinks } from '../../app/navigation/use-frame-links.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrder } from '../../orders/use-order.js';
import { useRefundStep } from './use-refund-step.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import type { OrderView } from '../../orders/store/order-view.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { ForeignPage } from './foreign-page.js';
import type { OrderViews } from './order-views.js';
import { RefundContent } from './refund-content.js';

const HEADINGS = {
  landing: 'bankRefund.landingTitle',
  form: 'bankRefund.formTitle',
  confirmation: 'bankRefund.doneTitle',
} as const;

/**
 * How a refund is paid into a bank account: what will happen, the form that asks for the account, and that it was sent. The heading
 * stays the same node from the first moment on: it may have the focus when the order comes.
 */
export function createBankRefund(views: OrderViews): ComponentType {
  return function BankRefund(): ReactNode {
    const intl = useIntl();
    const scope = useScope();
    const orderNumber = useSlice(scope.settings, ({ configuration }) => configuration.orderNumber) ?? '';
    const { step, goTo } = useRefundStep(orderNumber);
    const isForeign = isForeignPage(scope);
    useEffect(() => {
      if (isForeign) scope.port.warn(FOREIGN);
    }, [isForeign, scope]);
    return (
      <section className="screen order refund" onClick={useFrameLinks()}>
        <header className="order-head">
          <ScreenHeading isFirst>{intl.t(HEADINGS[isForeign ? 'landing' : step])}</ScreenHeading>
        </header>
        {isForeign ? (
          <ForeignPage orderNumber={orderNumber} />
        ) : (
          <RefundOfOrder orderNumber={orderNumber} step={step} goTo={goTo} views={views} />
        )}
      </section>
    );
  };
}

const FOREIGN =
  'this page is of another origin than its order service, so no bank account is asked for. A page that may ask for one says so by the attribute "allow-sensitive".';

interface RefundOfOrderProps extends ReturnType<typeof useRefundStep> {
  readonly orderNumber: string;
  readonly views: OrderViews;
}

/** The step, once the order is there. */
function RefundOfOrder({ views, ...place }: RefundOfOrderProps): ReactNode {
  const { view } = useOrder();
  if (view.status === 'ready') return <RefundContent {...place} {...views} order={view.value} />;
  return <NoOrder view={view} {...views} />;
}

type NoOrderProps = Pick<OrderViews, 'NotRead' | 'SignedOut'> & {
  readonly view: Exclude<OrderView, { readonly status: 'ready' }>;
};

/** What stands there while the order does not. */
function NoOrder({ view, NotRead, SignedOut }: NoOrderProps): ReactNode {
  const intl = useIntl();
  useSlowNotice(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  switch (view.status) {
    case 'loading':
      return <FormSkeleton />;
    case 'nobody':
      return <SignedOut />;
    case 'idle':
      return <p>{intl.t('orderDetail.noNumber')}</p>;
    default:
      return <NotRead view={view} />;
  }
}
