import type { Platform } from './platform.js';

/** If the page is still there after this time, it was not left. */
const LONGEST_MS = 8_000;

/** `gone`: the page is being left; the browser may restore it later. `blocked`: it stays. */
export type Departure = 'gone' | 'blocked';

/**
 * Detects whether submitting a form leaves the page. A content security policy that blocks it fires an event, but a sandboxed frame gives
 * no sign, so a timeout decides. Returns the function that stops watching.
 */
export function watchDeparture(clock: Pick<Platform, 'after'>, onSettled: (how: Departure) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => {
    controller.abort();
    stopTimer();
  };
  const finish = (how: Departure): void => {
    stop();
    onSettled(how);
  };
  const stopTimer = clock.after(LONGEST_MS, () => finish('blocked'));
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, disposition }) => {
      if (effectiveDirective === 'form-action' && disposition === 'enforce') finish('blocked');
    },
    { signal },
  );
  window.addEventListener('pagehide', () => finish('gone'), { signal });
  return stop;
}

/** Makes the browser ask for confirmation before the page is closed or reloaded. Returns the function that stops it. */
export function askBeforeLeaving(): () => void {
  const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', askFirst);
  return () => window.removeEventListener('beforeunload', askFirst);
}
