/** The label of a parcel: a file to print and, for some carriers, a code that they scan from a screen. */
export interface ReturnLabel {
  /** The carrier's code or name, as the service writes it. */
  readonly carrier: string;
  readonly kind: LabelKind;
  /** The complete file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The code that the carrier scans; absent if it needs the label on paper. */
  readonly code?: LabelCode;
}

export type LabelKind = 'pdf' | 'png';

/** A text to draw as a 2D code, or an image of a code. */
export type LabelCode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array<ArrayBuffer> };

/** How a label is sent to the shopper. */
export type LabelDispatch = 'email' | 'mail';
