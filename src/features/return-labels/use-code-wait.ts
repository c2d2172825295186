import { useState } from 'react';
import { findCodeStart } from '../../domain/returns/code-wait.js';
import { useIntl } from '../../host/use-intl.js';
import { useNow } from '../../host/use-now.js';
import type { ReadyRules } from '../../host/use-return-rules.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { sayWait } from '../../i18n/say-wait.js';

export interface CodeWait {
  /** What is left of it, in words; absent once the code works. */
  readonly text: string | undefined;
  /** It ended while somebody looked. */
  readonly hasEnded: boolean;
}

/** The wait until the code of a return works. The clock is the service's where that is known. */
export function useCodeWait(placedAt: string | undefined, { codeWaitMinutes }: ReadyRules): CodeWait {
  const intl = useIntl();
  const scope = useScope();
  const hasTwelveHours = useSlice(scope.settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  const lead = scope.getShared().clockLeadMs ?? 0;
  const until = (findCodeStart(placedAt, codeWaitMinutes) ?? -Infinity) - lead;
  const now = useNow(until);
  const isOver = now >= until;
  const [wasOver] = useState(isOver);
  if (isOver) return { text: undefined, hasEnded: !wasOver };
  const { isLong, time } = sayWait(intl, { until, now, hasTwelveHours });
  return { text: intl.t(isLong ? 'returnLabel.activeAt' : 'returnLabel.activeIn', { time }), hasEnded: false };
}
