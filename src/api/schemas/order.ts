import type { Order, OrderKind, UnreadableBlock } from '../../domain/order.js';
import { toOrderDate } from '../../domain/order-date.js';
import { toAmount, toCurrency, toText } from './display-value.js';
import { orderHeadSchema, orderTypeSchema } from './order-head.js';
import { toPresentFields } from './present-fields.js';
import { createBlockReader } from './read-block.js';
import { SchemaFailure } from './schema-failure.js';
import { toOrderGroups } from './to-order-groups.js';
import { transactionSchema } from './transaction.js';

const KINDS = {
  SALES_ORDER: 'sales',
  RETURN_ORDER: 'return',
  PARTNER_SALES_ORDER: 'partner',
  unknown: 'unknown',
} as const satisfies Record<string, OrderKind>;

/**
 * An order as the order service sends it, made into what is true about it. A block that cannot be read is left out and named
 * in `unreadable`; the rest stands. Throws `SchemaFailure` only where there is nothing to show: no object, or no order number.
 * Values are copied field by field into fresh objects: no key of the answer becomes a key of ours, `__proto__` least of all.
 * Only the blocks that an `Order` holds are read here; the whole shape stands in `contract/wire-order.ts`.
 */
export function toOrder(wire: unknown): Order {
  if (!isRecord(wire)) throw new SchemaFailure('');
  const head = orderHeadSchema.safeParse(wire);
  if (!head.success) throw new SchemaFailure('orderNumber');

  const unreadable: UnreadableBlock[] = [];
  const read = createBlockReader((path) => unreadable.push({ path }));
  const type = read(orderTypeSchema, wire, '');
  const transaction = read(transactionSchema, wire['transaction'], 'transaction');
  const groups = toOrderGroups(wire['group'], read);
  return toPresentFields({
    orderNumber: head.data.orderNumber,
    kind: KINDS[type?.orderType ?? 'unknown'],
    isStoreOrder: head.data.orderClassification === 'STORE',
    currency: toCurrency(head.data.currency),
    placedAt: transaction && toOrderDate(transaction.orderDate),
    total: toAmount(transaction?.orderTotal),
    message: toText(transaction?.message),
    groups,
    unreadable,
  });
}

function isRecord(wire: unknown): wire is Readonly<Record<string, unknown>> {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}
