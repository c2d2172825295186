/** A bar: where it begins and how wide it is, in units. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/** The bars of a pattern of `1` and `0`. */
export function listBars(pattern: string): Bar[] {
  return [...pattern.matchAll(/1+/g)].map(({ 0: run, index }) => ({ at: index, width: run.length }));
}
