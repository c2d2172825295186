/** What a parcel goes back with: a label on paper, and for some carriers a code that they scan from a screen. */
export interface ReturnLabel {
  /** The carrier's code, or its name, as the service writes it. */
  readonly carrier: string;
  readonly kind: LabelKind;
  /** The file, from its first byte to its last. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the carrier scans, where it scans anything. */
  readonly code?: LabelCode;
}

export type LabelKind = 'pdf' | 'png';

/** A text to be drawn as a code for cameras, or a picture of a code. */
export type LabelCode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array<ArrayBuffer> };

/** How a label is sent to the shopper. */
export type LabelDispatch = 'email' | 'mail';
