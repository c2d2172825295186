import type { AreaController } from '../../src/app/navigation/area-controller.js';
import type { ElementContext } from '../../src/app/context/element-context.js';

/** Content may load slowly; after this time the scroll position is no longer restored. */
const PATIENCE_MS = 3_000;

/** The area's data in a history entry, beside the page's own. */
interface EntryState {
  readonly ordersEntry?: number;
  readonly ordersTop?: number;
}

/** Stores the scroll position of each history entry, and restores it once the screen has its height again. */
export class ScrollRestorer {
  readonly #area: AreaController;
  readonly #element: HTMLElement;
  readonly #after: ElementContext['platform']['after'];
  readonly #tops = new Map<number, number>();
  readonly #stops: (() => void)[] = [];
  #stopRestoring = (): void => {};

  constructor(element: HTMLElement, area: AreaController, after: ElementContext['platform']['after']) {
    this.#area = area;
    this.#element = element;
    this.#after = after;
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

  /** Stores the scroll position before another entry becomes current. */
  note(entry: number): void {
    this.#stopRestoring();
    this.#tops.set(entry, this.#area.bar.scrollTop());
  }

  /** The scroll position of an entry when it was left. */
  findTop(entry: number): number | undefined {
    return this.#tops.get(entry) ?? readState(this.#area).ordersTop;
  }

  /** Shows the top of a new screen; scrolls only if it is out of view. */
  showTop(): void {
    const { top } = this.#element.getBoundingClientRect();
    const { bar } = this.#area;
    if (top < 0) bar.scrollTo(bar.scrollTop() + top);
  }

  /** Scrolls to a position, and again while the screen grows towards it, until the shopper scrolls. */
  restore(top: number): void {
    this.#stopRestoring();
    const { bar } = this.#area;
    const attempt = (): void => {
      bar.scrollTo(top);
      if (Math.abs(bar.scrollTop() - top) <= 1) this.#stopRestoring();
    };
    const growth = new ResizeObserver(attempt);
    const stops = [bar.onInput(() => this.#stopRestoring()), this.#after(PATIENCE_MS, () => this.#stopRestoring())];
    this.#stopRestoring = () => {
      growth.disconnect();
      for (const stop of stops) stop();
      this.#stopRestoring = () => {};
    };
    growth.observe(this.#element);
    attempt();
  }

  dispose(): void {
    this.#stopRestoring();
    for (const stop of this.#stops) stop();
  }
}

/** The page may store any state in its entries. */
function readState({ bar }: AreaController): EntryState {
  const state = bar.state();
  return typeof state === 'object' && state !== null ? state : {};
}
