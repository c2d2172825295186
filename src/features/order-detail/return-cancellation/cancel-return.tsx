import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=cancelReturn.,dialog.close,cancelOrder.done,cancelOrder.call,cancelOrder.sending,cancelOrder.slow,cancelOrder.offline,cancelOrder.wait,cancelOrder.lost,cancelOrder.signIn&ast';
import type { Order } from '../../../orders/model/order.js';
import { useElementContext, useIntl, useSelector, type LazyModule } from '../../../app/context/element-context.js';
import { visibility } from '../../../platform/platform.js';
import { Button } from '../../../ui/button.js';
import { ALERT_ICON } from '../../../ui/icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import type { ConfirmProps } from '../cancellation/cancel-actions.js';
import { CancelDialog, FailedMeanwhile, type CancelWords } from '../cancellation/cancel-dialog.js';
import { getCancelFailureMessage, type CancelFailureWords } from '../cancellation/cancel-failure-message.js';
import { createReturnCancellationController, preloadReturnCancelCalls } from './return-cancellation-controller.js';
import type { ReturnCancelState } from './store/return-cancellation.js';

export interface CancelReturnProps {
  /** The order on screen: the return, or the order that it belongs to. */
  readonly order: Order;
  readonly returnNumber: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Reports the state, whether or not the dialog is open. */
  readonly onStatus: (status: ReturnCancelState['status']) => void;
}

/** Cancels a return: the dialog, or the failure message if the dialog was closed before the request failed. */
export function CancelReturn({ order, returnNumber, isOpen, onOpen, onClose, onStatus }: CancelReturnProps): ReactNode {
  const { state, start, open, close } = useReturnCancellation(order, returnNumber);
  const { status } = state;
  const isOver = status === 'complete' || status === 'unavailable';
  // A layout effect: the button disappears in the same frame as the result appears.
  useLayoutEffect(() => {
    onStatus(status);
    return () => onStatus('idle');
  }, [status, onStatus]);
  // A layout effect, too: the closing dialog first returns the focus to the button, which is then removed.
  useLayoutEffect(() => {
    if (isOpen) return open();
    if (isOver) close();
    return undefined;
  }, [isOpen, isOver, open, close]);

  if (!isOpen) {
    return status === 'failed' ? (
      <FailedMeanwhile words={getCancelFailureMessage(state.failure, RETURN_FAILED)} onOpen={onOpen} />
    ) : null;
  }
  const handleClose = (): void => {
    close();
    onClose();
  };
  return (
    <CancelDialog
      step={state}
      words={getWords(state)}
      values={{ number: returnNumber }}
      Confirm={ConfirmCancelReturn}
      onCancel={start}
      onClose={handleClose}
    />
  );
}

function ConfirmCancelReturn({ isBusy, onCancel, onClose }: ConfirmProps): ReactNode {
  const intl = useIntl();
  return (
    <>
      <Button kind="primary" isBusy={isBusy} onPress={onCancel}>
        {intl.t('cancelReturn.start')}
      </Button>
      {!isBusy && (
        <Button kind="secondary" onPress={onClose}>
          {intl.t('cancelReturn.keep')}
        </Button>
      )}
    </>
  );
}

interface CancellationOnShow {
  readonly state: ReturnCancelState;
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

/** The cancellation state of a return. While mounted, it polls the job, including one that an earlier page load started. */
function useReturnCancellation(order: Order, returnNumber: string): CancellationOnShow {
  const controller = useElementContext().getController(createReturnCancellationController);
  const cancellation = controller.get(returnNumber);
  const deps = useMemo(() => controller.toDeps({ order, returnNumber }), [controller, order, returnNumber]);
  useEffect(preloadReturnCancelCalls, []);
  useEffect(() => cancellation.enter(deps, visibility), [cancellation, deps]);
  const handlers = useMemo(
    () => ({
      start: () => cancellation.start(deps),
      open: () => cancellation.open(),
      close: () => controller.close({ order, returnNumber }),
    }),
    [cancellation, controller, order, returnNumber, deps],
  );
  return { state: useSelector(cancellation.store, (state) => state), ...handlers };
}

/** The dialog that cancels a return; loaded with the first press. */
export const cancelReturnModule = {
  views: { CancelReturn },
  english,
  styles: [],
} as const satisfies LazyModule<object>;

function getWords(state: ReturnCancelState): CancelWords {
  switch (state.status) {
    case 'idle':
      return { icon: ALERT_ICON, title: 'cancelReturn.confirmTitle', text: 'cancelReturn.confirm' };
    case 'loading':
      return {
        icon: CLOCK_ICON,
        title: 'cancelReturn.sendingTitle',
        text: state.isChecking ? 'cancelReturn.checking' : 'cancelOrder.sending',
      };
    case 'complete':
      return { icon: CHECK_ICON, title: 'cancelReturn.completeTitle', text: 'cancelReturn.complete' };
    case 'unavailable':
      return { icon: ALERT_ICON, title: 'cancelReturn.unavailableTitle', text: 'cancelReturn.unavailable' };
    case 'failed':
      return { icon: ALERT_ICON, ...getCancelFailureMessage(state.failure, RETURN_FAILED) };
  }
}

const RETURN_FAILED: CancelFailureWords = {
  failedTitle: 'cancelReturn.failedTitle',
  failed: 'cancelReturn.failed',
  throttled: 'cancelReturn.throttled',
  forbidden: 'cancelReturn.forbidden',
  uncertainTitle: 'cancelReturn.uncertainTitle',
  uncertain: 'cancelReturn.uncertain',
  unreadable: 'cancelReturn.uncertain',
};
