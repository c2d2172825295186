/** The last change of this process that holds or awaits each lock, by the lock's name. */
const waiting = new Map();

/** How long a change waits for another one with the same name, in seconds. */
const LONGEST_WAIT = 20;

/**
 * Runs one change with a given name at a time, across all instances of the shop.
 *
 * The database's lock occupies a connection while it waits. Therefore a queue in this process lets only one change per name wait for it, so
 * that many changes cannot use up all connections.
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
