/**
 * The measurements of a soaked page, as `window.soak`. The functions that fill it run in the page, before its first script; each is sent
 * there as source text, so none may call another.
 */
export interface SoakPage {
  /** Pending timers and frames with their milliseconds; a repeating timer has no end. */
  readonly timers: Map<number, number>;
  /** Active observers, and what they observe. */
  readonly observers: Map<object, Set<unknown>>;
  /** Number of requests without an answer. */
  pending: number;
  /** Number of job polls so far. */
  polls: number;
  /** Every element that was mounted. */
  readonly tags: WeakRef<Element>[];
  /** Holds back the order service's answers until the returned function is called. */
  hold(): () => void;
}

/** Creates `window.soak`. */
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
