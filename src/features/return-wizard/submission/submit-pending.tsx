import { useState, type ReactNode } from 'react';
import type { SubmitPhase } from './use-return-submission.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { Dialog } from '../../../ui/dialog.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';

export interface SubmitPendingProps {
  readonly phase: SubmitPhase;
  readonly isSlow: boolean;
  /** An answer was lost, and the order is looked at before anything is sent again. */
  readonly isChecking: boolean;
}

/** It is under way. There is nothing to press: what was sent cannot be taken back. */
export function SubmitPending({ phase, isSlow, isChecking }: SubmitPendingProps): ReactNode {
  const intl = useIntl();
  // A browser may close the box all the same: drawn again, it is open again.
  const [, setClosings] = useState(0);
  const isExchange = phase === 'exchange';
  const slow = isExchange ? 'returnSubmit.exchangeSlow' : 'returnSubmit.slow';
  const text = isChecking ? 'returnSubmit.checking' : isSlow ? slow : 'returnSubmit.pending';
  return (
    <Dialog
      icon={CLOCK_ICON}
      title={intl.t(isExchange ? 'returnSubmit.exchangeTitle' : 'returnSubmit.pendingTitle')}
      news={isSlow || isChecking ? intl.t(text) : ''}
      actions={null}
      onClose={() => setClosings((count) => count + 1)}
    >
      <p>{intl.t(text)}</p>
    </Dialog>
  );
}
