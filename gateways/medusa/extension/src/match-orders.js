const { findRemoved } = require('./removed-lines.js');

/** What a search reads of a line. Medusa copies the words of an article to the line when it is ordered. */
const WORDS = ['title', 'product_title', 'product_type', 'variant_title', 'variant_sku'];
const GONE = ['return_requested_quantity', 'return_received_quantity', 'return_dismissed_quantity'];
const LINE_FIELDS = [
  ...['order_id', 'item_id', 'version', 'quantity', 'delivered_quantity', ...GONE],
  ...WORDS.map((name) => `item.${name}`),
];

/**
 * Returns a function that keeps the orders that match.
 *
 * @param search `text` as typed, each word of which must occur, and `statuses`, one of which must be that of a unit
 */
function createMatcher(scope, { text = '', statuses }) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return async (orders) => {
    if (orders.length === 0 || (words.length === 0 && !statuses)) return orders;
    const rows = await listRows(scope, orders);
    return orders.filter((order) => {
      const known = rows.get(order.id) ?? [];
      const whole = fold([order.custom_display_id ?? order.display_id, ...known.flatMap(toWords)].join('\n'));
      return (
        words.every((word) => whole.includes(word)) && (!statuses || statuses.some((one) => has(one, order, known)))
      );
    });
  };
}

/** Without amounts, which take Medusa longer than all the rest. An order that was changed has its lines once for each version. */
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

/** Upper and lower case, and letters with and without marks, are the same in a search. */
function fold(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

module.exports = { createMatcher };
