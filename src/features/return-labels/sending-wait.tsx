import type { ReactNode } from 'react';
import type { Failure } from '../../domain/failure.js';
import { useIntl } from '../../host/use-intl.js';
import { useWait } from '../../host/use-wait.js';

/** How long until the next try. The figure changes every second and is not read out each time. */
export function SendingWait({ id, failure }: { readonly id: string; readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const wait = useWait(failure.retryAt ?? 0);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'returnLabel.tryAfter' : 'returnLabel.tryIn', { time: wait.time })}
    </p>
  );
}
