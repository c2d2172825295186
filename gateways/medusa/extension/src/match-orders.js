const { findRemoved } = require('./removed-lines.js');

/** The texts of a line that a search reads. Medusa copies them from the article when the order is placed. */
const WORDS = ['title', 'product_title', 'product_type', 'variant_title', 'variant_sku'];
const GONE = ['return_requested_quantity', 'return_received_quantity', 'return_dismissed_quantity'];
const LINE_FIELDS = [
  ...['order_id', 'item_id', 'version', 'quantity', 'delivered_quantity', ...GONE],
  ...WORDS.map((name) => `item.${name}`),
];

/**
 * Returns a function that filters orders by a search.
 *
 * @param search the `text` as typed, of which each word must occur in the order, and `statuses`, of which a unit must have one
 */
function createMatcher(scope, { text = '', statuses }) {
  const words = normalize(text).split(/\s+/).filter(Boolean);
  return async (orders) => {
    if (orders.length === 0 || (words.length === 0 && !statuses)) return orders;
    const rows = await listRows(scope, orders);
    return orders.filter((order) => {
      const known = rows.get(order.id) ?? [];
      const whole = normalize([order.custom_display_id ?? order.display_id, ...known.flatMap(toWords)].join('\n'));
      return (
        words.every((word) => whole.includes(word)) && (!statuses || statuses.some((one) => has(one, order, known)))
      );
    });
  };
}

/**
 * Reads the lines without their amounts, which would take Medusa longer than everything else. An order that was changed has its lines once
 * for each version.
 */
async function listRows(scope, orders) {
  const { data } = await scope.resolve('query').graph({
    entity: 'order_item',
    fields: LINE_FIELDS,
    filters: { order_id: orders.map(({ id }) => id) },
  });
  const rows = new Map(orders.map(({ id }) => [id, []]));
  for (const row of data) rows.get(row.order_id).push(row);
  return rows;
}

function toWords({ item }) {
  return WORDS.map((name) => item?.[name] ?? '');
}

function has(status, order, rows) {
  const isCancelled = order.status === 'canceled';
  if (status === 'cancelled') return isCancelled || findRemoved(rows, order.version).length > 0;
  if (isCancelled) return false;
  const lines = rows.filter(({ version, quantity }) => version === order.version && Number(quantity) > 0);
  return lines.some((line) => {
    const gone = GONE.reduce((sum, name) => sum + Number(line[name] ?? 0), 0);
    const delivered = Number(line.delivered_quantity);
    if (status === 'returned') return gone > 0;
    return status === 'delivered' ? delivered > gone : Number(line.quantity) > delivered;
  });
}

/** Removes the differences that a search ignores: case, and marks on letters. */
function normalize(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

module.exports = { createMatcher };
