import type { ComponentType } from 'react';
import type { Address } from '../../addresses/model/address.js';
import type { Barcode } from '../../orders/model/order-details.js';
import type { Part } from '../../app/lazy/part.js';

/** What the screen of an order has already, handed in by the tag: features know nothing of each other. */
export interface LabelPieces {
  readonly loadBarcode: () => Promise<Part<{ readonly BarcodeBlock: ComponentType<BarcodeBlockProps> }>>;
  readonly loadStore: () => Promise<Part<{ readonly StoreDetails: ComponentType<{ readonly place: Address }> }>>;
}

interface BarcodeBlockProps {
  readonly orderNumber: string;
  readonly barcode: Barcode | undefined;
}
