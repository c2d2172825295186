import { sayWait } from '../../i18n/say-wait.js';
import { useIntl, useScope, useSlice } from './scope-context.js';
import { useNow } from './use-now.js';

/** How long it is until a moment, in words that change every second; absent once it is over. */
export function useWait(until: number): ReturnType<typeof sayWait> | undefined {
  const intl = useIntl();
  const now = useNow(until);
  const hasTwelveHours = useSlice(useScope().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  return now < until ? sayWait(intl, { until, now, hasTwelveHours }) : undefined;
}
