import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { OrderBarcode } from '../../orders/order-barcode.js';
import { useElementContext } from '../../app/context/element-context.js';

/** The order's barcode, where the service wants it shown. A page can hide it by flag. */
export function ReturnBarcode({ order }: { readonly order: Order }): ReactNode {
  const isHidden = useElementContext().isFlagOn('suppressReturnBarcode');
  if (order.showsBarcode !== true || isHidden) return null;
  return <OrderBarcode orderNumber={order.orderNumber} barcode={order.barcode} />;
}
