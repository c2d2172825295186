const { readRemovedLines } = require('./removed-lines.js');
const { isReturnCancellable } = require('./return-cancellation.js');

/** The fields of an order that the gateway needs. Medusa's totals are not among them, because received returns are subtracted from them. */
const ORDER_FIELDS = [
  ...[
    'id',
    'display_id',
    'custom_display_id',
    'status',
    'email',
    'currency_code',
    'created_at',
    'canceled_at',
    'version',
    'region_id',
    'sales_channel_id',
  ],
  ...['shipping_address.*', 'billing_address.*', 'items.*', 'items.tax_lines.*', 'items.adjustments.*'],
  ...['items.variant.options.value', 'items.variant.options.option.title'],
  ...['shipping_methods.*', 'shipping_methods.tax_lines.*', 'shipping_methods.adjustments.*'],
  ...['fulfillments.*', 'fulfillments.items.*', 'fulfillments.labels.*'],
  ...['payment_collections.payments.*', 'payment_collections.payments.refunds.*'],
];
const RETURN_FIELDS = [
  ...['id', 'order_id', 'display_id', 'status', 'created_at', 'received_at', 'canceled_at', 'metadata'],
  ...['exchange_id', 'claim_id'],
  ...['items.*', 'shipping_methods.*', 'shipping_methods.tax_lines.*'],
  ...['fulfillments.*', 'fulfillments.labels.*'],
];

const EXCHANGE_FIELDS = [
  ...['id', 'order_id', 'display_id', 'return_id', 'created_at', 'canceled_at', 'additional_items.item_id'],
];

/** Finds the id of a shopper's order by its number. */
async function findOrderId(req) {
  const email = readEmail(req);
  const customerId = req.auth_context?.actor_id;
  const found = await findOrder(req.scope, { number: req.params.number, ...(customerId ? { customerId } : { email }) });
  return found?.id;
}

/**
 * Finds an order by its number and its member or e-mail address. One database query checks both, so that an unknown number and another
 * shopper's order cannot be told apart.
 */
async function findOrder(scope, { number, customerId, email }) {
  const { data } = await scope.resolve('query').graph({
    entity: 'order',
    fields: ['id', 'email'],
    filters: { $and: [toNumberFilter(number), toOwnerFilter({ customerId, email })], is_draft_order: false },
    pagination: { take: 1 },
  });
  return data[0];
}

/** Orders that were placed before the shop had numbers of its own are found by Medusa's number. */
function toNumberFilter(number) {
  const isCount = /^[1-9]\d{0,8}$/.test(number);
  const custom = { custom_display_id: number };
  return isCount ? { $or: [custom, { custom_display_id: null, display_id: Number(number) }] } : custom;
}

function toOwnerFilter({ customerId, email }) {
  if (customerId) return { customer_id: customerId };
  // Without wildcards this compares whole addresses, in any case.
  return { email: { $ilike: email.replace(/[\\%_]/g, '\\$&') } };
}

/** Decodes the header with the e-mail address, which is percent-encoded because headers contain only ASCII. */
function readEmail(req) {
  try {
    return decodeURIComponent(req.headers['x-orders-area-email'] ?? '').trim();
  } catch {
    return '';
  }
}

/** Reads orders with their returns, their exchanges and the units that were removed from them, in the sequence of the ids. */
async function readOrders(scope, ids) {
  if (ids.length === 0) return [];
  const query = scope.resolve('query');
  const [orders, returns, exchanges] = await Promise.all([
    query.graph({ entity: 'order', fields: ORDER_FIELDS, filters: { id: ids } }),
    query.graph({ entity: 'return', fields: RETURN_FIELDS, filters: { order_id: ids } }),
    query.graph({ entity: 'order_exchange', fields: EXCHANGE_FIELDS, filters: { order_id: ids } }),
  ]);
  const all = returns.data.map((one) => ({ ...one, is_cancellable: isReturnCancellable(one) }));
  const removed = await readRemovedLines(scope, orders.data);
  return ids.flatMap((id) => {
    const order = orders.data.find((one) => one.id === id);
    const removed_items = removed.get(id) ?? [];
    if (!order) return [];
    return {
      ...order,
      removed_items,
      returns: all.filter((one) => one.order_id === id),
      exchanges: listExchanges({ ...order, removed_items }, exchanges.data),
    };
  });
}

/** Lists the exchanges of which the order has lines. Exchanges that the staff has only begun have none. */
function listExchanges({ id, items, removed_items }, all) {
  const known = [...items, ...removed_items].map((item) => item.id);
  return all
    .filter((one) => one.order_id === id)
    .map(({ additional_items, ...one }) => ({
      ...one,
      item_ids: (additional_items ?? []).map(({ item_id }) => item_id),
    }))
    .filter(({ item_ids }) => item_ids.some((itemId) => known.includes(itemId)));
}

const NOT_FOUND = { message: 'There is no such order for this shopper.' };

module.exports = { NOT_FOUND, findOrder, findOrderId, readOrders, toNumberFilter };
