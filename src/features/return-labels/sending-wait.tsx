import type { ReactNode } from 'react';
import type { Failure } from '../../domain/failure.js';
import { useIntl } from '../../host/use-intl.js';
import { useNow } from '../../host/use-now.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { sayWait } from '../../i18n/say-wait.js';

/** How long until the next try. The figure changes every second and is not read out each time. */
export function SendingWait({ id, failure }: { readonly id: string; readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const { retryAt = 0 } = failure;
  const now = useNow(retryAt);
  const hasTwelveHours = useSlice(useScope().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  if (now >= retryAt) return null;
  const { isLong, time } = sayWait(intl, { until: retryAt, now, hasTwelveHours });
  return (
    <p className="figures" id={id}>
      {intl.t(isLong ? 'returnLabel.tryAfter' : 'returnLabel.tryIn', { time })}
    </p>
  );
}
