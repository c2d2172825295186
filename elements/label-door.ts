import type { LabelDoor } from '../src/returns/labels/label-views.js';

/** Labels and codes of returns, for the tags that show a return. What they share with the screen of an order comes from there. */
export const labelDoor: LabelDoor = async () => {
  const { createLabelsPart } = await import('../src/features/return-labels/create-labels-part.js');
  return createLabelsPart({
    loadBarcode: async () => (await import('../src/features/order-detail/barcode-part.js')).barcodePart,
    loadStore: async () => (await import('../src/features/order-detail/pickup-store/store-part.js')).storePart,
  });
};
