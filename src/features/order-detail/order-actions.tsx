import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { useCancelDialog } from '../../host/use-cancel-dialog.js';
import { useCancelOffer } from '../../host/use-cancel-offer.js';
import { useIntl } from '../../host/use-intl.js';
import { usePart } from '../../host/use-part.js';
import type { CancelState } from '../../state/cancel-state.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/focus-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { CancelNews } from './cancel-news.js';

const loadCancelPart = async () => (await import('./cancel-part.js')).cancelPart;

/**
 * What can be done with the order, under its headline, and what was done. Everything behind the button comes with its first press,
 * or with a cancellation that an earlier page load began.
 */
export function OrderActions({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { offer, findOffer, news, isUnderWay } = useCancelOffer(order);
  const { isOpen, setOpen } = useCancelDialog();
  const [status, setStatus] = useState<CancelState['status']>('idle');
  const part = usePart(loadCancelPart, isOpen || isUnderWay);
  const isLoading = isOpen && (part.status === 'idle' || part.status === 'loading');
  const isBusy = status === 'loading';
  return (
    <>
      <CancelNews news={news} />
      {(isBusy || (offer === 'offered' && status === 'idle')) && (
        <ActionRow>
          <Button kind="secondary" isBusy={isLoading} onPress={() => setOpen(true)}>
            {intl.t(isBusy ? 'orderDetail.cancelling' : 'orderDetail.cancel')}
          </Button>
        </ActionRow>
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
      {part.status === 'failed' && isOpen && <PartMissing onRetry={part.retry} />}
    </>
  );
}

/** What the button opens did not come. */
function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t('failure.networkTitle')} isAlert>
      <p>{intl.t('failure.chunkLoad')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}

/** Actions go when there is nothing left to do. Whoever was on one goes on at the headline. */
function ActionRow({ children }: { readonly children: ReactNode }): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  // A layout effect: while it is undone, the row is still in the page.
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      const root = current?.getRootNode();
      if (root instanceof ShadowRoot && current?.contains(root.activeElement)) focusHeading(current);
    };
  }, []);
  return (
    <div className="order-actions" ref={row}>
      {children}
    </div>
  );
}
