import { lazyView } from '../app/lazy/lazy-view.js';

const loadBarcode = async () => (await import('./barcode-block.js')).barcodeModule;

/** The barcode that a till reads. Without it the shopper can still say the order number, which stands elsewhere. */
export const OrderBarcode = lazyView(loadBarcode, 'BarcodeBlock', {
  placeholder: () => <div className="code-room" />,
  isOptional: true,
});
