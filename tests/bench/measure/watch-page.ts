/** What a page made somebody wait for, since it was last forgotten. */
export interface Seen {
  /** Milliseconds from a press to the next paint, of the slowest one. */
  interaction: number;
  /** Milliseconds of the longest task; the browser reports those of 50 and more. */
  longTask: number;
  /** Sum of all layout shifts that nobody's press led to. */
  shift: number;
}

type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type EventEntry = PerformanceEntry & { readonly interactionId: number };

/** Collects what the browser reports. Runs in the page, before any of its scripts. */
export function watchPage(): void {
  const seen: Seen = { interaction: 0, longTask: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    // The shortest that it reports; without it, interactions below 104 ms would go unseen.
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
