import { useState, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=cancelReturn.start,cancelReturn.sendingTitle&ast';
import type { Order, OrderGroup } from '../../../orders/model/order.js';
import {
  findCancellableReturn,
  isReturnCancelled,
  RETURN_CANCEL_CALLS,
} from '../../../returns/model/cancelled-return.js';
import { useElementContext, useIntl, type LazyModule } from '../../../app/context/element-context.js';
import { LoadError } from '../../../app/lazy/lazy-view.js';
import { useLazyModule } from '../../../app/lazy/use-lazy-module.js';
import { Button } from '../../../ui/button.js';
import { FocusHeadlineOnRemoval } from '../focus-headline-on-removal.js';
import { useCancelMark } from '../../../orders/use-cancel-mark.js';
import { useHasOpenJob } from '../use-has-open-job.js';
import type { ReturnCancelState } from './store/return-cancellation.js';

interface CancelReturnActionProps {
  readonly order: Order;
  /** In an order: the group of the return. */
  readonly group?: OrderGroup;
  /** Whether the service offers it; without it, only a cancellation that was started is shown. */
  readonly isOffered: boolean;
}

/** Cancels a return: the one on screen, or the one that a group of the order is part of. */
export function CancelReturnAction({ order, group, isOffered }: CancelReturnActionProps): ReactNode {
  const context = useElementContext();
  const returnNumber = findCancellableReturn(order, group);
  if (returnNumber === undefined || !context.hasCalls(...RETURN_CANCEL_CALLS)) return null;
  return <ReturnAction key={returnNumber} order={order} returnNumber={returnNumber} isOffered={isOffered} />;
}

const loadDialog = async () => (await import('./cancel-return.js')).cancelReturnModule;

interface ReturnActionProps extends Pick<CancelReturnActionProps, 'order' | 'isOffered'> {
  readonly returnNumber: string;
}

/**
 * The button. The code behind it loads with its first press, or at once if an earlier page load left a cancellation running. An order may
 * have several returns, so each button in its boxes names its return.
 */
function ReturnAction({ order, returnNumber, isOffered }: ReturnActionProps): ReactNode {
  const intl = useIntl();
  const isCancelled = useIsCancelled(order, returnNumber);
  const isPending = useHasOpenJob(returnNumber, 'cancel return');
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<ReturnCancelState['status']>('idle');
  const lazyModule = useLazyModule(loadDialog, isOpen || isPending);
  const isLoading = lazyModule.status === 'idle' || lazyModule.status === 'loading';
  const isInOrder = order.kind !== 'return';
  return (
    <>
      {isInOrder && isCancelled && !isOpen && <p>{intl.t('order.status', { status: 'returnCancelled' })}</p>}
      {isButtonShown({ isOpen, isOffered, isCancelled, status }) && (
        <FocusHeadlineOnRemoval>
          <CancelButton
            isBusy={isOpen && isLoading}
            isSending={status === 'loading'}
            returnNumber={isInOrder ? returnNumber : undefined}
            onPress={() => setOpen(true)}
          />
        </FocusHeadlineOnRemoval>
      )}
      {lazyModule.status === 'ready' && (
        <lazyModule.views.CancelReturn
          order={order}
          returnNumber={returnNumber}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onStatus={setStatus}
        />
      )}
      {lazyModule.status === 'failed' && isOpen && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

/** After a reload, the return may be read as cancelled before its job is. */
function useIsCancelled(order: Order, returnNumber: string): boolean {
  const mark = useCancelMark(returnNumber);
  return mark !== undefined || isReturnCancelled(order, mark);
}

interface ButtonFacts {
  readonly isOpen: boolean;
  readonly isOffered: boolean;
  readonly isCancelled: boolean;
  readonly status: ReturnCancelState['status'];
}

/** Behind an open dialog the button stays, because the focus goes back to it. */
function isButtonShown({ isOpen, isOffered, isCancelled, status }: ButtonFacts): boolean {
  return isOpen || (!isCancelled && (status === 'loading' || (isOffered && status !== 'unavailable')));
}

interface CancelButtonProps {
  readonly isBusy: boolean;
  readonly isSending: boolean;
  /** Names the return, if there may be several buttons. */
  readonly returnNumber: string | undefined;
  readonly onPress: () => void;
}

function CancelButton({ isBusy, isSending, returnNumber, onPress }: CancelButtonProps): ReactNode {
  const intl = useIntl();
  const text = intl.t(isSending ? 'cancelReturn.sendingTitle' : 'cancelReturn.start');
  const label = returnNumber === undefined ? undefined : `${text}, ${returnNumber}`;
  return (
    <Button kind="secondary" isBusy={isBusy} label={label} onPress={onPress}>
      {text}
    </Button>
  );
}

/** The action that cancels a return; loaded only where the service offers it. */
export const cancelReturnActionModule = {
  views: { CancelReturnAction },
  english,
  styles: [],
} as const satisfies LazyModule<object>;
