const { listLineCancellations } = require('../../../../../../line-cancellation.js');
const { NOT_FOUND, findOrderId } = require('../../../../../../read-orders.js');

/** Returns the result of each line of a cancellation, identified by the order's version that it created. */
exports.GET = async (req, res) => {
  const id = await findOrderId(req);
  const cancellations = id === undefined ? [] : await listLineCancellations(req.scope, id);
  const found = cancellations.find(({ version }) => String(version) === req.params.version);
  return found ? res.json({ lines: found.lines }) : res.status(404).json(NOT_FOUND);
};
