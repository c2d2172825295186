import { useLayoutEffect, type ReactNode, useRef, type KeyboardEvent } from 'react';
import english from '../../../../locales/en.json?only=historySearch.&ast';
import styles from './search.css?inline';
import { useSelector, type LazyModule, useElementContext, useIntl } from '../../../app/context/element-context.js';
import { FoundOrders, type OrderPages } from './found-orders.js';
import { isSearch, LONGEST_TEXT, SEARCH_STATUSES } from './model/search-criteria.js';
import { useSearch, useSearchState } from './search-controller.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { Icon } from '../../../ui/icon.js';

export interface HistorySearchProps {
  readonly Pages: OrderPages;
  /** Called with whether the orders that were found replace all orders. */
  readonly onSearch: (isSearched: boolean) => void;
}

/** The search of the history, and what it found. */
export function HistorySearch({ Pages, onSearch }: HistorySearchProps): ReactNode {
  const { found } = useSearch();
  const isSignedOut = useSelector(found, ({ status }) => status === 'no-credentials');
  const isSearched = useSearchState(({ criteria }) => isSearch(criteria)) && !isSignedOut;
  useLayoutEffect(() => onSearch(isSearched), [isSearched, onSearch]);
  return (
    <>
      <SearchBar />
      {isSearched && <FoundOrders Pages={Pages} />}
    </>
  );
}

/** The key code of every key while an input method composes a word, where Enter only chooses the word. React events have no `isComposing`. */
const COMPOSING = 229;

/** Years to choose from, the current one included. An address may name an older one. */
const YEARS = 15;

/** The search field, the year and the statuses; as high as the slot, so that the orders below it never move. */
function SearchBar(): ReactNode {
  const intl = useIntl();
  return (
    <div className="search" role="search" aria-label={intl.t('historySearch.label')}>
      <SearchField />
      {/* A browser does not scroll a focused control that is already partly in view. */}
      <div className="search-choices" onFocus={({ target }) => showChoice(target)}>
        <YearSelect />
        <StatusChips />
      </div>
    </div>
  );
}

/** Not in a form: a frame whose page forbids forms would ignore Enter. */
function SearchField(): ReactNode {
  const intl = useIntl();
  const search = useSearch();
  const typed = useSearchState((state) => state.typed);

  function handleKey(event: KeyboardEvent): void {
    // oxlint-disable-next-line typescript/no-deprecated -- the only sign of it that both React and Preact pass on
    if (event.key === 'Enter' && event.keyCode !== COMPOSING) search.submit();
  }

  return (
    <div className="search-field">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20" />
      </svg>
      <input
        part="input"
        type="search"
        name="orderSearch"
        aria-label={intl.t('historySearch.field')}
        placeholder={intl.t('historySearch.field')}
        value={typed}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
    </div>
  );
}

function YearSelect(): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
  const search = useSearch();
  const year = useSearchState(({ criteria }) => criteria.year);
  const current = new Date(platform.now()).getFullYear();
  const recent = Array.from({ length: YEARS }, (_, ago) => String(current - ago));
  const years = year === '' || recent.includes(year) ? recent : [...recent, year];
  return (
    <select
      part="input"
      name="orderYear"
      aria-label={intl.t('historySearch.year')}
      value={year}
      onChange={(event) => search.setYear(event.currentTarget.value)}
    >
      <option value="">{intl.t('historySearch.allYears')}</option>
      {years.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  );
}

function StatusChips(): ReactNode {
  const intl = useIntl();
  const search = useSearch();
  const chosen = useSearchState(({ criteria }) => criteria.statuses);
  const chips = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);

  // A chip grows when it is pressed, and a chip that the address chose may be out of view.
  useLayoutEffect(() => showChoice(pressed.current ?? chips.current?.querySelector('[aria-pressed=true]')), [chosen]);

  return (
    <div ref={chips} className="search-statuses" role="group" aria-label={intl.t('historySearch.status')}>
      {SEARCH_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(status)}
          onClick={(event) => {
            pressed.current = event.currentTarget;
            search.toggleStatus(status);
          }}
        >
          {chosen.includes(status) && <Icon shape={CHECK_ICON} />}
          {intl.t('historySearch.statusName', { status })}
        </button>
      ))}
    </div>
  );
}

/**
 * Scrolls the line sideways so that a choice is in view with its focus ring, clear of the line's faded end. Never scrolls the page, as
 * `scrollIntoView` might.
 */
function showChoice(choice: Element | null | undefined): void {
  const line = choice?.closest('.search-choices');
  if (!choice || !line) return;
  const [shown, view] = [choice.getBoundingClientRect(), line.getBoundingClientRect()];
  // A choice is higher than its focus ring and the faded end are wide.
  const clearance = shown.height;
  const before = shown.left - clearance - view.left;
  const after = shown.right + clearance - view.right;
  if (before < 0) line.scrollLeft += before;
  else if (after > 0) line.scrollLeft += after;
}

/** A page without the flag does not load it. */
export const searchModule = {
  views: { HistorySearch },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
