/** The contents of a cart that an order screen shows. Money is in major units. */
export interface Cart {
  readonly items: readonly CartItem[];
  /** For the whole cart, even if `items` lists only part of it. */
  readonly totalItemCount: number;
}

export interface CartItem {
  readonly title: string;
  readonly category?: string;
  readonly size?: string;
  /** Product picture; checked by the URL gate before use. */
  readonly image?: string;
  readonly quantity: number;
  /** ISO 4217; empty if no readable one was sent. */
  readonly currency: string;
  readonly price?: number;
  /** Shown struck through if it is above the price. */
  readonly listPrice?: number;
}

/** Whether the item was added: an item without a price cannot be bought (orders area, section 2). */
export function hasPricedItem({ items }: Cart): boolean {
  return items.some(({ price }) => price !== undefined);
}

/** The fields of an order's line that the shop needs. */
export interface ShopItem {
  readonly productId: string;
  readonly gtin?: string;
  readonly styleColor?: string;
  readonly title: string;
  /** The product page for buying again; checked by the URL gate before use. */
  readonly buyAgainUrl?: string;
  /** The product's id in a cart. */
  readonly skuId?: string;
  /** Only for a customised product: the id of its customisation. */
  readonly valueAddedServiceId?: string;
  /** Only for a customised product: the reference of its design. */
  readonly customisation?: string;
}

/** Identifies what is bought: the same article with the same customisation has the same key. */
export function toBagKey({ productId, skuId, valueAddedServiceId, customisation }: ShopItem): string {
  return [productId, skuId, valueAddedServiceId, customisation].join('|');
}

/** A product similar to an ordered one. Money is in major units of `currency`. */
export interface SimilarProduct {
  /** Unique within its list. */
  readonly id: string;
  readonly title: string;
  /** The article number of the product in its colour. */
  readonly styleColor?: string;
  readonly category?: string;
  /** Product picture; checked by the URL gate before use. */
  readonly image?: string;
  /** ISO 4217; empty if no readable one was sent. */
  readonly currency: string;
  readonly price?: number;
  /** Shown struck through if it is above the price. */
  readonly listPrice?: number;
  /** The product page; checked by the URL gate before use. */
  readonly url?: string;
}
