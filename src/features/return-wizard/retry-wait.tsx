import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import { useWait } from '../../app/context/use-now.js';

/** How long until the next try. The figure changes every second and is not read out each time. */
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
