/**
 * Finds the units that were removed from an order after it was placed. Medusa keeps the lines of all versions of an order, but the newest
 * version omits lines without units.
 *
 * @param rows the `order_item` records of one order, of all its versions
 * @param version the current version
 * @returns the first record of each line that has lost units, and their number
 */
function findRemoved(rows, version) {
  const firsts = new Map();
  const left = new Map();
  for (const row of rows) {
    const first = firsts.get(row.item_id);
    if (!first || row.version < first.version) firsts.set(row.item_id, row);
    if (row.version === version) left.set(row.item_id, Number(row.quantity));
  }
  return [...firsts.values()]
    .map((row) => ({ row, quantity: Number(row.quantity) - (left.get(row.item_id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The fields of a removed line that the gateway needs. */
const ROW_FIELDS = [
  ...['order_id', 'item_id', 'version', 'quantity', 'unit_price', 'compare_at_unit_price'],
  ...['item.*', 'item.tax_lines.*', 'item.adjustments.*'],
  ...['item.variant.options.value', 'item.variant.options.option.title'],
];

/**
 * Reads the removed units of orders, in the shape of their lines.
 *
 * @param orders with `id` and `version`
 * @returns the lines by the id of their order
 */
async function readRemovedLines(scope, orders) {
  // An order that was never changed has no removed lines.
  const changed = orders.filter(({ version }) => version > 1);
  if (changed.length === 0) return new Map();
  const { data } = await scope.resolve('query').graph({
    entity: 'order_item',
    fields: ROW_FIELDS,
    filters: { order_id: changed.map(({ id }) => id) },
  });
  return new Map(
    changed.map(({ id, version }) => {
      const rows = data.filter((row) => row.order_id === id);
      return [id, findRemoved(rows, version).map(toItem)];
    }),
  );
}

/** Converts removed units to a line of an order. */
function toItem({ row, quantity }) {
  const { item, unit_price, compare_at_unit_price } = row;
  const share = (amount) => (Number(amount) * quantity) / Number(row.quantity);
  return {
    ...item,
    id: row.item_id,
    quantity,
    unit_price: unit_price ?? item.unit_price,
    compare_at_unit_price: compare_at_unit_price ?? item.compare_at_unit_price,
    adjustments: (item.adjustments ?? [])
      .filter((adjustment) => adjustment.version === row.version)
      .map((adjustment) => ({ ...adjustment, amount: share(adjustment.amount) })),
  };
}

module.exports = { findRemoved, readRemovedLines };
