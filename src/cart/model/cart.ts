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
