const { findPage } = require('../../../find-page.js');
const { readOrders } = require('../../../read-orders.js');

const MOST = 50;
const LONGEST_TEXT = 200;

/**
 * Lists a member's orders of one country, newest first. `before` and `beforeId` name the last order of the previous page; `text`,
 * `placedFrom`, `placedBefore` and `statuses` make it a search.
 */
exports.GET = async (req, res) => {
  if (!req.auth_context?.actor_id) return res.status(401).json({ message: 'Only members have a list of orders.' });
  const { country, count, before, beforeId, placedFrom, placedBefore } = req.query;
  const [after, from, to] = [before, placedFrom, placedBefore].map(toDate);
  if ([after, from, to].some((date) => date === null) || (after && typeof beforeId !== 'string')) {
    return res.status(400).json({ message: 'There is no such page.' });
  }
  const placed = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  const { orders, next } = await findPage(req.scope, {
    filters: {
      customer_id: req.auth_context.actor_id,
      is_draft_order: false,
      ...(typeof country === 'string' && { shipping_address: { country_code: country } }),
      ...((from || to) && { created_at: placed }),
    },
    take: Math.min(Math.max(Number(count) || 10, 1), MOST),
    after: after && { created_at: after, id: beforeId },
    search: readSearch(req.query),
  });
  return res.json({
    orders: await readOrders(
      req.scope,
      orders.map(({ id }) => id),
    ),
    ...(next && { next: { before: new Date(next.created_at).toISOString(), beforeId: next.id } }),
  });
};

function readSearch({ text, statuses }) {
  const isText = typeof text === 'string';
  if (!isText && typeof statuses !== 'string') return undefined;
  return {
    ...(isText && { text: text.slice(0, LONGEST_TEXT) }),
    ...(typeof statuses === 'string' && { statuses: statuses.split(',') }),
  };
}

/** Parses a date; null if the text is not one. */
function toDate(text) {
  if (text === undefined) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}
