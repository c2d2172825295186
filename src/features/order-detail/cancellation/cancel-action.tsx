import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { useAskedBox } from '../use-asked-box.js';
import type { OfferedCancel } from './use-cancel-offer.js';
import { useIntl } from '../../../app/context/scope-context.js';
import { useLazyModule } from '../../../app/lazy/use-lazy-module.js';
import type { CancelState } from './store/cancel-state.js';
import { Button } from '../../../ui/button.js';
import { focusHeading } from '../../../ui/focus-heading.js';
import { LoadError } from '../../../app/lazy/load-error.js';

const loadCancelModule = async () => (await import('./cancel-order.js')).cancelModule;

export interface CancelActionProps {
  readonly order: Order;
  readonly offered: OfferedCancel;
}

/**
 * Cancels the order. Everything behind the button comes with its first press, or with a cancellation that an earlier page load
 * began.
 */
export function CancelAction({ order, offered }: CancelActionProps): ReactNode {
  const intl = useIntl();
  const { offer, findOffer, isUnderWay } = offered;
  const { isOpen, setOpen } = useAskedBox('cancel');
  const [status, setStatus] = useState<CancelState['status']>('idle');
  const part = useLazyModule(loadCancelModule, isOpen || isUnderWay);
  const isLoading = isOpen && (part.status === 'idle' || part.status === 'loading');
  const isBusy = status === 'loading';
  return (
    <>
      {(isBusy || (status === 'idle' ? offer === 'offered' : isOpen)) && (
        <KeepsFocus>
          <Button kind="secondary" isBusy={isLoading} onPress={() => setOpen(true)}>
            {intl.t(isBusy ? 'orderDetail.cancelling' : 'orderDetail.cancel')}
          </Button>
        </KeepsFocus>
      )}
      {part.status === 'ready' && (
        <part.views.CancelOrder
          order={order}
          isOpen={isOpen}
          findOffer={findOffer}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onStatus={setStatus}
        />
      )}
      {part.status === 'failed' && isOpen && <LoadError onRetry={part.retry} />}
    </>
  );
}

/** An action goes when there is nothing left to do. Whoever was on it goes on at the headline. */
function KeepsFocus({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: while it is undone, the action is still in the page.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      const root = current?.getRootNode();
      if (root instanceof ShadowRoot && current?.contains(root.activeElement)) focusHeading(current);
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
