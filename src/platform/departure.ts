import type { Platform } from './platform.js';

/** After this long a page that is still there has not been left. */
const LONGEST_MS = 8_000;

/** `gone`: the page is being left; it may come back as it was. `blocked`: it stays. */
export type Departure = 'gone' | 'blocked';

/**
 * Watches whether the page is left for where a form is sent. A policy that forbids it says so with an event, a frame without
 * permission says nothing: then time tells. Gives the way to stop.
 */
export function watchDeparture(clock: Pick<Platform, 'after'>, onSettled: (how: Departure) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => {
    controller.abort();
    stopTimer();
  };
  const end = (how: Departure): void => {
    stop();
    onSettled(how);
  };
  const stopTimer = clock.after(LONGEST_MS, () => end('blocked'));
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, disposition }) => {
      if (effectiveDirective === 'form-action' && disposition === 'enforce') end('blocked');
    },
    { signal },
  );
  window.addEventListener('pagehide', () => end('gone'), { signal });
  return stop;
}

/** Has the browser ask before the page is closed or loaded anew, in its own words. Gives the way to stop. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
