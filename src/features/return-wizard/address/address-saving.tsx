import { useState, type ReactNode } from 'react';
import { useIntl } from '../../../app/context/use-intl.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';

/** It is being saved. There is nothing to decide: what was sent cannot be taken back. */
export function AddressSaving({ isSlow }: { readonly isSlow: boolean }): ReactNode {
  const intl = useIntl();
  // A browser may close the box all the same: drawn again, it is open again.
  const [, setClosings] = useState(0);
  const text = intl.t(isSlow ? 'returnAddress.slow' : 'returnAddress.saving');
  return (
    <Dialog
      icon={CLOCK_ICON}
      title={intl.t('returnAddress.savingTitle')}
      news={isSlow ? text : ''}
      actions={
        <Button kind="primary" isBusy>
          {intl.t('returnAddress.save')}
        </Button>
      }
      onClose={() => setClosings((count) => count + 1)}
    >
      <p>{text}</p>
    </Dialog>
  );
}
