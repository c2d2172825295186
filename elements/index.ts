import { defineTag } from './define.js';
import { loaders, type OrdersTag } from './loaders.js';

export { configureOrders, type OrdersDefaults } from '../src/app/configuration/configuration.js';
export type {
  CartAddition,
  CartContents,
  OrdersAdapter,
  OrdersAlert,
  OrdersCart,
  OrdersLinks,
  OrdersUser,
  RetailerOptions,
  TokenRequest,
} from '../src/app/configuration/adapter.js';
export type {
  OrdersErrorDetail,
  OrdersEventDetails,
  OrdersEventName,
  SessionEndReason,
} from '../src/app/context/element-context.js';
export type { GivenOrder } from '../src/orders/model/order.js';
export type { LookupContact } from '../src/features/guest-lookup/given-values.js';
export type { ErrorCode } from '../src/http/model/failure.js';
export type { OrdersTag } from './loaders.js';

/** Registers the given tags, or all if none are given. Each is loaded on its own. Does nothing without custom elements. */
export async function defineOrders(...tags: OrdersTag[]): Promise<void> {
  const requested = tags.length > 0 ? tags : (Object.keys(loaders) as OrdersTag[]);
  for (const definition of await Promise.all(requested.map((tag) => loaders[tag]()))) defineTag(definition);
}
