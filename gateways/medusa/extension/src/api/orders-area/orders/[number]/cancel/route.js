const { cancelOrderWorkflow } = require('@medusajs/medusa/core-flows');
const { findRefusal, isPacked } = require('../../../../../order-cancellation.js');
const { withOrderLock } = require('../../../../../order-lock.js');
const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../read-orders.js');

/** Cancels an order of which nothing was packed. Medusa releases or refunds the payment. */
exports.POST = async (req, res) => {
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  return withOrderLock(req.scope, id, async () => {
    const [order] = await readOrders(req.scope, [id]);
    const reason = findRefusal(order, req.body?.minutes) ?? (isPacked(order) ? 'state' : undefined);
    if (reason) return res.status(409).json({ reason });
    await cancelOrderWorkflow(req.scope).run({ input: { order_id: id, canceled_by: req.auth_context?.actor_id } });
    return res.json({ status: 'canceled' });
  });
};
