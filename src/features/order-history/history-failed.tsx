import type { ReactNode } from 'react';
import type { Failure } from '../../domain/failure.js';
import { useHistory } from '../../host/use-history.js';
import { useIntl } from '../../host/use-intl.js';
import { signIn } from '../../host/sign-in.js';
import { useScope } from '../../host/scope-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';

/** The orders could not be read: why, and one thing to do. */
export function HistoryFailed({ failure }: { readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const { title, text } = getReadFailureMessage(failure);
  return (
    <MessageBox tone="critical" icon="alert" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <WayOn failure={failure} />
    </MessageBox>
  );
}

function WayOn({ failure }: { readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const history = useHistory();
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
    <Button kind="text" onPress={history.retry}>
      {intl.t('failure.retry')}
    </Button>
  );
}
