const { withOrderLock } = require('../../../../../../../order-lock.js');
const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../../../read-orders.js');
const { cancelReturn, findOpenWork } = require('../../../../../../../return-cancellation.js');

/** Cancels a return of an order, identified by Medusa's number of the return. Cancelling it again changes nothing. */
exports.POST = async (req, res) => {
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  return withOrderLock(req.scope, id, async () => {
    const [order] = await readOrders(req.scope, [id]);
    const found = order.returns.find(({ display_id }) => String(display_id) === req.params.count);
    if (!found) return res.status(404).json(NOT_FOUND);
    if (found.canceled_at) return res.json({ status: 'canceled' });
    const work = await findOpenWork(req.scope, id, found);
    if (!found.is_cancellable || work === 'receiving') return res.status(409).json({ reason: 'state' });
    // Check this first: Medusa would refuse the cancellation only after its parcel was cancelled.
    if (work) return res.status(503).json({ message: 'The order is being changed.' });
    await cancelReturn(req.scope, found, req.auth_context?.actor_id);
    return res.json({ status: 'canceled' });
  });
};
