/** The waiting times that a page caused since the last reset. */
export interface Seen {
  /** Milliseconds from a press to the next paint, for the slowest press. */
  interaction: number;
  /** Milliseconds of the longest task; the browser reports tasks of 50 ms and more. */
  longTask: number;
  /** Sum of all layout shifts without a preceding press. */
  shift: number;
}

type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type EventEntry = PerformanceEntry & { readonly interactionId: number };

/** Collects the browser's performance entries. Runs in the page, before any of its scripts. */
export function watchPage(): void {
  const seen: Seen = { interaction: 0, longTask: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    // The smallest threshold that the browser accepts; its default ignores interactions below 104 ms.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  watch('event', (entry) => {
    if ((entry as EventEntry).interactionId > 0) seen.interaction = Math.max(seen.interaction, entry.duration);
  });
  watch('longtask', ({ duration }) => (seen.longTask = Math.max(seen.longTask, duration)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as ShiftEntry;
    if (!hadRecentInput) seen.shift += value;
  });
}
