const { readOrders } = require('../../../read-orders.js');

const MOST = 50;

/** A member's orders of one country, newest first. `before` and `beforeId` name the last order of the page before. */
exports.GET = async (req, res) => {
  if (!req.auth_context?.actor_id) return res.status(401).json({ message: 'Only members have a list of orders.' });
  const { country, count, before, beforeId } = req.query;
  const take = Math.min(Math.max(Number(count) || 10, 1), MOST);
  const start = before === undefined ? undefined : new Date(before);
  if (start && (Number.isNaN(start.getTime()) || typeof beforeId !== 'string')) {
    return res.status(400).json({ message: 'There is no such page.' });
  }
  const older = start && { $or: [{ created_at: { $lt: start } }, { created_at: start, id: { $lt: beforeId } }] };
  const { data } = await req.scope.resolve('query').graph({
    entity: 'order',
    fields: ['id', 'created_at'],
    filters: {
      customer_id: req.auth_context.actor_id,
      is_draft_order: false,
      ...(typeof country === 'string' && { shipping_address: { country_code: country } }),
      ...older,
    },
    pagination: { take: take + 1, order: { created_at: 'DESC', id: 'DESC' } },
  });
  const page = data.slice(0, take);
  const last = data.length > take ? page.at(-1) : undefined;
  return res.json({
    orders: await readOrders(
      req.scope,
      page.map(({ id }) => id),
    ),
    ...(last && { next: { before: new Date(last.created_at).toISOString(), beforeId: last.id } }),
  });
};
