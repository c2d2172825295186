import type { ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { signInFromOrder } from '../../orders/leave-order.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { LinkButton } from '../../ui/link-button.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import type { FailureMessage } from '../../i18n/failure-message.js';

export interface LabelOptionsProps {
  /** The failure; absent if the return has no label at all. */
  readonly failure: Failure | undefined;
  readonly kind: 'primary' | 'text';
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** What helps if a label is not available: sign in, retry, or contact the service. */
export function LabelOptions({ failure, kind, isBusy, onRetry }: LabelOptionsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const needsSignIn = failure?.status === 401;
  const isMade = failure?.status === 404;
  const hasNextTry = failure !== undefined && (needsSignIn || failure.retryable);
  return (
    <>
      {hasNextTry && (
        <Button kind={kind} isBusy={isBusy} onPress={needsSignIn ? () => signInFromOrder(context) : onRetry}>
          {intl.t(needsSignIn ? 'orderDetail.signIn' : isMade ? 'returnLabel.checkAgain' : 'failure.retry')}
        </Button>
      )}
      {!isMade && (
        <LinkButton kind={kind === 'primary' && hasNextTry ? 'secondary' : kind} href={context.findLink('contact')}>
          {intl.t('failure.contact')}
        </LinkButton>
      )}
    </>
  );
}

/** The texts for a label that could not be loaded; without a failure, the return has no label. */
export function getLabelFailure(failure: Failure | undefined): FailureMessage {
  if (!failure) return { title: 'returnLabel.missingTitle', text: 'returnLabel.missing' };
  if (failure.status === 404) return { title: 'returnLabel.notReadyTitle', text: 'returnLabel.notReady' };
  if (failure.unreadable) return { title: 'returnLabel.failedTitle', text: 'returnLabel.unreadable' };
  const { title, text } = getReadFailureMessage(failure);
  return { title: title === 'readFailure.title' ? 'returnLabel.failedTitle' : title, text };
}
