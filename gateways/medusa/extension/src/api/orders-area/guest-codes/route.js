const { createHmac } = require('node:crypto');
const { withLock } = require('../../../lock.js');
const { toWaits } = require('../../../modules/guest-codes/service.js');
const { sendGuestCode } = require('../../../send-guest-code.js');

const LONGEST = { order_number: 64, email: 254, contact: 64, country: 2, language: 3 };

/**
 * Opens a challenge for an order number and an e-mail address. The answer is the same whether or not they belong together, because that is
 * checked only after the answer.
 */
exports.POST = async (req, res) => {
  const body = req.body ?? {};
  const isText = ([name, longest]) =>
    typeof body[name] === 'string' && body[name] !== '' && body[name].length <= longest;
  if (!Object.entries(LONGEST).every(isText)) return res.status(400).json({ message: 'The request is malformed.' });
  const pair = createHmac('sha256', process.env.ORDERS_AREA_KEY)
    .update(`guest-pair ${body.contact} ${body.order_number}`)
    .digest('base64url');
  const codes = req.scope.resolve('ordersAreaGuestCodes');
  const { code, isDue, retryAfter } = await withLock(req.scope, `guest-pair:${pair}`, () =>
    codes.open(pair, body.contact),
  );
  if (!code) return res.status(409).json({ reason: 'limit', retryAfter });
  res.json({ id: code.id, ...toWaits(code) });
  if (isDue) await sendGuestCode(req.scope, code, body);
};
