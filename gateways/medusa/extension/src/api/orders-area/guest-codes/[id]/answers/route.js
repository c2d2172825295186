const { withLock } = require('../../../../../lock.js');

const CODE = /^\d{6}$/;

/** Compares six digits with the code of a challenge. */
exports.POST = async (req, res) => {
  const { id } = req.params;
  const digits = req.body?.code;
  if (typeof digits !== 'string' || !CODE.test(digits)) return res.status(400).json({ message: 'It is no code.' });
  const verdict = await withLock(req.scope, `guest-code:${id}`, () =>
    req.scope.resolve('ordersAreaGuestCodes').answer(id, digits),
  );
  return verdict ? res.json(verdict) : res.status(404).json({ message: 'There is no such challenge.' });
};
