import type { ReactNode } from 'react';
import { useIntl } from '../../host/use-intl.js';
import { useNow } from '../../host/use-now.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { sayWait } from '../../i18n/say-wait.js';

/** How long until the next try. The figure changes every second and is not read out each time. */
export function RefundWait({ id, until }: { readonly id: string; readonly until: number }): ReactNode {
  const intl = useIntl();
  const hasTwelveHours = useSlice(useScope().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  const { isLong, time } = sayWait(intl, { until, now: useNow(until), hasTwelveHours });
  return (
    <p className="figures" id={id}>
      {intl.t(isLong ? 'bankRefund.waitUntil' : 'bankRefund.wait', { time })}
    </p>
  );
}
