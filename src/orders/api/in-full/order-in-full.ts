import type { Order } from '../../model/order.js';
import { createDetailReader } from './create-detail-reader.js';
import { toOrder } from '../order.js';

/** An order with what only its own screen shows. Throws as `toOrder` does. */
export function toOrderInFull(wire: unknown): Order {
  return toOrder(wire, createDetailReader);
}
