const { digestExchange, exchangeLines } = require('../../../../../exchange.js');
const { listChanges, undoAbandoned } = require('../../../../../order-changes.js');
const { withOrderLock } = require('../../../../../order-lock.js');
const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../read-orders.js');
const { findSoldOut, readReplacements } = require('../../../../../replacements.js');

const MOST_LINES = 100;

/**
 * Exchanges units of a requested return that was not received yet, identified by Medusa's number of the return. `lines` contains the id of
 * a line, the variant that replaces it, a quantity and the price of a unit. A return is exchanged once: a request with the same lines gets
 * the first answer again.
 */
exports.POST = async (req, res) => {
  const { returnCount, lines: sent, key } = req.body ?? {};
  const lines = toLines(sent);
  if (!lines) return res.status(400).json({ message: 'The lines are malformed.' });
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  return withOrderLock(req.scope, id, async () => {
    const [order] = await readOrders(req.scope, [id]);
    const found = order.returns.find(({ display_id }) => String(display_id) === String(returnCount));
    if (!found) return res.status(404).json(NOT_FOUND);
    const { earlier, abandoned, isBusy } = await listChanges(req.scope, id);
    const content = digestExchange(found.id, lines);
    const same = typeof key === 'string' && earlier.find((one) => one.key === key);
    if (same && same.content !== content) return res.status(409).json({ reason: 'key' });
    const first = earlier.find((one) => one.content === content && one.exchange !== undefined);
    if (first) return res.status(201).json({ displayId: first.exchange });
    if (isBusy) return res.status(503).json({ message: 'The order is being changed.' });
    await undoAbandoned(req.scope, abandoned);
    const reason = findRefusal({ ...order, abandoned }, found, lines);
    if (reason) return res.status(409).json({ reason });
    if (await isSoldOut(req.scope, order, lines)) return res.status(409).json({ reason: 'stock' });
    const exchange = { lines, returnId: found.id, key, actor: req.auth_context?.actor_id };
    try {
      return res.status(201).json({ displayId: await exchangeLines(req.scope, order, exchange) });
    } catch (error) {
      // Another order may have taken the last unit in the meantime.
      if (await isSoldOut(req.scope, order, lines)) return res.status(409).json({ reason: 'stock' });
      throw error;
    }
  });
};

/** Returns why units of a return cannot be exchanged: the return was received, cancelled or `exchanged`, or does not have these `lines`. */
function findRefusal({ status, items, abandoned }, found, lines) {
  const isLeftOver = abandoned.some(({ exchange_id }) => exchange_id === found.exchange_id);
  if (found.exchange_id && !isLeftOver) return 'exchanged';
  if (status === 'canceled' || found.canceled_at || found.status !== 'requested' || found.claim_id) return 'state';
  const count = (all, id) =>
    all.filter((one) => one.id === id).reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const returned = found.items.map(({ item_id, quantity }) => ({ id: item_id, quantity }));
  const wanted = lines.map(({ lineId, quantity }) => ({ id: lineId, quantity }));
  const fits = ({ lineId }) =>
    items.some(({ id }) => id === lineId) && count(wanted, lineId) <= count(returned, lineId);
  return lines.every(fits) ? undefined : 'lines';
}

/** Whether an article lacks stock. A variant of another product counts as unknown, like one that is not sold. */
async function isSoldOut(scope, { items, ...order }, lines) {
  const productIds = lines.map(({ lineId }) => items.find(({ id }) => id === lineId).product_id);
  const products = await readReplacements(scope, order, [...new Set(productIds.filter(Boolean))]);
  const isForeign = ({ variantId }, index) =>
    !products.some(({ id, variants }) => id === productIds[index] && variants.some((one) => one.id === variantId));
  return lines.some(isForeign) || findSoldOut(products, lines).length > 0;
}

/** Reads the lines of a request; undefined if they are malformed. */
function toLines(sent) {
  const isPrice = (amount) => typeof amount === 'number' && amount >= 0;
  const isLine = ({ lineId, variantId, quantity, price }) =>
    [lineId, variantId].every((id) => typeof id === 'string') &&
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    isPrice(price?.net) &&
    isPrice(price?.gross);
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_LINES) return undefined;
  const lines = sent.map((line) => Object(line));
  return lines.every(isLine)
    ? lines.map(({ lineId, variantId, quantity, price }) => ({ lineId, variantId, quantity, price }))
    : undefined;
}
