import type { ReactNode } from 'react';
import { DRAFT_HOURS } from '../../returns/model/draft-hours.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';

export interface LeaveDialogProps {
  readonly orderNumber: string;
  readonly onStay: () => void;
}

/** Asks before something that was begun is left for its order. But on a shared device it is there again when the shopper comes back. */
export function LeaveDialog({ orderNumber, onStay }: LeaveDialogProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const isKept = !scope.settings.getState().configuration.kiosk;
  return (
    <Dialog
      title={intl.t('returnWizard.leaveTitle')}
      onClose={onStay}
      actions={
        <>
          <Button kind="primary" onPress={onStay}>
            {intl.t('returnWizard.stay')}
          </Button>
          <Button kind="secondary" onPress={() => navigateFromOrder(scope, { route: 'salesDetail', orderNumber })}>
            {intl.t('returnWizard.leave')}
          </Button>
        </>
      }
    >
      <p>{intl.t(isKept ? 'returnWizard.leaveKept' : 'returnWizard.leaveLost', { count: DRAFT_HOURS })}</p>
    </Dialog>
  );
}
