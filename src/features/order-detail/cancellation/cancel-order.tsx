import { useEffect, useLayoutEffect, useState, useMemo, useId, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=cancelOrder.&ast';
import { CANCEL_MINUTES, type CancelOffer } from '../../../orders/model/cancellation.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { useIntl, useElementContext, useSlice, type LazyModule } from '../../../app/context/element-context.js';
import type { CancelState } from './store/cancellation.js';
import { Button } from '../../../ui/button.js';
import { MessageBox } from '../../../ui/message-box.js';
import { visibility } from '../../../platform/platform.js';
import { preloadCancelCalls, createCancellationController } from './cancellation-controller.js';
import { Dialog } from '../../../ui/dialog.js';
import { ALERT_ICON, CLOCK_ICON, type IconShape } from '../../../ui/icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { CancelActions, type CancelHandlers, type CancelStep } from './cancel-actions.js';
import { useWait } from '../../../app/context/use-now.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';

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

/** Cancelling an order: fetched with the first press, so that looking at an order carries nothing of it. */
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

/** The one box of a cancellation: asks first, waits, and says how it ended. Closed while it waits, it goes on. */
function CancelDialog({ order, step, onCancel, onClose }: CancelDialogProps): ReactNode {
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

/** Words for a cancellation that failed, by what is known of it. */
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
