import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { HistoryPage } from './store/history-page.js';
import { getHistory } from './get-history.js';
import { createPageKeeper, type PageKeeper, type PageKeeperOptions } from './page-keeper.js';
import { useScope } from '../../app/context/scope-context.js';

export interface PageKeeperUse extends Omit<PageKeeperOptions, 'list'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: readonly HistoryPage[];
}

/** Keeps the pages of a list small as long as it is drawn. */
export function usePageKeeper({ list, pages, most, locale, toText, toName, onFocus }: PageKeeperUse): void {
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
