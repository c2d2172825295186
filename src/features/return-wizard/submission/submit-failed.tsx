import { useId, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useScope } from '../../../app/context/scope-context.js';
import { useNow } from '../../../app/context/use-now.js';
import type { SubmitPhase } from './use-return-submission.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { RetryWait } from '../retry-wait.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';

export interface SubmitFailedProps {
  /** What it is that failed. */
  readonly phase: SubmitPhase;
  readonly failure: Failure;
  /** How often it has failed by now. */
  readonly attempts: number;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** It was not made, or nobody knows: once more, or back to the order. From the second time on it says whom to ask. */
export function SubmitFailed({ phase, failure, attempts, onRetry, onLeave }: SubmitFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const waitId = useId();
  const { isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const isExchange = phase === 'exchange';
  const { title, text } = (isExchange ? getExchangeFailureMessage : getReturnFailureMessage)(failure, attempts);
  const { needsSignIn, canRetry, asksForHelp } = listWays(failure, attempts);
  return (
    <Dialog
      title={intl.t(title)}
      onClose={onLeave}
      actions={
        <>
          {needsSignIn && (
            <Button kind="primary" onPress={() => signInFromOrder(scope)}>
              {intl.t('orderDetail.signIn')}
            </Button>
          )}
          {canRetry && (
            <Button
              kind={needsSignIn ? 'secondary' : 'primary'}
              isDisabled={isWaiting}
              reasonId={isWaiting ? waitId : undefined}
              onPress={onRetry}
            >
              {intl.t(isExchange && isUncertain ? 'returnSubmit.exchangeAgain' : 'failure.retry')}
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
      {isWaiting && <RetryWait id={waitId} until={retryAt} />}
    </Dialog>
  );
}

/** What a shopper can do about it. */
function listWays({ status, retryable, isUncertain }: Failure, attempts: number) {
  const needsSignIn = status === 401;
  const canRetry = retryable || isUncertain === true || needsSignIn;
  return { needsSignIn, canRetry, asksForHelp: attempts > 1 || !canRetry };
}

/** Words for an exchange that could not be ordered though its return is made, by what is known of it (returns, section 8). */
export function getExchangeFailureMessage(failure: Failure, attempts: number): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  if (status === 401) return { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' };
  if (isUncertain) return { title: 'returnSubmit.exchangeUncertainTitle', text: 'returnSubmit.exchangeUncertain' };
  const title = 'returnSubmit.exchangeFailedTitle';
  if (code === 'offline') return { title, text: 'returnSubmit.exchangeOffline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'returnSubmit.exchangeThrottled' };
  if (!retryable) return { title, text: 'returnSubmit.exchangeRefused' };
  return { title, text: attempts > 1 ? 'returnSubmit.exchangeFailedAgain' : 'returnSubmit.exchangeFailed' };
}

/** Words for a return that failed, by what is known of it and how often it did (returns, section 8). */
export function getReturnFailureMessage(failure: Failure, attempts: number): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  if (status === 401) return { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' };
  if (isUncertain) return { title: 'returnSubmit.uncertainTitle', text: 'returnSubmit.uncertain' };
  const title = 'returnSubmit.failedTitle';
  if (code === 'offline') return { title, text: 'returnSubmit.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'returnSubmit.throttled' };
  if (!retryable) return { title, text: 'returnSubmit.refused' };
  return { title, text: attempts > 1 ? 'returnSubmit.failedAgain' : 'returnSubmit.failed' };
}
