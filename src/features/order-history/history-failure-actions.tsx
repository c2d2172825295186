import type { ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { signIn } from '../../app/navigation/navigate.js';
import { Button, ExternalLink } from '../../ui/button.js';

export interface HistoryFailureActionsProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The one thing to do where orders could not be read, be it all of them or some. */
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
