import { useEffect, useLayoutEffect, useState, useMemo, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=cancelOrder.,dialog.close&ast';
import { CANCEL_MINUTES, type CancelOffer } from '../../../orders/model/cancellation.js';
import type { Order } from '../../../orders/model/order.js';
import { useElementContext, useSelector, type LazyModule } from '../../../app/context/element-context.js';
import type { CancelState } from './store/cancellation.js';
import { visibility } from '../../../platform/platform.js';
import { preloadCancelCalls, createCancellationController } from './cancellation-controller.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import type { CancelStep } from './cancel-actions.js';
import { useCancelChoice, type Choosing } from './cancel-choice.js';
import { countCancellablePieces } from './model/cancel-lines.js';
import { FailedMeanwhile } from './cancel-dialog.js';
import { CancelOrderDialog, getOrderCancelFailure } from './cancel-order-dialog.js';
import { CancelledLinesNotice, useLineMarks } from './cancelled-lines.js';
import lineChoice from '../../../orders/line-choice/line-choice.css?inline';
import items from './cancel-items.css?inline';

export interface CancelOrderProps {
  readonly order: Order;
  readonly isOpen: boolean;
  /** Whether the order can be cancelled at the moment of the call. */
  readonly findOffer: () => CancelOffer;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Reports the state, whether or not the dialog is open, and what the button says while it is loading. */
  readonly onProgress: (progress: CancelProgress) => void;
}

export interface CancelProgress {
  readonly status: CancelState['status'];
  readonly title?: MessageId;
}

/**
 * Cancels the displayed order or some of its items: the dialog, or the failure message if the dialog was closed before the request failed.
 */
export function CancelOrder({ order, isOpen, findOffer, onOpen, onClose, onProgress }: CancelOrderProps): ReactNode {
  const { state, isOfItems, start, open, close } = useCancellation(order);
  const [hasRunOut, setRunOut] = useState(false);
  const { status } = state;
  const choosing = useCancelChoice(order, status === 'lines');
  const marks = useLineMarks(order);
  const isOver = status === 'complete' || status === 'pending' || status === 'lines';
  const offer = findOffer();
  // Cancelled elsewhere before the shopper confirmed here: there is nothing left to confirm.
  const isPointless = status === 'idle' && offer === 'hidden';
  // A layout effect: the button disappears in the same frame as the status message replaces it.
  useLayoutEffect(() => {
    onProgress({ status, title: isOfItems ? 'cancelOrder.sendingItemsTitle' : 'cancelOrder.sendingTitle' });
    return () => onProgress({ status: 'idle' });
  }, [status, isOfItems, onProgress]);
  // A layout effect, too: the closing dialog first returns the focus to the button, which is then removed.
  useLayoutEffect(() => {
    if (isOpen) return open();
    if (isOver) close();
    return undefined;
  }, [isOpen, isOver, open, close]);
  useEffect(() => {
    if (isPointless && isOpen) onClose();
  }, [isPointless, isOpen, onClose]);

  if (!isOpen) {
    return (
      <>
        <CancelledLinesNotice order={order} />
        {status === 'failed' && (
          <FailedMeanwhile words={getOrderCancelFailure(state.failure, isOfItems)} onOpen={onOpen} />
        )}
      </>
    );
  }
  if (isPointless) return null;
  const handleClose = (): void => {
    close();
    onClose();
  };
  const handleCancel = (): void => {
    if (status === 'changed') return close();
    // The time limit may have passed while the dialog was open.
    if (status === 'failed' || findOffer() === 'offered') start(choosing.chosen);
    else setRunOut(true);
  };
  const isExpired = status === 'idle' && (hasRunOut || offer === 'expired');
  const step: CancelStep = isExpired ? { status: 'expired' } : state;
  const pieces = countCancellablePieces(order, { lines: choosing.lines, marks });
  const values = { number: order.orderNumber, minutes: CANCEL_MINUTES, ...pieces };
  return (
    <CancelOrderDialog
      {...{ order, step, choosing, isOfItems, values }}
      isInPart={pieces.count > 0 && pieces.count < pieces.total}
      onCancel={handleCancel}
      onClose={handleClose}
    />
  );
}

interface CancellationOnShow {
  readonly state: CancelState;
  /** Whether the cancellation is of some items. */
  readonly isOfItems: boolean;
  /** Cancels, or retries. */
  readonly start: (lines: Choosing['chosen']) => void;
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
      start: (lines: Choosing['chosen']) => cancellation.start(deps, lines),
      open: () => cancellation.open(),
      close: () => controller.close(order),
    }),
    [cancellation, controller, order, deps],
  );
  const state = useSelector(cancellation.store, (known) => known);
  return { state, isOfItems: cancellation.isOfItems, ...handlers };
}

/** The cancel dialog; loaded with the first press, because most visits to an order do not need it. */
export const cancelModule = {
  views: { CancelOrder },
  english,
  styles: [lineChoice, items],
} as const satisfies LazyModule<object>;
