import type { ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useWait } from '../../app/context/use-wait.js';

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
