import { useEffect, useState, type ReactNode } from 'react';
import type { CancelOffer } from '../../domain/cancellation.js';
import type { Failure } from '../../domain/failure.js';
import type { Order } from '../../domain/order.js';
import { useCancellation } from '../../host/use-cancellation.js';
import { useIntl } from '../../host/use-intl.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';
import { CancelDialog } from './cancel-dialog.js';
import { getCancelFailureMessage } from './get-cancel-failure-message.js';

export interface CancelOrderProps {
  readonly order: Order;
  readonly isOpen: boolean;
  /** Whether it may be cancelled, as of now. */
  readonly findOffer: () => CancelOffer;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Whether a cancellation is under way, dialog or not. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Cancelling the order on show: its dialog, and, where that was closed meanwhile, what became of it. */
export function CancelOrder({ order, isOpen, findOffer, onOpen, onClose, onBusy }: CancelOrderProps): ReactNode {
  const { own, state } = useCancellation(order);
  const [hasRunOut, setRunOut] = useState(false);
  const isLoading = state.status === 'loading';
  const isOver = state.status === 'complete' || state.status === 'pending';
  const offer = findOffer();
  // Cancelled elsewhere while nothing was asked for here: there is nothing left to confirm.
  const isPointless = state.status === 'idle' && offer === 'hidden';
  useEffect(() => {
    onBusy(isLoading);
    return () => onBusy(false);
  }, [isLoading, onBusy]);
  useEffect(() => {
    if (isOver && !isOpen) own.close(order);
  }, [isOver, isOpen, own, order]);
  useEffect(() => {
    if (isPointless && isOpen) onClose();
  }, [isPointless, isOpen, onClose]);

  if (!isOpen) return state.status === 'failed' ? <FailedMeanwhile failure={state.failure} onOpen={onOpen} /> : null;
  if (isPointless) return null;
  const handleClose = (): void => {
    own.close(order);
    onClose();
  };
  const handleCancel = (): void => {
    // The time may have run out under the open dialog.
    if (state.status === 'failed' || findOffer() === 'offered') own.start(order);
    else setRunOut(true);
  };
  const isExpired = state.status === 'idle' && (hasRunOut || offer === 'expired');
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
