import { toSearch } from '../../src/app/navigation/search-keys.js';
import type { AreaController } from '../../src/app/navigation/area-controller.js';
import type { Route } from '../../src/app/navigation/router.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import { matchRoute } from './routes.js';

/** Content may load slowly; after this time the scroll position is no longer restored. */
const PATIENCE_MS = 3_000;

/** The area's data in a history entry, beside the page's own. */
interface EntryState {
  readonly ordersEntry?: number;
  readonly ordersTop?: number;
  /** The search of the history that the entry was opened from, with its question mark; empty for none. */
  readonly ordersSearch?: string;
}

/** How a history entry was left. */
interface Left {
  readonly path: string | undefined;
  readonly top: number;
  /** The control that had the focus, as `toKey` names it. */
  readonly key: string;
  /** The address of the next entry, if the area opened it: some browsers do not focus a link that is clicked. */
  readonly href: string | undefined;
}

/**
 * Stores where the shopper was in each history entry: the scroll position and the focused control. Restores both, the position once the
 * screen has its height again.
 */
export class EntryRestorer {
  readonly #area: AreaController;
  readonly #element: HTMLElement;
  readonly #context: Pick<ElementContext, 'platform' | 'isOrderNumber'>;
  readonly #left = new Map<number, Left>();
  /** The entry from which each entry was opened. */
  readonly #openers = new Map<number, number>();
  readonly #stops: (() => void)[] = [];
  #stopRestoring = (): void => {};

  constructor(element: HTMLElement, area: AreaController, context: Pick<ElementContext, 'platform' | 'isOrderNumber'>) {
    this.#area = area;
    this.#element = element;
    this.#context = context;
  }

  /** Starts to store positions in the history entries, and disables the browser's scroll restoration. */
  followEntries(): void {
    const { bar } = this.#area;
    this.#stops.push(
      bar.takeOverScroll(),
      bar.onRest(() => this.write({ ordersTop: bar.scrollTop() })),
    );
  }

  /** The number of the current history entry; absent if it has none yet. */
  findEntry(): number | undefined {
    return readState(this.#area).ordersEntry;
  }

  /** Writes data into the current entry. An entry whose state is not an object belongs to the page and is left alone. */
  write(ours: EntryState): void {
    const { bar } = this.#area;
    const state = bar.state();
    if (state === null || typeof state === 'object') bar.replace(bar.address().href, this.toState(ours));
  }

  /** The state of the current entry, merged with the area's data. */
  toState(ours: EntryState): unknown {
    return { ...readState(this.#area), ...ours };
  }

  /** Stores the position and the focus before another entry becomes current. `href` is the address of that entry, if it is new. */
  note(href?: string): void {
    this.#stopRestoring();
    const { entry, path } = this.#area.route.getState();
    const focused = findScreen(this.#element)?.activeElement;
    this.#left.set(entry, { path, top: this.#area.bar.scrollTop(), key: focused ? toKey(focused) : '', href });
  }

  /**
   * Records which entry opened a new one. If it leads back to an order that the shopper came from, restores the focus there; if it leads back
   * to a search, the scroll position as well.
   */
  open(next: number, path: string): void {
    const { entry } = this.#area.route.getState();
    this.#openers.set(next, entry);
    const toTarget = toSearch(path) ? toSearch : getPathname;
    if (toTarget === getPathname && matchRoute(path, this.#context)?.orderNumber === undefined) return;
    for (let earlier = this.#openers.get(entry); earlier !== undefined; earlier = this.#openers.get(earlier)) {
      const left = this.#left.get(earlier);
      if (left && toTarget(left.path) === toTarget(path)) return void this.#left.set(next, left);
    }
  }

  /** The search of the history that the current entry was opened from. */
  findSearch(): string {
    return toSearch(String(readState(this.#area).ordersSearch));
  }

  /** The scroll position of an entry when it was left. */
  findTop(entry: number): number | undefined {
    return this.#left.get(entry)?.top ?? readState(this.#area).ordersTop;
  }

  /**
   * Focuses what the shopper left on a screen, or else its heading, and restores its scroll position. Only Back, Forward and a link back to a
   * search scroll. A heading whose text is still to come is focused once it is there, so that it is read out once.
   */
  resume({ arrival, entry, path = '' }: Route, heading: HTMLElement | null | undefined): void {
    const top = arrival === 'traverse' ? this.findTop(entry) : toSearch(path) ? this.#left.get(entry)?.top : undefined;
    const focus = (): HTMLElement | undefined => {
      const control = arrival === 'replace' ? undefined : this.#findControl(entry);
      (control ?? heading)?.focus({ preventScroll: !control || top !== undefined });
      return control;
    };
    let control: HTMLElement | undefined;
    if (heading?.dataset['heading'] === 'pending') {
      const changes = new MutationObserver(() => {
        changes.disconnect();
        if (this.#hasNoFocus()) focus();
      });
      changes.observe(heading, { attributeFilter: ['data-heading'] });
    } else control = focus();
    if (top !== undefined) this.restore(top, control ? undefined : heading);
    else if (!control) this.#showTop(heading);
  }

  /** Whether no control has the focus, on the page or in the area: it is on `<body>`, or on the area's box. */
  #hasNoFocus(): boolean {
    const { activeElement, body } = this.#element.ownerDocument;
    return activeElement === body || this.#element.shadowRoot?.activeElement?.matches('.area') === true;
  }

  /**
   * Scrolls to a position, and again while the screen grows towards it, until the shopper acts. While `heading` has the focus, moves it
   * to the control that had it before, once that is there.
   */
  restore(top: number, heading?: HTMLElement | null): void {
    this.#stopRestoring();
    const { bar, route } = this.#area;
    const hasFocus = (): boolean => heading?.matches(':focus') === true;
    const attempt = (): void => {
      bar.scrollTo(top);
      if (hasFocus()) this.#findControl(route.getState().entry)?.focus({ preventScroll: true });
      if (!hasFocus() && Math.abs(bar.scrollTop() - top) <= 1) this.#stopRestoring();
    };
    const growth = new ResizeObserver(attempt);
    // A control may appear in a place that was reserved for it.
    const changes = new MutationObserver(attempt);
    const stops = [
      bar.onInput(() => this.#stopRestoring()),
      this.#context.platform.after(PATIENCE_MS, () => this.#stopRestoring()),
    ];
    this.#stopRestoring = () => {
      growth.disconnect();
      changes.disconnect();
      for (const stop of stops) stop();
      this.#stopRestoring = () => {};
    };
    growth.observe(this.#element);
    const screen = heading && findScreen(this.#element);
    if (screen) changes.observe(screen, { childList: true, subtree: true });
    attempt();
  }

  dispose(): void {
    this.#stopRestoring();
    for (const stop of this.#stops) stop();
  }

  /** The control of an entry's screen that had the focus when it was left, or else the link that was followed. */
  #findControl(entry: number): HTMLElement | undefined {
    const left = this.#left.get(entry);
    if (!left) return undefined;
    const controls = [...(findScreen(this.#element)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    return (
      controls.find((control) => toKey(control) === left.key) ??
      controls.find((control) => control.getAttribute('href') === left.href)
    );
  }

  /** Shows the top of a new screen, with its heading clear of a fixed bar of the page; scrolls only if it is out of view. */
  #showTop(heading: HTMLElement | null | undefined): void {
    const { top } = this.#element.getBoundingClientRect();
    const { bar } = this.#area;
    if (top < 0) bar.scrollTo(bar.scrollTop() + top);
    heading?.scrollIntoView({ block: 'nearest' });
  }
}

/** Controls that the Tab key reaches. Second links to the same destination are not among them. */
const CONTROLS = 'a:not([tabindex]),button';

function getPathname(path = ''): string | undefined {
  return path.split('?')[0];
}

/** The root of the screen in the area. */
function findScreen(area: HTMLElement): ShadowRoot | null | undefined {
  return area.shadowRoot?.querySelector('[data-first]')?.shadowRoot;
}

/** Identifies a control, so that it can be found in a screen that was created again. */
function toKey(control: Element): string {
  const name = control.getAttribute('aria-label') ?? control.textContent;
  return `${control.localName} ${control.getAttribute('href') ?? ''} ${name}`;
}

/** The page may store any state in its entries. */
function readState({ bar }: AreaController): EntryState {
  const state = bar.state();
  return typeof state === 'object' && state !== null ? state : {};
}
