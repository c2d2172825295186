/** What lies in a cart, as far as an order screen shows it. Money is in major units. */
export interface Cart {
  readonly items: readonly CartItem[];
  /** Of the whole cart, whatever of it `items` names. */
  readonly totalItemCount: number;
}

export interface CartItem {
  readonly title: string;
  readonly category?: string;
  readonly size?: string;
  /** Product picture; passes the URL gate before it is shown. */
  readonly image?: string;
  readonly quantity: number;
  /** ISO 4217; empty where none was sent that can be read. */
  readonly currency: string;
  readonly price?: number;
  /** Shown struck through where it is above the price. */
  readonly listPrice?: number;
}

/** Whether something got into the cart: what has no price cannot be bought (orders area, section 2). */
export function hasPricedItem({ items }: Cart): boolean {
  return items.some(({ price }) => price !== undefined);
}

/** An order's line, as far as the shop needs to know it. */
export interface ShopItem {
  readonly productId: string;
  readonly gtin: string;
  readonly styleColor?: string;
  readonly title: string;
  /** Where the product can be bought; passes the URL gate before it is followed. */
  readonly buyAgainUrl?: string;
  /** What a cart knows the product by. */
  readonly skuId?: string;
  /** What was done to a customised product, and how it was put together. */
  readonly valueAddedServiceId?: string;
  readonly customisation?: string;
}

/** Identifies what is bought: the same article with the same customisation has the same key. */
export function toBagKey({ productId, skuId, valueAddedServiceId, customisation }: ShopItem): string {
  return [productId, skuId, valueAddedServiceId, customisation].join('|');
}

/** A product like one that was ordered. Money is in major units of `currency`. */
export interface SimilarProduct {
  /** Unique within its list. */
  readonly id: string;
  readonly title: string;
  readonly category?: string;
  /** Product picture; passes the URL gate before it is shown. */
  readonly image?: string;
  /** ISO 4217; empty where none was sent that can be read. */
  readonly currency: string;
  readonly price?: number;
  /** Shown struck through where it is above the price. */
  readonly listPrice?: number;
  /** Where it can be bought; passes the URL gate before it is followed. */
  readonly url?: string;
}
