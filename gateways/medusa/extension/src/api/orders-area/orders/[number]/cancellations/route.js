const { cancelOrderWorkflow } = require('@medusajs/medusa/core-flows');
const { cancelLines, digestLines, judgeLines } = require('../../../../../line-cancellation.js');
const { findRefusal, isPacked } = require('../../../../../order-cancellation.js');
const { listChanges, undoAbandoned } = require('../../../../../order-changes.js');
const { withOrderLock } = require('../../../../../order-lock.js');
const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../read-orders.js');

const MOST_LINES = 500;

/**
 * Cancels units of an order that were not packed: `lines` with the id of a line and a quantity. A line with fewer such units is refused;
 * the others are cancelled. A repeated request with the same `key` gets the first answer again.
 */
exports.POST = async (req, res) => {
  const { lines: sent, key, minutes } = req.body ?? {};
  const lines = toLines(sent);
  if (!lines) return res.status(400).json({ message: 'The lines are malformed.' });
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  return withOrderLock(req.scope, id, async () => {
    const content = digestLines(lines);
    const { earlier, abandoned, isBusy } = await listChanges(req.scope, id);
    const same = typeof key === 'string' && earlier.find((one) => one.key === key);
    if (same && same.content !== content) return res.status(409).json({ reason: 'key' });
    if (same) return res.json({ version: same.version, lines: same.lines });
    const [order] = await readOrders(req.scope, [id]);
    const reason = findRefusal(order, minutes);
    if (reason) return res.status(409).json({ reason });
    const judged = judgeLines(order, lines);
    const actor = req.auth_context?.actor_id;
    if (judged.every(({ status }) => status === 'refused')) return res.json({ lines: judged });
    // Without any units left, the order would be an empty parcel, and the shopper would pay its shipping.
    if (isWhole(order, judged)) {
      await cancelOrderWorkflow(req.scope).run({ input: { order_id: id, canceled_by: actor } });
      return res.json({ lines: judged });
    }
    if (isBusy) return res.status(503).json({ message: 'The order is being changed.' });
    await undoAbandoned(req.scope, abandoned);
    const version = await cancelLines(req.scope, order, { lines: judged, key, content, actor });
    return res.json({ version, lines: judged });
  });
};

function isWhole(order, judged) {
  const cancelled = judged.filter(({ status }) => status === 'cancelled');
  const count = (all) => all.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return !isPacked(order) && count(cancelled) === count(order.items);
}

/** Reads the lines of a request; undefined if they are malformed. */
function toLines(sent) {
  const isLine = (line) => typeof line?.lineId === 'string' && Number.isSafeInteger(line.quantity) && line.quantity > 0;
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_LINES || !sent.every(isLine)) return undefined;
  return sent.map(({ lineId, quantity }) => ({ lineId, quantity }));
}
