const { cancelOrderWorkflow } = require('@medusajs/medusa/core-flows');
const { withOrderLock } = require('../../../../../order-lock.js');
const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../read-orders.js');

/** Cancels an order that nothing was packed of. The payment is released or refunded by Medusa. */
exports.POST = async (req, res) => {
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  return withOrderLock(req.scope, id, async () => {
    const [order] = await readOrders(req.scope, [id]);
    if (order.status === 'canceled') return res.status(409).json({ reason: 'canceled' });
    const isPacked = order.fulfillments.some(({ canceled_at }) => !canceled_at);
    const isTooOld = Date.now() - Date.parse(order.created_at) > Number(req.body?.minutes ?? 30) * 60_000;
    if (order.status !== 'pending' || isPacked || isTooOld) return res.status(409).json({ reason: 'state' });
    await cancelOrderWorkflow(req.scope).run({ input: { order_id: id, canceled_by: req.auth_context?.actor_id } });
    return res.json({ status: 'canceled' });
  });
};
