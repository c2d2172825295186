import { lazyView } from '../app/lazy/lazy-view.js';

const loadBarcode = async () => (await import('./barcode-block.js')).barcodeModule;

/** The bar code for store scanners. Optional, because the shopper can say the order number, which is shown elsewhere. */
export const OrderBarcode = lazyView(loadBarcode, 'BarcodeBlock', {
  placeholder: () => <div className="code-slot" />,
  isOptional: true,
});
