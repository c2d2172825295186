/**
 * What a soaked page keeps for the test, as `window.soak`. The functions that fill it run in the page, before its first script; each
 * goes there by its own text, so none may call another.
 */
export interface SoakPage {
  /** Timers and frames that have neither come nor been cleared, with their milliseconds; one that repeats itself has no end. */
  readonly timers: Map<number, number>;
  /** Observers that watch something, and what. */
  readonly observers: Map<object, Set<unknown>>;
  /** Requests without an answer. */
  pending: number;
  /** Questions after jobs, so far. */
  polls: number;
  /** Every tag that was placed. */
  readonly tags: WeakRef<Element>[];
  /** Answers of the order service wait until the returned function is called. */
  hold(): () => void;
}

/** Makes `window.soak`. */
export function addSoakPage(): void {
  const soak: SoakPage = {
    timers: new Map(),
    observers: new Map(),
    pending: 0,
    polls: 0,
    tags: [],
    hold: () => () => {},
  };
  Object.assign(window, { soak });
}
