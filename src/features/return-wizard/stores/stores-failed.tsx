import { useRef, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import { getReadFailureMessage } from '../../../i18n/failure-message.js';
import { Button, ExternalLink } from '../../../ui/button.js';
import { MessageBox } from '../../../ui/message-box.js';

export interface StoresFailedProps {
  readonly failure: Failure;
  /** Absent where the button that asked stays in its place. */
  readonly onRetry?: () => void;
}

/** Stores could not be read: why, and one thing to do. */
export function StoresFailed({ failure, onRetry }: StoresFailedProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  /** The message goes with its button; the focus goes to where stores are looked for. */
  function handleRetry(): void {
    const room = box.current?.closest('.store-step');
    room?.querySelector('input')?.focus();
    onRetry?.();
  }

  return (
    <MessageBox
      boxRef={box}
      tone="critical"
      title={intl.t(title === 'readFailure.title' ? 'returnStore.failedTitle' : title)}
      isAlert
    >
      <p>{intl.t(text)}</p>
      <FailureActions failure={failure} {...(onRetry && { onRetry: handleRetry })} />
    </MessageBox>
  );
}

function FailureActions({ failure, onRetry }: StoresFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  if (failure.status === 401) {
    return (
      <Button kind="text" onPress={() => signInFromOrder(context)}>
        {intl.t('orderDetail.signIn')}
      </Button>
    );
  }
  if (!failure.retryable) {
    return <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>;
  }
  return (
    onRetry && (
      <Button kind="text" onPress={onRetry}>
        {intl.t('failure.retry')}
      </Button>
    )
  );
}
