const MOST = 100;
const SHOWN = [
  ...['id', 'reference', 'order_number', 'order_id', 'is_of_customer', 'name', 'email', 'items', 'note', 'statement'],
  ...['country', 'language', 'received_at', 'receipt_sent_at'],
];

/** Lists the statements of withdrawal for the shop's staff, newest first; `order_id` or `order_number` selects one order. */
exports.GET = async (req, res) => {
  const { order_id, order_number, offset, limit } = req.query;
  const filters = {
    ...(typeof order_id === 'string' && { order_id }),
    ...(typeof order_number === 'string' && { order_number }),
  };
  const take = Math.min(Math.max(Number(limit) || 20, 1), MOST);
  const skip = Math.max(Number(offset) || 0, 0);
  const [withdrawals, count] = await req.scope
    .resolve('ordersAreaWithdrawals')
    .listAndCountWithdrawals(filters, { select: SHOWN, take, skip, order: { received_at: 'DESC' } });
  return res.json({ withdrawals, count, offset: skip, limit: take });
};
