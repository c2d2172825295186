import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { usePart } from '../../app/lazy/use-part.js';
import { useScope } from '../../app/context/scope-context.js';

const loadBarcodePart = async () => (await import('./barcode-part.js')).barcodePart;

/** The order's code, where the service wants it shown, in room that is kept for it. A page can hide it by flag. */
export function BarcodeRoom({ order }: { readonly order: Order }): ReactNode {
  const isHidden = useScope().isFlagOn('suppressReturnBarcode');
  const isShown = order.showsBarcode === true && !isHidden;
  const part = usePart(loadBarcodePart, isShown);
  // Its number is told elsewhere: who cannot have the code can say it.
  if (!isShown || part.status === 'failed') return null;
  return (
    <div className="code-room">
      {part.status === 'ready' && <part.views.BarcodeBlock orderNumber={order.orderNumber} barcode={order.barcode} />}
    </div>
  );
}
