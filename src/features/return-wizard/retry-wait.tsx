import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import { useWait } from '../../app/context/use-now.js';

/** Counts down to the next attempt. The number changes every second, so it is not announced each time. */
export function RetryWait({ id, until }: { readonly id: string; readonly until: number }): ReactNode {
  const intl = useIntl();
  const wait = useWait(until);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'returnSubmit.waitUntil' : 'returnSubmit.wait', { time: wait.time })}
    </p>
  );
}
