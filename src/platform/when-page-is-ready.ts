/**
 * Runs a task once the page's own scripts have run: a tag's script often stands before the script that gives it its adapter and
 * listens to its events. Never runs it at once. The returned function takes it back.
 */
export function whenPageIsReady(task: () => void): () => void {
  if (document.readyState === 'complete' || hasRunScripts()) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  document.addEventListener('DOMContentLoaded', task, { once: true });
  return () => document.removeEventListener('DOMContentLoaded', task);
}

/** Between its scripts and its last picture a page is as ready. An engine takes its time over this, with each of a page's cards. */
function hasRunScripts(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.domContentLoadedEventStart ?? 0) > 0;
}
