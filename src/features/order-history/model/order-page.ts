import type { Order } from '../../../orders/model/order.js';

/** One page of a member's orders, newest first. */
export interface OrderPage {
  readonly orders: readonly Order[];
  /** Opaque mark of the page after this one; absent on the last. */
  readonly next?: string;
  /** Orders the server sent in a shape that cannot be read at all; they are left out. */
  readonly unreadable: number;
}
