const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../read-orders.js');
const { readReplacements } = require('../../../../../replacements.js');

const MOST_LINES = 100;

/** Returns an order, and the articles for which units of its lines can be exchanged: `lines` selects lines by id, `gtin` by article. */
exports.GET = async (req, res) => {
  const { lines, gtin } = req.query;
  const wanted = typeof lines === 'string' ? lines.split(',').slice(0, MOST_LINES) : [];
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  const [order] = await readOrders(req.scope, [id]);
  const chosen = order.items.filter(
    (item) => wanted.includes(item.id) || (gtin && (item.variant_barcode ?? item.variant_sku) === gtin),
  );
  const productIds = [...new Set(chosen.map(({ product_id }) => product_id).filter(Boolean))];
  return res.json({ order, products: await readReplacements(req.scope, order, productIds) });
};
