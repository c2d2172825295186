/**
 * Runs a task once the page's own scripts have run: a tag's script often stands before the script that gives it its adapter and
 * listens to its events. Never runs it at once. The returned function takes it back.
 */
export function whenPageIsReady(task: () => void): () => void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReady = document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0;
  if (isReady) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  document.addEventListener('DOMContentLoaded', task, { once: true });
  return () => document.removeEventListener('DOMContentLoaded', task);
}
