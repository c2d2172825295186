import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MOST_RETRIES } from './model/check-in.js';
import type { Failure } from '../../http/model/failure.js';
import { signIn } from '../../app/navigation/sign-in.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';
import { StoreContact } from './store-contact.js';
import type { FailureMessage } from '../../i18n/failure-message.js';

export interface ArrivalFailedProps {
  readonly failure: Failure;
  readonly retries: number;
  readonly phone: string | undefined;
}

/** Why the store was not told. Takes the focus with every answer. Once nothing is left to try, it says whom to ask. */
export function ArrivalFailed({ failure, retries, phone }: ArrivalFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: the button that was pressed may be gone, and the browser would give its focus to the page first.
  useLayoutEffect(() => box.current?.focus(), [failure]);
  const isSpent = retries >= MOST_RETRIES;
  const { title, text } = getArrivalFailureMessage(failure, isSpent);
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)}>
      <p>{intl.t(text)}</p>
      {failure.status === 401 && !isSpent && (
        <Button kind="text" onPress={() => signIn(scope)}>
          {intl.t('curbsideStage.signIn')}
        </Button>
      )}
      {(isSpent || !canRetry(failure)) && <StoreContact phone={phone} />}
    </MessageBox>
  );
}

/** Whether it helps to send it once more. Who is signed out may have signed in again. */
export function canRetry({ retryable, isUncertain, status }: Failure): boolean {
  return retryable || isUncertain === true || status === 401;
}

/** Words for an arrival that the store was not told of, or that nobody knows the end of. `isSpent`: it is not sent again. */
function getArrivalFailureMessage(failure: Failure, isSpent: boolean): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  const title = isUncertain ? 'curbsideStage.uncertainTitle' : 'curbsideStage.failedTitle';
  if (isSpent) return { title, text: 'curbsideStage.spent' };
  if (isUncertain) return { title, text: 'curbsideStage.uncertain' };
  if (code === 'offline') return { title, text: 'curbsideStage.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 401) return { title, text: 'curbsideStage.signedOut' };
  if (status === 429 || status === 503) return { title, text: 'curbsideStage.throttled' };
  return { title, text: retryable ? 'curbsideStage.failed' : 'curbsideStage.refused' };
}
