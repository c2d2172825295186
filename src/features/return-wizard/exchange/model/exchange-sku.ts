/** A product in one colour, offered in exchange for a purchased item. */
export interface ExchangeSku {
  /** The article of the colour; for the purchased colour, the purchased article itself. */
  readonly skuId: string;
  readonly colorCode: string;
  /** The colour's name, as the service sent it. */
  readonly color: string;
  readonly styleName: string;
  /** Checked against the allowed URLs before it is shown. */
  readonly image?: string;
  /** The service does not exchange this colour (`isUnexchangeableOptionFlag`). */
  readonly isIneligible: boolean;
  /** Price of one unit, in major units of the order's currency. Absent if the service sent none: then the preview has it. */
  readonly price?: number;
  readonly sizes: readonly ExchangeSize[];
}

/** A colour in one size: an article. */
export interface ExchangeSize {
  readonly skuId: string;
  /** The size on the product's label. */
  readonly name: string;
  /** The size in the notation of the shopper's country. */
  readonly label: string;
  /** The stock; `none` is sold out. */
  readonly stock: 'none' | 'low' | 'medium' | 'high' | 'unknown';
}

/**
 * What an item may be exchanged for. `inactive`: the item is no longer sold, `nothing`: no option is available; in both cases the item can
 * only be returned for a refund.
 */
export type ExchangeOptions =
  | { readonly status: 'active'; readonly skus: readonly ExchangeSku[] }
  | { readonly status: 'inactive' | 'nothing' };
