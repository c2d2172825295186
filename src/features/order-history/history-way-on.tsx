import type { ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { signIn } from '../../app/navigation/sign-in.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';

export interface HistoryWayOnProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The one thing to do where orders could not be read, be it all of them or some. */
export function HistoryWayOn({ failure, onRetry }: HistoryWayOnProps): ReactNode {
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
