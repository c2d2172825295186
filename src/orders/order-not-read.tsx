import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Failure } from '../http/model/failure.js';
import { navigateFromOrder, signInFromOrder } from './leave-order.js';
import { RequiredCalls } from '../app/lazy/required-calls.js';
import { findHref } from '../app/navigation/navigate.js';
import { useIntl, useElementContext, useAnnouncement } from '../app/context/element-context.js';
import { useOrder } from './order-controller.js';
import { getReadFailureMessage } from '../i18n/read-failure-message.js';
import { Button } from '../ui/button.js';
import { ExternalLink } from '../ui/external-link.js';
import { LinkButton } from '../ui/link-button.js';
import { DestinationLink } from '../ui/destination-link.js';
import { Dialog } from '../ui/dialog.js';
import { focusHeading } from '../ui/screen-heading.js';
import { MessageBox } from '../ui/message-box.js';
import { EmptyState } from '../ui/empty-state.js';
import type { OrderView } from './store/orders.js';
import { OrderSkeleton } from '../ui/card-skeleton.js';

export interface OrderNotReadProps {
  readonly view: { readonly status: 'missing' } | { readonly status: 'failed'; readonly failure: Failure };
}

const GUESTS_MISS = { title: 'orderDetail.missingTitle', text: 'orderDetail.guestMissing' } as const;

/** Shown instead of an order: guests in the area go back to the lookup, members see the reason (orders area, section 4). */
export function OrderNotRead({ view }: OrderNotReadProps): ReactNode {
  const context = useElementContext();
  const { controller } = useOrder();
  const router = context.port.getRouter();
  const goesToLookup = router !== undefined && controller.getShopperKind() === 'guest';
  useGuestReturnPath(goesToLookup, view);
  if (goesToLookup) return null;
  return view.status === 'missing' ? <OrderMissing /> : <OrderFailed failure={view.failure} />;
}

/** Sends the guest to the lookup with the current address as its return address, and a message above the form. */
function useGuestReturnPath(goesToLookup: boolean, view: OrderNotReadProps['view']): void {
  const intl = useIntl();
  const context = useElementContext();
  useEffect(() => {
    const redirectPath = context.port.getRouter()?.getCurrentUrl();
    if (!goesToLookup || redirectPath === undefined) return;
    const message = view.status === 'failed' ? getReadFailureMessage(view.failure) : GUESTS_MISS;
    const notice = { title: intl.t(message.title), text: intl.t(message.text) };
    navigateFromOrder(context, { route: 'lookup', redirectPath }, { isReplaced: true, notice });
  }, [goesToLookup, view, intl, context]);
}

function OrderMissing(): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="critical" title={intl.t('orderDetail.missingTitle')} isAlert>
      <p>{intl.t('orderDetail.missing')}</p>
      <AllOrders />
    </MessageBox>
  );
}

function AllOrders(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const destination = { route: 'history' } as const;
  if (!context.hasCalls('list-order-history')) return null;
  return (
    <DestinationLink href={findHref(context, destination)} onGo={() => navigateFromOrder(context, destination)}>
      {intl.t('orderDetail.allOrders')}
    </DestinationLink>
  );
}

/**
 * The service error dialog, with Retry and a contact link. Closing it leads back to the orders. The same content remains as a box, in case
 * the page prevents that navigation. A standalone tag shows only the box, because it must not block the page around it.
 */
function OrderFailed({ failure }: { readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { controller } = useOrder();
  const [isDismissed, setDismissed] = useState(context.port.getRouter() === undefined);
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);
  if (isDismissed) {
    // Retry removes the box with its focused button, so move the focus first; a dialog restores it itself.
    const handleRetry = (): void => {
      focusHeading(box.current);
      controller.retry();
    };
    return (
      <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
        <p>{intl.t(text)}</p>
        <NextSteps failure={failure} kind="text" onRetry={handleRetry} />
      </MessageBox>
    );
  }
  const handleClose = (): void => {
    setDismissed(true);
    navigateFromOrder(context, { route: 'history' });
  };
  return (
    <Dialog
      title={intl.t(title)}
      closeName={intl.t('dialog.close')}
      onClose={handleClose}
      actions={<NextSteps failure={failure} kind="primary" onRetry={controller.retry} />}
    >
      <p>{intl.t(text)}</p>
    </Dialog>
  );
}

interface NextStepsProps {
  readonly failure: Failure;
  readonly kind: 'primary' | 'text';
  readonly onRetry: () => void;
}

/** Retry or sign in again; the contact link; all orders. */
function NextSteps({ failure, kind, onRetry }: NextStepsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isSignedOut = failure.status === 401;
  const hasNextTry = isSignedOut || failure.retryable;
  const contact = context.findLink('contact');
  return (
    <>
      {hasNextTry && (
        <Button kind={kind} onPress={isSignedOut ? () => signInFromOrder(context) : onRetry}>
          {intl.t(isSignedOut ? 'orderDetail.signIn' : 'failure.retry')}
        </Button>
      )}
      {kind === 'text' ? (
        <p>
          <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      ) : (
        <LinkButton kind={hasNextTry ? 'secondary' : 'primary'} href={contact}>
          {intl.t('failure.contact')}
        </LinkButton>
      )}
      <p>
        <AllOrders />
      </p>
    </>
  );
}

/** Shown if the shopper is not signed in and there is no contact: offers sign-in and the lookup. */
export function SignedOut(): ReactNode {
  return (
    <RequiredCalls names={['get-order']}>
      <SignedOutState />
    </RequiredCalls>
  );
}

function SignedOutState(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const lookup = { route: 'lookup' } as const;
  const canLookUp = context.hasCalls('get-order-summary');
  return (
    <EmptyState text={intl.t(canLookUp ? 'orderDetail.signedOut' : 'orderDetail.signInOnly')}>
      <Button kind="primary" onPress={() => signInFromOrder(context)}>
        {intl.t('orderDetail.signIn')}
      </Button>
      {canLookUp && (
        <DestinationLink href={findHref(context, lookup)} onGo={() => navigateFromOrder(context, lookup)}>
          {intl.t('orderDetail.lookUp')}
        </DestinationLink>
      )}
    </EmptyState>
  );
}

/** Shown instead of an order while it loads, or if it cannot be loaded. */
export function NoOrder({ view }: { readonly view: OrderView }): ReactNode {
  const intl = useIntl();
  useAnnouncement(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  switch (view.status) {
    case 'loading':
      return <OrderSkeleton />;
    case 'no-credentials':
      return <SignedOut />;
    case 'idle':
      return <p>{intl.t('orderDetail.noNumber')}</p>;
    case 'ready':
      return null;
    default:
      return <OrderNotRead view={view} />;
  }
}
