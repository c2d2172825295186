const { withLock } = require('./lock.js');

/**
 * Runs one change of an order at a time. Medusa itself accepts two simultaneous returns of the same unit, and then counts the order's total
 * twice.
 */
function withOrderLock(scope, orderId, change) {
  return withLock(scope, orderId, change);
}

/**
 * Makes a request that changes an order wait for its turn, and holds the lock until the request is answered.
 *
 * @param findOrderId finds the order of a request, synchronously or not
 */
function lockOrder(findOrderId) {
  const lock = async (req, res, next) => {
    const orderId = await findOrderId(req);
    if (typeof orderId !== 'string') return next();
    const answered = () =>
      new Promise((resolve) => {
        res.once('close', resolve);
        next();
      });
    return withOrderLock(req.scope, orderId, answered);
  };
  return (req, res, next) => lock(req, res, next).catch(next);
}

module.exports = { lockOrder, withOrderLock };
