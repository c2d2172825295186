import { useCallback, type ReactNode } from 'react';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { navigate } from '../../app/navigation/navigate.js';
import type { Destination } from '../../app/navigation/destination.js';
import { signIn } from '../../app/navigation/leave-for.js';
import { useCardLinks } from '../../orders/use-card-links.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { useItemShop } from '../../orders/use-item-shop.js';
import { useOrder } from '../../orders/order-controller.js';
import type { Failure } from '../../http/model/failure.js';
import type { Order } from '../../orders/model/order.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { Button } from '../../ui/button.js';
import { CardSkeleton } from '../../ui/card-skeleton.js';
import { MessageBox } from '../../ui/message-box.js';
import { OrderCard } from '../../orders/order-card.js';

/** The page gave an invalid order, which the shopper cannot fix. */
const WRONG_ORDER = { title: 'configuration.title', text: 'configuration.text' } as const;

/** One order as a card: the order that the page gave, or the one whose number it gave. */
export function SingleOrder(): ReactNode {
  const intl = useIntl();
  const { controller, view } = useOrder();
  switch (view.status) {
    case 'ready':
      return <ReadyCard order={view.value} />;
    case 'missing':
      return <CardMessage title={intl.t('orderCard.missingTitle')} text={intl.t('orderCard.missing')} />;
    case 'failed':
      return <FailedCard failure={view.failure} onRetry={controller.retry} />;
    case 'no-credentials':
      return (
        <RequiredCalls names={['get-order']}>
          <CardMessage title={intl.t('orderCard.signedOutTitle')} text={intl.t('orderCard.signedOut')}>
            <SignIn />
          </CardMessage>
        </RequiredCalls>
      );
    case 'idle':
      return <CardMessage title={intl.t('orderCard.missingTitle')} text={intl.t('orderCard.noNumber')} />;
    default:
      return <CardSkeleton />;
  }
}

function ReadyCard({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const go = useCallback((destination: Destination) => navigate(context, destination), [context]);
  const shop = useItemShop();
  const links = useCardLinks(order, go, shop);
  return (
    <>
      <OrderCard order={order} intl={intl} links={links} showsDelivery={context.isFlagOn('enableEdd')} level={2} />
      {shop.panel}
    </>
  );
}

function FailedCard({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const { title, text } = failure.code === 'config-order-invalid' ? WRONG_ORDER : getReadFailureMessage(failure);
  return (
    <CardMessage title={intl.t(title)} text={intl.t(text)}>
      {failure.status === 401 && <SignIn />}
      {failure.retryable && (
        <Button kind="text" onPress={onRetry}>
          {intl.t('failure.retry')}
        </Button>
      )}
    </CardMessage>
  );
}

function SignIn(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <Button kind="text" onPress={() => signIn(context)}>
      {intl.t('orderCard.signIn')}
    </Button>
  );
}

interface CardMessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function CardMessage({ title, text, children }: CardMessageProps): ReactNode {
  return (
    <MessageBox tone="neutral" title={title} isFirst>
      <p>{text}</p>
      {children}
    </MessageBox>
  );
}
