import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '../../domain/failure.js';
import { getLongHistory } from '../../host/get-long-history.js';
import { useIntl } from '../../host/use-intl.js';
import { useScope } from '../../host/scope-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';

export interface StubFailedProps {
  readonly failure: Failure;
  readonly place: number;
}

/** The orders of a page could not be read again: why, and a way to try once more. */
export function StubFailed({ failure, place }: StubFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  // Who was at the stub when it failed goes on at its button.
  useLayoutEffect(() => {
    if (box.current?.closest('li')?.matches(':focus')) box.current.querySelector('button')?.focus();
  }, []);

  /** The message goes with its button: the focus waits on the page's stub. */
  function handleRetry(): void {
    box.current?.closest('li')?.focus({ preventScroll: true });
    getLongHistory(scope, intl.locale).forgive(place);
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
