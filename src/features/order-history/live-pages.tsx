import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import type { HistoryPage } from './store/history-page.js';
import { sayOrderLine } from '../../orders/say-order-line.js';
import { takeLostFocus } from '../../ui/focus-heading.js';
import { getHistory } from './get-history.js';
import { createPageKeeper, type PageKeeper, type PageKeeperOptions } from './page-keeper.js';

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
    ({ orders }: HistoryPage) => orders.map((order) => sayOrderLine(order, intl)).join('\n'),
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
  usePageKeeper({ list, pages, most, locale: intl.locale, toText, toName, onFocus });
  return null;
}

interface PageKeeperUse extends Omit<PageKeeperOptions, 'list'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: readonly HistoryPage[];
}

/** Keeps the pages of a list small as long as it is drawn. */
function usePageKeeper({ list, pages, most, locale, toText, toName, onFocus }: PageKeeperUse): void {
  const scope = useScope();
  // Another service has another one.
  const history = getHistory(scope, locale);
  const keeper = useRef<PageKeeper>(undefined);
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const kept = createPageKeeper(scope, { locale, list: list.current, most, toText, toName, onFocus });
    keeper.current = kept;
    return () => kept.stop();
  }, [scope, history, list, most, locale, toText, toName, onFocus]);
  // After the one above, so that a new keeper begins with the pages as they are.
  useLayoutEffect(
    () => keeper.current?.follow(pages),
    [scope, history, list, pages, most, locale, toText, toName, onFocus],
  );
}
