import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PageStub } from './store/history-page.js';
import type { Failure } from '../../http/model/failure.js';
import { getLongHistory } from './get-long-history.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { MessageBox } from '../../ui/message-box.js';
import { HistoryWayOn } from './history-way-on.js';

/**
 * A page that is far away, in one item: its text can be searched, and the focus can enter it. Both bring its orders back. An element
 * and no component: there are hundreds, and each would have a life of its own. What it is called and where it stands in the list is
 * put on it where the list is watched. One that could not be read again has a button of its own for the focus.
 */
export function drawStub({ text, failure }: PageStub, place: number): ReactNode {
  return (
    <li key={place} className="stub" tabIndex={failure ? -1 : 0}>
      {failure ? [<StubFailed key="failed" failure={failure} place={place} />, text] : text}
    </li>
  );
}

interface StubFailedProps {
  readonly failure: Failure;
  readonly place: number;
}

/** The orders of a page could not be read again: why, and the way on that a history has which could not be read at all. */
function StubFailed({ failure, place }: StubFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);
  const retry = useCallback(
    (isPressed: boolean) => {
      const stub = findStub(box.current);
      // The message goes with its button: the focus waits on the page's stub.
      if (isPressed || stub?.matches(':focus-within')) stub?.focus({ preventScroll: true });
      getLongHistory(scope, intl.locale).forgive(place);
    },
    [scope, intl, place],
  );

  // Who was at the stub when it failed goes on at its button.
  useLayoutEffect(() => {
    if (findStub(box.current)?.matches(':focus')) box.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, []);

  // Read again by itself once the shopper is back online, as a history is that could not be read at all.
  useEffect(
    () => (failure.code === 'offline' ? scope.platform.onOnline(() => retry(false)) : undefined),
    [scope, failure, retry],
  );

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <HistoryWayOn failure={failure} onRetry={() => retry(true)} />
    </MessageBox>
  );
}

function findStub(box: Element | null): HTMLElement | null | undefined {
  return box?.closest('li');
}
