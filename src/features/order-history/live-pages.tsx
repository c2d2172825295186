import { useCallback, useLayoutEffect, useRef, useEffect, type RefObject, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=longHistory.&ast';
import styles from './long-history.css?inline';
import { useIntl, useElementContext, type LazyModule } from '../../app/context/element-context.js';
import type { HistoryPage, PageStub } from './store/order-history.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';
import { getHistory } from './history-controller.js';
import {
  createPageCache,
  clearPageFailure,
  type PageCache,
  type PageCacheOptions,
  type PageSource,
} from './page-cache.js';
import type { Failure } from '../../http/model/failure.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { MessageBox } from '../../ui/message-box.js';
import { HistoryFailureActions } from './history-failed.js';
import type { Order } from '../../orders/model/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatHeading } from '../../orders/item-words.js';

export interface LivePagesProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: readonly HistoryPage[];
  /** How many pages stay rendered as cards. */
  readonly most: number;
  /** Absent for all orders. */
  readonly source?: PageSource | undefined;
}

/** Renders nothing: keeps pages near the viewport as cards and folds distant pages into stubs. */
export function LivePages({ list, pages, most, source }: LivePagesProps): null {
  const intl = useIntl();
  const toText = useCallback(
    ({ orders }: HistoryPage) => orders.map((order) => formatOrderLine(order, intl)).join('\n'),
    [intl],
  );
  const toName = useCallback((first: number, last: number) => intl.t('longHistory.stub', { first, last }), [intl]);
  const onFocus = useCallback(
    (pageIndex: number, isBackwards: boolean) => {
      const links = list.current?.querySelectorAll<HTMLElement>(`[data-page="${pageIndex}"] a:not([tabindex])`);
      takeLostFocus([...(links ?? [])].at(isBackwards ? -1 : 0));
    },
    [list],
  );
  usePageCache({ list, pages, most, source, locale: intl.locale, toText, toName, onFocus });
  return null;
}

interface PageCacheHookOptions extends Omit<PageCacheOptions, 'list'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: readonly HistoryPage[];
}

/** Runs a page cache for the list while it is mounted. */
function usePageCache({ list, pages, most, source, locale, toText, toName, onFocus }: PageCacheHookOptions): void {
  const context = useElementContext();
  // Changes with the service's address.
  const history = source?.history ?? getHistory(context, locale);
  const cache = useRef<PageCache>(undefined);
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const created = createPageCache(context, { source, locale, list: list.current, most, toText, toName, onFocus });
    cache.current = created;
    return () => created.stop();
  }, [context, history, list, most, source, locale, toText, toName, onFocus]);
  // Declared after the effect above, so that a new cache starts with the current pages.
  useLayoutEffect(
    () => cache.current?.follow(pages),
    [context, history, list, pages, most, source, locale, toText, toName, onFocus],
  );
}

/**
 * A distant page as one list item: its text can be found and it can take the focus, and either restores its orders. A
 * plain element, not a component, because there are hundreds of stubs. The list observer sets its name and its position
 * in the list. A stub that could not be read again has its own button for the focus.
 */
export function drawStub({ text, failure }: PageStub, pageIndex: number, source?: PageSource): ReactNode {
  return (
    <li key={pageIndex} className="stub" tabIndex={failure ? -1 : 0}>
      {failure ? [<StubFailed key="failed" failure={failure} pageIndex={pageIndex} source={source} />, text] : text}
    </li>
  );
}

interface StubFailedProps {
  readonly failure: Failure;
  readonly pageIndex: number;
  readonly source: PageSource | undefined;
}

/**
 * Says why a page's orders could not be read again, with the same actions as a history that could not be read at all.
 */
function StubFailed({ failure, pageIndex, source }: StubFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);
  const retry = useCallback(
    (isPressed: boolean) => {
      const stub = findStub(box.current);
      // The message disappears with its button, so move the focus to the page's stub.
      if (isPressed || stub?.matches(':focus-within')) stub?.focus({ preventScroll: true });
      clearPageFailure(context, pageIndex, source);
    },
    [context, pageIndex, source],
  );

  // If the stub had the focus when it failed, move it to its button.
  useLayoutEffect(() => {
    if (findStub(box.current)?.matches(':focus')) box.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, []);

  // Retries once the shopper is back online, as a failed history does.
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

/** The number of titles, equal to the number of pictures on a card. */
const TITLES_SHOWN = 4;
/** Right-to-left characters, and controls that change the direction of the text after them. */
const TURNING =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Characters that end a paragraph and thereby every direction isolate in it: the rest of the text would no longer be isolated. */
const BLANKS = /[\s\u001c-\u001e\u0085]+/g;
/** Unicode isolates: FIRST STRONG ISOLATE, and POP DIRECTIONAL ISOLATE. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** An order as one line of text for the browser's search: what its card says, from the headline to the number. */
function formatOrderLine({ groups, placedAt, orderNumber }: Order, intl: Intl18n): string {
  const titles = groups.flatMap(({ items }) => items.slice(0, TITLES_SHOWN).map(({ title }) => isolate(title)));
  const texts = [
    ...groups.map((group) => isolate(formatHeading(group, intl))),
    ...titles,
    placedAt !== undefined && intl.t('order.placedOn', { date: intl.date(placedAt) }),
    intl.t('order.number', { number: isolate(orderNumber) }),
  ].filter(Boolean);
  return [...new Set(texts)].join(', ').replace(BLANKS, ' ');
}

/**
 * Isolates the direction of foreign text, and balances its own isolate characters, so that it cannot break out. Only for texts that need
 * it, because the control characters interfere with whole-word search.
 */
function isolate(text: string): string {
  if (!TURNING.test(text)) return text;
  let [open, ends] = [0, 0];
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/g)) {
    if (sign !== END) open += 1;
    else if (open > 0) open -= 1;
    else ends += 1;
  }
  return BEGIN.repeat(ends + 1) + text + END.repeat(open + 1);
}

/** The views of a history of more than a few pages; a short one does not load them. */
export const longHistoryModule = {
  views: { drawStub, LivePages },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
