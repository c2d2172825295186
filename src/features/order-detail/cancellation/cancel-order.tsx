import { useEffect, useLayoutEffect, useState, useMemo, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=cancelOrder.&ast';
import { CANCEL_MINUTES, countCancellableItems, type CancelOffer } from '../../../orders/model/cancellation.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { useElementContext, useIntl, useSlice, type LazyModule } from '../../../app/context/element-context.js';
import type { CancelState } from './store/cancellation.js';
import { visibility } from '../../../platform/platform.js';
import { preloadCancelCalls, createCancellationController } from './cancellation-controller.js';
import { Button } from '../../../ui/button.js';
import { ALERT_ICON } from '../../../ui/icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import type { CancelStep, ConfirmProps } from './cancel-actions.js';
import { CancelDialog, FailedMeanwhile, type CancelWords } from './cancel-dialog.js';
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

  if (!isOpen) {
    return status === 'failed' ? (
      <FailedMeanwhile words={getCancelFailureMessage(state.failure)} onOpen={onOpen} />
    ) : null;
  }
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
  const step: CancelStep = isExpired ? { status: 'expired' } : state;
  const values = { number: order.orderNumber, count: countCancellableItems(order), minutes: CANCEL_MINUTES };
  return (
    <CancelDialog
      step={step}
      words={getWords(step)}
      values={values}
      Confirm={ConfirmCancel}
      onCancel={handleCancel}
      onClose={handleClose}
    />
  );
}

function ConfirmCancel({ isBusy, onCancel, onClose }: ConfirmProps): ReactNode {
  const intl = useIntl();
  return (
    <>
      <Button kind="primary" isBusy={isBusy} onPress={onCancel}>
        {intl.t('cancelOrder.yes')}
      </Button>
      <Button kind="secondary" onPress={onClose}>
        {intl.t(isBusy ? 'cancelOrder.close' : 'cancelOrder.keep')}
      </Button>
    </>
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

function getWords(step: CancelStep): CancelWords {
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
