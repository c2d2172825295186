/** What waits in this process for an order, by its id. */
const waiting = new Map();

/** How long a change waits for another one of the same order, in seconds. */
const LONGEST_WAIT = 20;

/**
 * Runs one change of an order at a time, over all instances of the shop. Medusa itself accepts two returns of the same
 * unit that arrive together, and then counts the order's total twice.
 *
 * The lock of the database holds a connection while it waits. The queue before it lets only one change of an order in this
 * process wait there, so that many of them cannot use up all connections.
 */
async function withOrderLock(scope, orderId, change) {
  const locked = () => scope.resolve('locking').execute([`orders-area:${orderId}`], change, { timeout: LONGEST_WAIT });
  const before = waiting.get(orderId) ?? Promise.resolve();
  const mine = before.then(locked, locked);
  const settled = mine.catch(() => undefined);
  waiting.set(orderId, settled);
  void settled.then(() => {
    if (waiting.get(orderId) === settled) waiting.delete(orderId);
  });
  return mine;
}

/**
 * Makes a request that changes an order wait for its turn, and holds the lock until it is answered.
 *
 * @param findOrderId finds the order of a request, at once or later
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
