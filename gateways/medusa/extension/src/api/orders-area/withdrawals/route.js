const { settleWithdrawal, toText } = require('../../../settle-withdrawal.js');

/** The longest texts that the contract allows. The limit of `statement` exceeds what any order needs. */
const LONGEST = { order_number: 64, name: 256, email: 254, note: 1_000, statement: 50_000, country: 2, language: 3 };
const OPTIONAL = ['note'];
const MOST_ITEMS = 500;

/**
 * Stores a statement of withdrawal. An unknown order number or another e-mail address than the order's does not prevent it: the order is
 * read only after the answer.
 */
exports.POST = async (req, res) => {
  const statement = readStatement(req.body ?? {});
  if (!statement) return res.status(400).json({ message: 'The statement is malformed.' });
  const key = typeof req.body.key === 'string' ? req.body.key : undefined;
  const result = await req.scope.resolve('ordersAreaWithdrawals').receive(statement, key);
  if (!result) return res.status(409).json({ reason: 'key' });
  const { withdrawal, isEarlier, isNew } = result;
  if (isNew) void settleWithdrawal(req.scope, withdrawal);
  return res
    .status(isEarlier ? 200 : 201)
    .json({ reference: withdrawal.reference, receivedAt: toText(withdrawal.received_at) });
};

function readStatement(body) {
  const texts = Object.entries(LONGEST).map(([name, longest]) => {
    const text = body[name];
    if (text === undefined && OPTIONAL.includes(name)) return [name, null];
    return typeof text === 'string' && text.trim() !== '' && text.length <= longest ? [name, text] : undefined;
  });
  const items = body.items === undefined ? null : readItems(body.items);
  if (texts.includes(undefined) || items === undefined) return undefined;
  const statement = Object.fromEntries(texts);
  return { ...statement, order_number: statement.order_number.trim(), email: statement.email.trim(), items };
}

function readItems(sent) {
  const isItem = (item) =>
    typeof item?.orderLineKey === 'string' && Number.isSafeInteger(item.quantity) && item.quantity > 0;
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_ITEMS || !sent.every(isItem)) return undefined;
  return sent.map(({ orderLineKey, quantity }) => ({ orderLineKey, quantity }));
}
