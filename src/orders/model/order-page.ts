import type { Order } from './order.js';

/** One page of a member's orders, newest first. */
export interface OrderPage {
  readonly orders: readonly Order[];
  /** Opaque anchor of the next page; absent on the last. */
  readonly next?: string;
  /** There is a next page, but its address cannot be used. */
  readonly isNextUnreadable?: true;
  /** How many orders were left out because they could not be read at all. */
  readonly unreadable: number;
}
