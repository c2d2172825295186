import { useId, type ReactNode } from 'react';
import { isVehicle, MOST_RETRIES } from './model/check-in.js';
import type { Failure } from '../../http/model/failure.js';
import type { CheckInUse } from './use-check-in.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useNow } from '../../app/context/use-now.js';
import { useWait } from '../../app/context/use-wait.js';
import { Button } from '../../ui/button.js';
import { canRetry } from './arrival-failed.js';

export interface RetryActionProps {
  readonly use: CheckInUse;
  /** Absent while it is sent once more. */
  readonly failure?: Failure;
  readonly retries: number;
}

/** Sends the arrival once more, three times at most, and not before a wait is over. */
export function RetryAction({ use, failure, retries }: RetryActionProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const retryAt = failure?.retryAt ?? 0;
  const isWaiting = useNow(retryAt) < retryAt;
  if (failure && (retries >= MOST_RETRIES || !canRetry(failure))) return null;
  return (
    <>
      {isWaiting && <RetryWait id={waitId} until={retryAt} />}
      <Button
        kind="primary"
        type="submit"
        isBusy={!failure}
        isDisabled={failure !== undefined && (isWaiting || !isVehicle(use.vehicle))}
        reasonId={isWaiting ? waitId : undefined}
      >
        {intl.t('failure.retry')}
      </Button>
    </>
  );
}

/** How long until the next try. The figure changes every second and is not read out each time. */
function RetryWait({ id, until }: { readonly id: string; readonly until: number }): ReactNode {
  const intl = useIntl();
  const wait = useWait(until);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'curbsideStage.waitUntil' : 'curbsideStage.wait', { time: wait.time })}
    </p>
  );
}
