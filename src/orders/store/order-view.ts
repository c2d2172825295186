import type { Load } from '../../http/model/failure.js';
import type { Order } from '../model/order.js';

/** What a tag shows of one order. `nobody`: neither a token nor a contact is there to ask with. */
export type OrderView = Load<Order> | { readonly status: 'nobody' };
