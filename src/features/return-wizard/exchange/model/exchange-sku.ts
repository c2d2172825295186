/** A product in one colour, as something that was bought may be exchanged for it. */
export interface ExchangeSku {
  /** Of the colour as a whole: for the colour that was bought, the very article. */
  readonly skuId: string;
  readonly colorCode: string;
  /** The name of the colour, in the service's words. */
  readonly color: string;
  readonly styleName: string;
  /** Passes the URL gate before it is shown. */
  readonly image?: string;
  /** The service exchanges nothing for it (`isUnexchangeableOptionFlag`). */
  readonly isIneligible: boolean;
  /** Of one, in major units of the order's currency. Absent where the service sent none: then its preview tells. */
  readonly price?: number;
  readonly sizes: readonly ExchangeSize[];
}

/** A colour in one size: the article itself. */
export interface ExchangeSize {
  readonly skuId: string;
  /** As the product is labelled. */
  readonly name: string;
  /** As the shopper's country writes it. */
  readonly label: string;
  /** How much of it there is; none is sold out. */
  readonly stock: 'none' | 'low' | 'medium' | 'high' | 'unknown';
}

/**
 * What an item may be exchanged for. `inactive`: it is not sold any more, `nothing`: none of what there is can be had; either way it goes
 * back for its price alone.
 */
export type ExchangeOptions =
  { readonly status: 'active'; readonly skus: readonly ExchangeSku[] } | { readonly status: 'inactive' | 'nothing' };
