/** What waits in this process for a lock, by its name. */
const waiting = new Map();

/** How long a change waits for another one under the same name, in seconds. */
const LONGEST_WAIT = 20;

/**
 * Runs one change under a name at a time, over all instances of the shop.
 *
 * The lock of the database holds a connection while it waits. The queue before it lets only one change under a name in this
 * process wait there, so that many of them cannot use up all connections.
 */
async function withLock(scope, name, change) {
  const locked = () => scope.resolve('locking').execute([`orders-area:${name}`], change, { timeout: LONGEST_WAIT });
  const before = waiting.get(name) ?? Promise.resolve();
  const mine = before.then(locked, locked);
  const settled = mine.catch(() => undefined);
  waiting.set(name, settled);
  void settled.then(() => {
    if (waiting.get(name) === settled) waiting.delete(name);
  });
  return mine;
}

module.exports = { withLock };
