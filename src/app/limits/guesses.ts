/** Wrong guesses on this page so far. `waits` counts the cool-downs there have been. */
export interface Guesses {
  readonly misses: number;
  readonly waits: number;
  /** Wall-clock milliseconds until which no try is made. */
  readonly blockedUntil: number;
}

/** Apart from the rules that count them: these come with the first try. */
export const NO_GUESSES: Guesses = { misses: 0, waits: 0, blockedUntil: 0 };
