import { useEffect, useLayoutEffect, useState, useMemo, type ReactNode } from 'react';
import type { CancelOffer } from '../../../orders/model/cancellation.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { useIntl, useScope, useSlice } from '../../../app/context/scope-context.js';
import type { CancelState } from './store/cancel-state.js';
import { Button } from '../../../ui/button.js';
import { MessageBox } from '../../../ui/message-box.js';
import { CancelDialog } from './cancel-dialog.js';
import { getCancelFailureMessage } from './get-cancel-failure-message.js';
import { visibility } from '../../../platform/visibility.js';
import { preloadCancelCalls } from './cancel-calls.js';
import { composeCancellation } from './compose-cancellation.js';

export interface CancelOrderProps {
  readonly order: Order;
  readonly isOpen: boolean;
  /** Whether it may be cancelled, as of now. */
  readonly findOffer: () => CancelOffer;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Where it stands, dialog or not. */
  readonly onStatus: (status: CancelState['status']) => void;
}

/** Cancelling the order on show: its dialog, and, where that was closed meanwhile, what became of it. */
export function CancelOrder({ order, isOpen, findOffer, onOpen, onClose, onStatus }: CancelOrderProps): ReactNode {
  const { state, start, open, close } = useCancellation(order);
  const [hasRunOut, setRunOut] = useState(false);
  const { status } = state;
  const isOver = status === 'complete' || status === 'pending';
  const offer = findOffer();
  // Cancelled elsewhere while nothing was asked for here: there is nothing left to confirm.
  const isPointless = status === 'idle' && offer === 'hidden';
  // A layout effect: the button goes in the moment in which the news takes its place.
  useLayoutEffect(() => {
    onStatus(status);
    return () => onStatus('idle');
  }, [status, onStatus]);
  useEffect(() => {
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
    // The time may have run out under the open dialog.
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

/** The dialog was closed, or the page loaded anew, before it failed. */
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
  /** Cancels, or tries again. */
  readonly start: () => void;
  /** A dialog of it is open. Gives the way to say that it is closed. */
  readonly open: () => () => void;
  /** The shopper has seen how it ended. */
  readonly close: () => void;
}

/** Where cancelling the order on show stands. While it is on show its job is asked after, and one of an earlier page load taken up. */
function useCancellation(order: Order): CancellationOnShow {
  const own = useScope().own(composeCancellation);
  const cancellation = own.get(order);
  const task = useMemo(() => own.toTask(order), [own, order]);
  useEffect(preloadCancelCalls, []);
  useEffect(() => cancellation.enter(task, visibility), [cancellation, task]);
  const handlers = useMemo(
    () => ({
      start: () => cancellation.start(task),
      open: () => cancellation.open(),
      close: () => own.close(order),
    }),
    [cancellation, own, order, task],
  );
  return { state: useSlice(cancellation.store, (state) => state), ...handlers };
}
