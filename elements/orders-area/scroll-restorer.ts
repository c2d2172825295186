import type { AreaController } from '../../src/app/navigation/area-controller.js';
import type { ElementContext } from '../../src/app/context/element-context.js';

/** Content may come late; after this long the page stays where it is. */
const PATIENCE_MS = 3_000;

/** What we write into a history entry beside what the page keeps there. */
interface EntryState {
  readonly ordersEntry?: number;
  readonly ordersTop?: number;
}

/** Remembers how far each history entry was scrolled, and scrolls back there once the screen has its height again. */
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

  /** From now on each entry says how far it was scrolled, and the page is scrolled back by us alone. */
  followEntries(): void {
    const { bar } = this.#area;
    this.#stops.push(
      bar.takeOverScroll(),
      bar.onRest(() => this.write({ ordersTop: bar.scrollTop() })),
    );
  }

  /** The number of the current history entry; absent where it has none yet. */
  findEntry(): number | undefined {
    return readState(this.#area).ordersEntry;
  }

  /** Notes something in the current entry. One in which the page keeps something else than an object is left alone. */
  write(ours: EntryState): void {
    const { bar } = this.#area;
    const state = bar.state();
    if (state === null || typeof state === 'object') bar.replace(bar.address().href, this.toState(ours));
  }

  /** What the current entry carries, with something of ours over it. */
  toState(ours: EntryState): unknown {
    return { ...readState(this.#area), ...ours };
  }

  /** Notes where the page stands, before another entry takes its place. */
  note(entry: number): void {
    this.#stopRestoring();
    this.#tops.set(entry, this.#area.bar.scrollTop());
  }

  /** Where an entry stood when it was left. */
  findTop(entry: number): number | undefined {
    return this.#tops.get(entry) ?? readState(this.#area).ordersTop;
  }

  /** A new screen begins at its top: the page moves only where that is out of sight. */
  showTop(): void {
    const { top } = this.#element.getBoundingClientRect();
    const { bar } = this.#area;
    if (top < 0) bar.scrollTo(bar.scrollTop() + top);
  }

  /** Scrolls to a place, again while the screen grows towards it; not against the shopper's own hand. */
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

/** A page may keep anything in its entries. */
function readState({ bar }: AreaController): EntryState {
  const state = bar.state();
  return typeof state === 'object' && state !== null ? state : {};
}
