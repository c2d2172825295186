import { useState, type ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { useCancelDialog } from '../../host/use-cancel-dialog.js';
import { useCancelOffer } from '../../host/use-cancel-offer.js';
import { useIntl } from '../../host/use-intl.js';
import { usePart } from '../../host/use-part.js';
import { Button } from '../../ui/button.js';
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
  const [isBusy, setBusy] = useState(false);
  const part = usePart(loadCancelPart, isOpen || isUnderWay);
  const isLoading = isOpen && (part.status === 'idle' || part.status === 'loading');
  return (
    <>
      <CancelNews news={news} />
      {(offer === 'offered' || isBusy) && (
        <div className="order-actions">
          <Button kind="secondary" isBusy={isLoading} onPress={() => setOpen(true)}>
            {intl.t(isBusy ? 'orderDetail.cancelling' : 'orderDetail.cancel')}
          </Button>
        </div>
      )}
      {part.status === 'ready' && (
        <part.views.CancelOrder
          order={order}
          isOpen={isOpen}
          findOffer={findOffer}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onBusy={setBusy}
        />
      )}
      {part.status === 'failed' && isOpen && (
        <MessageBox tone="critical" title={intl.t('failure.networkTitle')} isAlert>
          <p>{intl.t('failure.chunkLoad')}</p>
          <Button kind="text" onPress={part.retry}>
            {intl.t('failure.retry')}
          </Button>
        </MessageBox>
      )}
    </>
  );
}
