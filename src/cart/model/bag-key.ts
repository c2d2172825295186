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
