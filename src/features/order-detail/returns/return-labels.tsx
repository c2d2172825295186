import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { isStoreReturn } from '../../../returns/model/refund-progress.js';
import { useLabels } from '../../../returns/labels/use-labels.js';
import { BarcodeRoom } from '../barcode-room.js';
import { PartMissing } from '../part-missing.js';

/** What the return goes back with: for a carrier its label and its code, for a store what its till reads. */
export function ReturnLabels({ order }: { readonly order: Order }): ReactNode {
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
