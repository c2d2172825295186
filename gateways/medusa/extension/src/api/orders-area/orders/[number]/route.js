const { NOT_FOUND, findOrderId, readOrders } = require('../../../../read-orders.js');

/** Returns one order of a shopper, with its returns. */
exports.GET = async (req, res) => {
  const id = await findOrderId(req);
  const [order] = id === undefined ? [] : await readOrders(req.scope, [id]);
  return order ? res.json({ order }) : res.status(404).json(NOT_FOUND);
};
