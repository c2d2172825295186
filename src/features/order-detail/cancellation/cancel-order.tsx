import { useEffect, useLayoutEffect, useState, useMemo, useId, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=cancelOrder.&ast';
import { CANCEL_MINUTES, countCancellableItems, type CancelOffer } from '../../../orders/model/cancellation.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { useIntl, useElementContext, useSlice, type LazyModule } from '../../../app/context/element-context.js';
import type { CancelState } from './store/cancellation.js';
import { Button } from '../../../ui/button.js';
import { MessageBox } from '../../../ui/message-box.js';
import { visibility } from '../../../platform/platform.js';
import { preloadCancelCalls, createCancellationController } from './cancellation-controller.js';
import { Dialog } from '../../../ui/dialog.js';
import { ALERT_ICON, type IconShape } from '../../../ui/icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { CancelActions, type CancelHandlers, type CancelStep } from './cancel-actions.js';
import { useWait } from '../../../app/context/use-now.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';

export interface CancelOrderProps {
  readonly order: Order;
  readonly isOpen: boolean;
  /** Whether the order can be cancelled at the moment of the call. */
  readonly findOffer: () => CancelOffer;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Reports the state, whether or not the dialog is open. */
  readonly onStatus: (status: CancelState['status']) => void;
}

/** Cancels the displayed order: the dialog, or the failure message if the dialog was closed before the request failed. */
export function CancelOrder({ order, isOpen, findOffer, onOpen, onClose, onStatus }: CancelOrderProps): ReactNode {
  const { state, start, open, close } = useCancellation(order);
  const [hasRunOut, setRunOut] = useState(false);
  const { status } = state;
  const isOver = status === 'complete' || status === 'pending';
  const offer = findOffer();
  // Cancelled elsewhere before the shopper confirmed here: there is nothing left to confirm.
  const isPointless = status === 'idle' && offer === 'hidden';
  // A layout effect: the button disappears in the same frame as the status message replaces it.
  useLayoutEffect(() => {
    onStatus(status);
    return () => onStatus('idle');
  }, [status, onStatus]);
  // In the same frame, too: the closing dialog returns the focus to the button, which then goes.
  useLayoutEffect(() => {
    if (isOpen) return open();
    if (isOver) close();
    return undefined;
  }, [isOpen, isOver, open, close]);
  useEffect(() => {
    if (isPointless && isOpen) onClose();
  }, [isPointless, isOpen, onClose]);

  if (!isOpen) return status === 'failed' ? <FailedMeanwhile failure={state.failure} onOpen={onOpen} /> : null;
  if (isPointless) return null;
  const handleClose = (): void => {
    close();
    onClose();
  };
  const handleCancel = (): void => {
    // The time limit may have passed while the dialog was open.
    if (status === 'failed' || findOffer() === 'offered') start();
    else setRunOut(true);
  };
  const isExpired = status === 'idle' && (hasRunOut || offer === 'expired');
  return (
    <CancelDialog
      order={order}
      step={isExpired ? { status: 'expired' } : state}
      onCancel={handleCancel}
      onClose={handleClose}
    />
  );
}

interface FailedMeanwhileProps {
  readonly failure: Failure;
  readonly onOpen: () => void;
}

/** Shown if the request failed after the dialog was closed or the page reloaded. */
function FailedMeanwhile({ failure, onOpen }: FailedMeanwhileProps): ReactNode {
  const intl = useIntl();
  const { title, text } = getCancelFailureMessage(failure);
  return (
    <MessageBox tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <Button kind="text" onPress={onOpen}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}

interface CancellationOnShow {
  readonly state: CancelState;
  /** Cancels, or retries. */
  readonly start: () => void;
  /**
   * Registers an open dialog.
   *
   * @returns a function that registers its closing
   */
  readonly open: () => () => void;
  /** Records that the shopper has seen the result. */
  readonly close: () => void;
}

/**
 * The cancellation state of the displayed order. While mounted, it polls the job, including one that an earlier page load
 * started.
 */
function useCancellation(order: Order): CancellationOnShow {
  const controller = useElementContext().getController(createCancellationController);
  const cancellation = controller.get(order);
  const deps = useMemo(() => controller.toDeps(order), [controller, order]);
  useEffect(preloadCancelCalls, []);
  useEffect(() => cancellation.enter(deps, visibility), [cancellation, deps]);
  const handlers = useMemo(
    () => ({
      start: () => cancellation.start(deps),
      open: () => cancellation.open(),
      close: () => controller.close(order),
    }),
    [cancellation, controller, order, deps],
  );
  return { state: useSlice(cancellation.store, (state) => state), ...handlers };
}

/** The cancel dialog; loaded with the first press, so that viewing an order does not pay for it. */
export const cancelModule = {
  views: { CancelOrder },
  english,
  styles: [],
} as const satisfies LazyModule<object>;

export interface CancelDialogProps extends CancelHandlers {
  readonly order: Order;
  readonly step: CancelStep;
}

interface Words {
  readonly icon: IconShape;
  readonly title: MessageId;
  readonly text: MessageId;
}

/**
 * The cancel dialog: asks for confirmation, waits and shows the result. Closing it while it waits does not stop the
 * cancellation.
 */
function CancelDialog({ order, step, onCancel, onClose }: CancelDialogProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const { icon, title, text } = getWords(step);
  const count = countCancellableItems(order);
  const isSlow = step.status === 'loading' && step.isSlow;
  const isChecking = step.status === 'loading' && step.isChecking;
  // That the request is not blindly resent matters more than how long it takes.
  const values = { number: order.orderNumber, count, minutes: CANCEL_MINUTES };
  const message = intl.t(isSlow && !isChecking ? 'cancelOrder.slow' : text, values);
  return (
    <Dialog
      icon={icon}
      title={intl.t(title)}
      status={isSlow || isChecking ? message : ''}
      actions={<CancelActions step={step} waitId={waitId} onCancel={onCancel} onClose={onClose} />}
      onClose={onClose}
    >
      <p>{message}</p>
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
  /** Referenced by the disabled button's description. */
  readonly id: string;
  readonly failure: Failure;
}

/** The time until the next try. It changes every second, so it is not a live region. */
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

/** Chooses the message for a failed cancellation. */
function getCancelFailureMessage(failure: Failure): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  if (status === 401) return { title: 'cancelOrder.signInTitle', text: 'cancelOrder.signIn' };
  if (isUncertain) return { title: 'cancelOrder.uncertainTitle', text: getDoubt(failure) };
  const title = 'cancelOrder.failedTitle';
  if (code === 'offline') return { title, text: 'cancelOrder.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'cancelOrder.throttled' };
  return { title, text: retryable ? 'cancelOrder.failed' : 'cancelOrder.forbidden' };
}

function getDoubt({ call, unreadable }: Failure): MessageId {
  if (unreadable) return 'cancelOrder.unreadable';
  return call === 'get-cancel-job' ? 'cancelOrder.lost' : 'cancelOrder.uncertain';
}
