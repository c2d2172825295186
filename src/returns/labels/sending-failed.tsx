import type { ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { signInFromOrder } from '../../orders/leave-order.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { useNow } from '../../app/context/use-now.js';
import { Button, ExternalLink } from '../../ui/button.js';

export interface SendingHandlers {
  /** Id of the text that says how long to wait. */
  readonly waitId: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

export interface SendingFailedProps extends SendingHandlers {
  readonly failure: Failure;
}

/** The ways on where a label was not sent. */
export function SendingFailed({ failure, ...handlers }: SendingFailedProps): ReactNode {
  if (failure.isUncertain) return <InDoubt failure={failure} {...handlers} />;
  return <NotSent failure={failure} {...handlers} />;
}

/** Where nobody can tell, to send it again is the shopper's own choice, and not the first. */
function InDoubt({ failure, onClose, ...sending }: SendingFailedProps): ReactNode {
  const intl = useIntl();
  return (
    <>
      <Button kind="primary" onPress={onClose}>
        {intl.t('returnLabel.close')}
      </Button>
      <SendButton {...sending} kind="secondary" retryAt={failure.retryAt}>
        {intl.t('returnLabel.sendAgain')}
      </SendButton>
    </>
  );
}

function NotSent({ failure, onClose, ...sending }: SendingFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { status, retryable, retryAt } = failure;
  const needsSignIn = status === 401;
  return (
    <>
      {needsSignIn && (
        <Button kind="primary" onPress={() => signInFromOrder(context)}>
          {intl.t('orderDetail.signIn')}
        </Button>
      )}
      {(retryable || needsSignIn) && (
        <SendButton {...sending} kind={needsSignIn ? 'secondary' : 'primary'} retryAt={retryAt}>
          {intl.t('failure.retry')}
        </SendButton>
      )}
      {!retryable && !needsSignIn && (
        <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      )}
      <Button kind="secondary" onPress={onClose}>
        {intl.t('returnLabel.dismiss')}
      </Button>
    </>
  );
}

interface SendButtonProps extends Omit<SendingHandlers, 'onClose'> {
  readonly kind: 'primary' | 'secondary';
  readonly retryAt: number | undefined;
  readonly children: ReactNode;
}

/** Sends it once more, as soon as the service takes it. */
function SendButton({ kind, retryAt = 0, waitId, onSend, children }: SendButtonProps): ReactNode {
  const isWaiting = useNow(retryAt) < retryAt;
  return (
    <Button kind={kind} isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onSend}>
      {children}
    </Button>
  );
}
