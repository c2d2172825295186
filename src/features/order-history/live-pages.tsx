import { useCallback, type RefObject } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { usePageKeeper } from './use-page-keeper.js';
import type { HistoryPage } from './store/history-page.js';
import { sayOrderLine } from '../../orders/say-order-line.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';

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
