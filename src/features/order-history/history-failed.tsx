import { useRef, type ReactNode } from 'react';
import type { Failure } from '../../domain/failure.js';
import { useHistory } from '../../host/use-history.js';
import { useIntl } from '../../host/use-intl.js';
import { signIn } from '../../host/sign-in.js';
import { useScope } from '../../host/scope-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { focusHeading } from '../../ui/focus-heading.js';
import { MessageBox } from '../../ui/message-box.js';

/** The orders could not be read: why, and one thing to do. */
export function HistoryFailed({ failure }: { readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    history.retry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <WayOn failure={failure} onRetry={handleRetry} />
    </MessageBox>
  );
}

function WayOn({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  if (failure.status === 401) {
    return (
      <Button kind="text" onPress={() => signIn(scope)}>
        {intl.t('orderHistory.signIn')}
      </Button>
    );
  }
  if (!failure.retryable) {
    return <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>;
  }
  return (
    <Button kind="text" onPress={onRetry}>
      {intl.t('failure.retry')}
    </Button>
  );
}
