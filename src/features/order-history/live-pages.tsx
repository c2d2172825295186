import { useCallback, useLayoutEffect, useRef, useEffect, type RefObject, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=longHistory.&ast';
import styles from './long-history.css?inline';
import { useIntl, useElementContext, type LazyModule } from '../../app/context/element-context.js';
import type { HistoryPage, PageStub } from './store/order-history.js';
import { formatOrderLine } from '../../orders/format-order-line.js';
import { takeLostFocus } from '../../ui/screen-heading.js';
import { getHistory } from './history-controller.js';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.js';
import type { Failure } from '../../http/model/failure.js';
import { getLongHistory } from './get-long-history.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { MessageBox } from '../../ui/message-box.js';
import { HistoryFailureActions } from './history-failed.js';

export interface LivePagesProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: readonly HistoryPage[];
  /** As many pages are kept as cards. */
  readonly most: number;
}

/** Draws nothing: has the pages near the shopper as cards, and those far away as stubs. */
export function LivePages({ list, pages, most }: LivePagesProps): null {
  const intl = useIntl();
  const toText = useCallback(
    ({ orders }: HistoryPage) => orders.map((order) => formatOrderLine(order, intl)).join('\n'),
    [intl],
  );
  const toName = useCallback((first: number, last: number) => intl.t('longHistory.stub', { first, last }), [intl]);
  const onFocus = useCallback(
    (place: number, isBackwards: boolean) => {
      const links = list.current?.querySelectorAll<HTMLElement>(`[data-page="${place}"] a:not([tabindex])`);
      takeLostFocus([...(links ?? [])].at(isBackwards ? -1 : 0));
    },
    [list],
  );
  usePageCache({ list, pages, most, locale: intl.locale, toText, toName, onFocus });
  return null;
}

interface PageCacheResult extends Omit<PageCacheOptions, 'list'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: readonly HistoryPage[];
}

/** Keeps the pages of a list small as long as it is drawn. */
function usePageCache({ list, pages, most, locale, toText, toName, onFocus }: PageCacheResult): void {
  const context = useElementContext();
  // Another service has another one.
  const history = getHistory(context, locale);
  const cache = useRef<PageCache>(undefined);
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const created = createPageCache(context, { locale, list: list.current, most, toText, toName, onFocus });
    cache.current = created;
    return () => created.stop();
  }, [context, history, list, most, locale, toText, toName, onFocus]);
  // After the one above, so that a new cache begins with the pages as they are.
  useLayoutEffect(
    () => cache.current?.follow(pages),
    [context, history, list, pages, most, locale, toText, toName, onFocus],
  );
}

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
  const context = useElementContext();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);
  const retry = useCallback(
    (isPressed: boolean) => {
      const stub = findStub(box.current);
      // The message goes with its button: the focus waits on the page's stub.
      if (isPressed || stub?.matches(':focus-within')) stub?.focus({ preventScroll: true });
      getLongHistory(context, intl.locale).forgive(place);
    },
    [context, intl, place],
  );

  // Who was at the stub when it failed goes on at its button.
  useLayoutEffect(() => {
    if (findStub(box.current)?.matches(':focus')) box.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, []);

  // Read again by itself once the shopper is back online, as a history is that could not be read at all.
  useEffect(
    () => (failure.code === 'offline' ? context.platform.onOnline(() => retry(false)) : undefined),
    [context, failure, retry],
  );

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <HistoryFailureActions failure={failure} onRetry={() => retry(true)} />
    </MessageBox>
  );
}

function findStub(box: Element | null): HTMLElement | null | undefined {
  return box?.closest('li');
}

/** What a history of more than a few pages needs, so that a short one carries nothing of it. */
export const longHistoryModule = {
  views: { drawStub, LivePages },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
