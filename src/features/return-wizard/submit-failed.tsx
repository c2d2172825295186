import { useId, type ReactNode } from 'react';
import type { Failure } from '../../domain/failure.js';
import { signInFromOrder } from '../../host/leave-order.js';
import { useIntl } from '../../host/use-intl.js';
import { useNow } from '../../host/use-now.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { sayWait } from '../../i18n/say-wait.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ExternalLink } from '../../ui/external-link.js';
import { getReturnFailureMessage } from './get-return-failure-message.js';

export interface SubmitFailedProps {
  readonly failure: Failure;
  /** How often it has failed by now. */
  readonly attempts: number;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** It was not made, or nobody knows: once more, or back to the order. From the second time on it says whom to ask. */
export function SubmitFailed({ failure, attempts, onRetry, onLeave }: SubmitFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const waitId = useId();
  const { status, retryable, isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const { title, text } = getReturnFailureMessage(failure, attempts);
  const canRetry = retryable || isUncertain || status === 401;
  const asksForHelp = attempts > 1 || !canRetry;
  return (
    <Dialog
      title={intl.t(title)}
      onClose={onLeave}
      actions={
        <>
          {status === 401 && (
            <Button kind="primary" onPress={() => signInFromOrder(scope)}>
              {intl.t('orderDetail.signIn')}
            </Button>
          )}
          {canRetry && (
            <Button
              kind={status === 401 ? 'secondary' : 'primary'}
              isDisabled={isWaiting}
              reasonId={isWaiting ? waitId : undefined}
              onPress={onRetry}
            >
              {intl.t('failure.retry')}
            </Button>
          )}
          {asksForHelp && <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>}
          <Button kind="secondary" onPress={onLeave}>
            {intl.t('returnSubmit.dismiss')}
          </Button>
        </>
      }
    >
      <p>{intl.t(text)}</p>
      {isWaiting && <Wait id={waitId} until={retryAt} />}
    </Dialog>
  );
}

/** How long until the next try. The figure changes every second and is not read out each time. */
function Wait({ id, until }: { readonly id: string; readonly until: number }): ReactNode {
  const intl = useIntl();
  const hasTwelveHours = useSlice(useScope().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  const { isLong, time } = sayWait(intl, { until, now: useNow(until), hasTwelveHours });
  return (
    <p className="figures" id={id}>
      {intl.t(isLong ? 'returnSubmit.waitUntil' : 'returnSubmit.wait', { time })}
    </p>
  );
}
