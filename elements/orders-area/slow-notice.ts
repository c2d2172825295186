import type { ElementContext } from '../../src/app/context/element-context.js';

/** As on the screens (`SLOW_AFTER_MS`), whose code the area does not load. */
const SLOW_MS = 3_000;

/**
 * Announces a slow wait once, as the screens do: a quick one ends with the screen's heading, which is read out. Returns the function to
 * call with whether the area waits.
 */
export function createSlowNotice({ platform, settings }: ElementContext): (isWaiting: boolean) => void {
  let stopTimer: (() => void) | undefined;
  return (isWaiting) => {
    if (!isWaiting) {
      stopTimer?.();
      stopTimer = undefined;
      return;
    }
    stopTimer ??= platform.after(SLOW_MS, () => {
      const { intl } = settings.getState();
      if (intl) platform.announce(intl.t('area.loading'));
    });
  };
}
