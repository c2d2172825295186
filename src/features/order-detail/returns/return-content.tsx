import type { ReactNode } from 'react';
import { listShipments } from '../model/order-shipments.js';
import type { Order } from '../../../orders/model/order.js';
import { findStoreAddress } from '../../../orders/model/store-address.js';
import { useIntl } from '../../../app/context/scope-context.js';
import { useUnsentMessages } from '../../../returns/return-message-desk.js';
import { HelpCard } from '../help-card.js';
import { OrderAddress } from '../order-address.js';
import { RefundCard } from './refund-card.js';
import { RefundTracker } from './refund-tracker.js';
import { ReturnSummary } from './return-summary.js';
import { ShipmentBlock } from '../shipment-block.js';
import { isStoreReturn } from '../../../returns/model/refund-progress.js';
import { useLabels } from '../../../returns/labels/use-labels.js';
import { BarcodeRoom } from '../barcode-room.js';
import { PartMissing } from '../part-missing.js';

/** A return to look at: where its refund is, what goes back, and beside it how much comes back, and how. */
export function ReturnContent({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const shipments = listShipments(order);
  useUnsentMessages();
  return (
    <div className="order-columns">
      <div className="order-main">
        <RefundTracker order={order} />
        <ReturnLabels order={order} />
        {shipments.length === 0 && <p className="notice">{intl.t('orderDetail.noItems')}</p>}
        {shipments.map((shipment) => (
          <ShipmentBlock key={`${order.orderNumber} ${shipment.index}`} order={order} shipment={shipment} />
        ))}
      </div>
      <aside className="order-side" aria-label={intl.t('returnOrder.aside')}>
        <ReturnSummary order={order} />
        <RefundCard order={order} />
        {findStoreAddress(order) && <OrderAddress order={order} />}
        <HelpCard />
      </aside>
    </div>
  );
}

/** What the return goes back with: for a carrier its label and its code, for a store what its till reads. */
function ReturnLabels({ order }: { readonly order: Order }): ReactNode {
  const part = useLabels(true);
  const isInStore = isStoreReturn(order);
  return (
    <>
      {part.status === 'failed' && <PartMissing onRetry={part.retry} />}
      {part.status === 'ready' && !isInStore && <part.views.LabelActions order={order} hidesReturn />}
      {isInStore && part.status === 'ready' ? (
        <>
          <part.views.StoreBarcode order={order} hidesStore />
          <part.views.StoreHelp />
        </>
      ) : (
        <BarcodeRoom order={order} />
      )}
    </>
  );
}
