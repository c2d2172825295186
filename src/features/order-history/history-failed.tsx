import { useRef, type ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { signIn } from '../../app/navigation/leave-for.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';

export interface HistoryFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Says why the orders could not be read, and offers one action. */
export function HistoryFailed({ failure, onRetry }: HistoryFailedProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  /** The message disappears with its focused button, so move the focus to the heading first. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <HistoryFailureActions failure={failure} onRetry={handleRetry} />
    </MessageBox>
  );
}

export interface HistoryFailureActionsProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The one action for orders that could not be read, whether all of them or some. */
export function HistoryFailureActions({ failure, onRetry }: HistoryFailureActionsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  if (failure.status === 401) {
    return (
      <Button kind="text" onPress={() => signIn(context)}>
        {intl.t('orderHistory.signIn')}
      </Button>
    );
  }
  if (!failure.retryable) {
    return <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>;
  }
  return (
    <Button kind="text" onPress={onRetry}>
      {intl.t('failure.retry')}
    </Button>
  );
}
