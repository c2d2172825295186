import { useCallback, useSyncExternalStore } from 'react';
import type { Platform } from '../../platform/platform.js';
import { useElementContext, useIntl, useSelector } from './element-context.js';
import { formatWait } from '../../i18n/format-wait.js';

const SECOND_MS = 1_000;

/** Wall clock in milliseconds since 1970, rounded down to a step. Ticks until the given time is over. */
export function useNow(until: number, stepMs = SECOND_MS): number {
  const { platform } = useElementContext();
  const subscribe = useCallback(
    (listener: () => void) => tick(platform, { until, stepMs }, listener),
    [platform, until, stepMs],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(platform.now() / stepMs)) * stepMs;
}

interface Ticking {
  readonly until: number;
  readonly stepMs: number;
}

function tick(platform: Pick<Platform, 'now' | 'after'>, { until, stepMs }: Ticking, listener: () => void): () => void {
  let stop = (): void => {};
  const wait = (): void => {
    // Waits until the next full step, so that a minute changes exactly when it is over.
    if (platform.now() < until + stepMs) stop = platform.after(stepMs - (platform.now() % stepMs), next);
  };
  const next = (): void => {
    listener();
    wait();
  };
  wait();
  return () => stop();
}

/** The time that is left until a moment, in words that update every second; absent once the moment is over. */
export function useWait(until: number): ReturnType<typeof formatWait> | undefined {
  const intl = useIntl();
  const now = useNow(until);
  const hasTwelveHours = useSelector(useElementContext().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  return now < until ? formatWait(intl, { until, now, hasTwelveHours }) : undefined;
}
