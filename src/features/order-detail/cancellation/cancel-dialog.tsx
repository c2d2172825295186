import { useId, type ReactNode } from 'react';
import { CANCEL_MINUTES } from '../../../orders/model/cancellation.js';
import type { Order } from '../../../orders/model/order.js';
import { useIntl } from '../../../app/context/scope-context.js';
import { Dialog } from '../../../ui/dialog.js';
import type { IconShape } from '../../../ui/icon.js';
import { ALERT_ICON } from '../../../ui/icons/alert-icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { CancelActions } from './cancel-actions.js';
import { getCancelFailureMessage } from './get-cancel-failure-message.js';
import type { CancelHandlers, CancelStep } from './cancel-step.js';
import type { Failure } from '../../../http/model/failure.js';
import { useWait } from '../../../app/context/use-wait.js';

export interface CancelDialogProps extends CancelHandlers {
  readonly order: Order;
  readonly step: CancelStep;
}

interface Words {
  readonly icon: IconShape;
  readonly title: MessageId;
  readonly text: MessageId;
}

/** The one box of a cancellation: asks first, waits, and says how it ended. Closed while it waits, it goes on. */
export function CancelDialog({ order, step, onCancel, onClose }: CancelDialogProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const { icon, title, text } = getWords(step);
  // What has gone its own way already stays as it is.
  const count = order.groups[0]?.items.filter(({ kind }) => kind !== 'service').length ?? 0;
  const isSlow = step.status === 'loading' && step.isSlow;
  const isChecking = step.status === 'loading' && step.isChecking;
  // That nothing is sent again unseen counts for more than how long it takes.
  const values = { number: order.orderNumber, count, minutes: CANCEL_MINUTES };
  const said = intl.t(isSlow && !isChecking ? 'cancelOrder.slow' : text, values);
  return (
    <Dialog
      icon={icon}
      title={intl.t(title)}
      news={isSlow || isChecking ? said : ''}
      actions={<CancelActions step={step} waitId={waitId} onCancel={onCancel} onClose={onClose} />}
      onClose={onClose}
    >
      <p>{said}</p>
      {step.status === 'failed' && <CancelWait id={waitId} failure={step.failure} />}
    </Dialog>
  );
}

function getWords(step: CancelStep): Words {
  switch (step.status) {
    case 'idle':
      return { icon: ALERT_ICON, title: 'cancelOrder.confirmTitle', text: 'cancelOrder.confirm' };
    case 'loading':
      return {
        icon: CLOCK_ICON,
        title: 'cancelOrder.sendingTitle',
        text: step.isChecking ? 'cancelOrder.checking' : 'cancelOrder.sending',
      };
    case 'complete':
      return { icon: CHECK_ICON, title: 'cancelOrder.completeTitle', text: 'cancelOrder.complete' };
    case 'pending':
      return { icon: CLOCK_ICON, title: 'cancelOrder.pendingTitle', text: 'cancelOrder.pending' };
    case 'unavailable':
      return { icon: ALERT_ICON, title: 'cancelOrder.unavailableTitle', text: 'cancelOrder.unavailable' };
    case 'expired':
      return { icon: CLOCK_ICON, title: 'cancelOrder.expiredTitle', text: 'cancelOrder.expired' };
    case 'failed':
      return { icon: ALERT_ICON, ...getCancelFailureMessage(step.failure) };
  }
}

interface CancelWaitProps {
  /** What the button that waits is described by. */
  readonly id: string;
  readonly failure: Failure;
}

/** How long until the next try. The figure changes every second and is not read out each time. */
function CancelWait({ id, failure }: CancelWaitProps): ReactNode {
  const intl = useIntl();
  const wait = useWait(failure.retryAt ?? 0);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'cancelOrder.waitUntil' : 'cancelOrder.wait', { time: wait.time })}
    </p>
  );
}
