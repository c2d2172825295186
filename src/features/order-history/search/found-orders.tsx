import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useElementContext, useIntl, useSelector, useAnnouncement } from '../../../app/context/element-context.js';
import type { OrderPage } from '../../../orders/model/order-page.js';
import { Button } from '../../../ui/button.js';
import { HistorySkeleton } from '../../../ui/card-skeleton.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { HistoryFailed } from '../history-failed.js';
import type { PageSource } from '../page-cache.js';
import type { HistoryPage, HistoryView, MoreOrders } from '../store/order-history.js';
import { useSearch, useSearchState } from './search-controller.js';

export interface OrderPagesProps {
  readonly pages: readonly HistoryPage[];
  readonly more: MoreOrders;
  readonly onMore: () => void;
  /** What lists the orders; absent for all of them. */
  readonly source?: PageSource | undefined;
}

/** The list of orders, as the history shows all of them. */
export type OrderPages = ComponentType<OrderPagesProps>;

/** The orders that the search found, or why there are none; with Clear beside them in every state. */
export function FoundOrders({ Pages }: { readonly Pages: OrderPages }): ReactNode {
  const intl = useIntl();
  const { found } = useSearch();
  const view = useSelector(found, toOutcome);
  const count = useSelector(found, countOrders);
  const text = useOutcomeText(view, count);
  useAnnouncement(view === 'slow', 'historySearch.slow');
  if (view === 'none') {
    return (
      <EmptyState text={intl.t('historySearch.none')}>
        <ClearButton />
      </EmptyState>
    );
  }
  return (
    <>
      <div className="search-outcome">
        <p>{text}</p>
        <ClearButton />
      </div>
      {view === 'found' ? <FoundPages Pages={Pages} /> : <Unfinished />}
    </>
  );
}

function FoundPages({ Pages }: { readonly Pages: OrderPages }): ReactNode {
  const search = useSearch();
  const view = useSelector(search.found, (state) => state);
  const source = useSearchState((state) => state.source);
  if (view.status !== 'ready') return null;
  return <Pages pages={view.pages} more={view.more} source={source} onMore={search.showMore} />;
}

/** A search that failed, or has not been answered yet. */
function Unfinished(): ReactNode {
  const { found, retry } = useSearch();
  const failure = useSelector(found, (view) => (view.status === 'failed' ? view.failure : undefined));
  return failure ? <HistoryFailed failure={failure} onRetry={retry} /> : <HistorySkeleton />;
}

/** Clears the search. The button is removed with what was found, so the field takes the focus. */
function ClearButton(): ReactNode {
  const intl = useIntl();
  const search = useSearch();
  const { platform } = useElementContext();
  const box = useRef<HTMLDivElement>(null);

  function handlePress(): void {
    const root = box.current?.getRootNode();
    if (root instanceof ShadowRoot) root.querySelector<HTMLElement>('.search input')?.focus();
    search.clear();
    platform.announce(intl.t('historySearch.cleared'));
  }

  return (
    <div ref={box}>
      <Button kind="text" onPress={handlePress}>
        {intl.t('historySearch.clear')}
      </Button>
    </div>
  );
}

type SearchOutcome = 'loading' | 'slow' | 'failed' | 'none' | 'found';

function toOutcome(view: HistoryView): SearchOutcome {
  if (view.status === 'failed') return 'failed';
  if (view.status !== 'ready') return view.status === 'loading' && view.isSlow ? 'slow' : 'loading';
  return view.pages.every(isEmpty) ? 'none' : 'found';
}

/** A page whose orders all failed to parse is not empty. */
function isEmpty({ orders, unreadable }: OrderPage): boolean {
  return orders.length === 0 && unreadable === 0;
}

/** How many orders the first page has; negative if there may be more. */
function countOrders(view: HistoryView): number {
  const [page] = view.status === 'ready' ? view.pages : [];
  if (!page) return 0;
  const count = page.orders.length + page.unreadable;
  return page.next === undefined && page.isNextUnreadable === undefined ? count : -count;
}

/** The line above the orders. It is announced once for each search, when its answer is there. */
function useOutcomeText(outcome: SearchOutcome, count: number): string {
  const intl = useIntl();
  const { platform } = useElementContext();
  const criteria = useSearchState((state) => state.criteria);
  const announced = useRef<unknown>(undefined);
  const text = toText();

  function toText(): string {
    if (outcome === 'loading') return intl.t('historySearch.searching');
    if (outcome === 'slow') return intl.t('historySearch.slow');
    if (outcome === 'none') return intl.t('historySearch.none');
    if (outcome === 'failed') return '';
    return count < 0 ? intl.t('historySearch.foundMore') : intl.t('historySearch.found', { count });
  }

  const isAnswered = outcome === 'found' || outcome === 'none';
  useEffect(() => {
    if (!isAnswered || announced.current === criteria) return;
    announced.current = criteria;
    platform.announce(text);
  }, [isAnswered, criteria, text, platform]);
  return text;
}
