import type { ComponentType } from 'react';
import type { Address } from '../../addresses/model/address.js';
import type { Order } from '../../orders/model/order.js';

/** The return whose label is shown. */
export interface ReturnLabelProps {
  /** The return order. */
  readonly order: Order;
  /** Id of the return method, if the page knows it better than the order. */
  readonly method?: string | undefined;
  /** The carrier accepts a code on a screen instead of a label (`PAPERLESS_RETURN`). */
  readonly isPaperless?: boolean | undefined;
  /** Hides the link to the return's own view from the code dialog: that view is behind the dialog, or the shopper should not leave. */
  readonly hidesReturn?: boolean | undefined;
  /** The view shows the code itself, and one button: the other buttons are in a disclosure. */
  readonly isGuide?: boolean | undefined;
}

/** An order that is returned to a store. */
export interface StoreBarcodeProps {
  readonly order: Order;
  /** Address of the store, if the page knows it better than the order. */
  readonly address?: Address | undefined;
  /** The view shows the store's address elsewhere. */
  readonly hidesStore?: boolean | undefined;
}

/** What the shopper returns the items with. Each view renders nothing if this return, country or flags have no such thing. */
export interface LabelViews {
  /** The buttons that load, show, print, e-mail and mail a label, the button that opens the code, and their dialogs. */
  readonly LabelActions: ComponentType<ReturnLabelProps>;
  /** The code, with the wait until it works: for a view that is mainly about the code. */
  readonly ReturnCode: ComponentType<ReturnLabelProps>;
  /** The barcode that the store's till scans, and the store: for returns to a store. */
  readonly StoreBarcode: ComponentType<StoreBarcodeProps>;
  /** The contact for questions, at the end of a return to a store. */
  readonly StoreHelp: ComponentType;
}
