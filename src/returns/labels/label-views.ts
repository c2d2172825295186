import type { ComponentType } from 'react';
import type { Address } from '../../addresses/model/address.js';
import type { Order } from '../../orders/model/order.js';

/** A return, for what it goes back with. */
export interface ReturnLabelProps {
  /** The return order. */
  readonly order: Order;
  /** How it goes back, by the id of the method, where the page knows better than the order. */
  readonly method?: string | undefined;
  /** The carrier offers to take a code on a screen in place of a label (`PAPERLESS_RETURN`). */
  readonly isPaperless?: boolean | undefined;
  /** The box of the code offers no way to the return's own screen: it stands behind it, or nobody should leave. */
  readonly hidesReturn?: boolean | undefined;
}

/** An order that is brought back to a store. */
export interface StoreBarcodeProps {
  readonly order: Order;
  /** The store, where the page knows it better than the order. */
  readonly address?: Address | undefined;
  /** Where the store is stands elsewhere on the screen. */
  readonly hidesStore?: boolean | undefined;
}

/** What something goes back with. Each shows nothing where there is nothing for this return, this country or these flags. */
export interface LabelViews {
  /** The buttons that get, show, print, e-mail and post a label, the one that opens the code, and what they lead to. */
  readonly LabelActions: ComponentType<ReturnLabelProps>;
  /** The code itself, with the wait until it works: for a screen whose main thing it is. */
  readonly ReturnCode: ComponentType<ReturnLabelProps>;
  /** What a till in a store reads, and which store that is: for what goes back to one. */
  readonly StoreBarcode: ComponentType<StoreBarcodeProps>;
  /** Whom to ask about it: the last thing that is said of a return to a store. */
  readonly StoreHelp: ComponentType;
}
