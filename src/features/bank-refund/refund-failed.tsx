import { useId, type ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useNow } from '../../app/context/use-now.js';
import { useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ExternalLink } from '../../ui/external-link.js';
import { getRefundFailureMessage } from './get-refund-failure-message.js';
import { RefundWait } from './refund-wait.js';

export interface RefundFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** It was not sent, or nobody knows: once more, or back to the form, where everything typed still stands. */
export function RefundFailed({ failure, onRetry, onDismiss }: RefundFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const waitId = useId();
  const { retryable, isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const { title, text } = getRefundFailureMessage(failure);
  const contact = (parts: ReactNode[]): ReactNode => (
    <ExternalLink key="contact" href={scope.findLink('contact')}>
      {parts}
    </ExternalLink>
  );
  return (
    <Dialog
      title={intl.t(title)}
      onClose={onDismiss}
      actions={
        <>
          {(retryable || isUncertain === true) && (
            <Button kind="primary" isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onRetry}>
              {intl.t(isUncertain ? 'bankRefund.sendAgain' : 'failure.retry')}
            </Button>
          )}
          <Button kind="secondary" onPress={onDismiss}>
            {intl.t('bankRefund.dismiss')}
          </Button>
        </>
      }
    >
      <p>{intl.rich(text, { contact })}</p>
      {isWaiting && <RefundWait id={waitId} until={retryAt} />}
    </Dialog>
  );
}
