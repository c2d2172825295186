/** Locks shared by the tabs of a shop. In a module of its own, because only writes need them. */
export interface Locks {
  /**
   * Runs a task while no other tab runs one of the same name. Without lock support, or in a frame that may not use it, the task runs at
   * once.
   *
   * @param callback its argument `hadToWait` is true if another tab ran the task first, which may have changed what is left to do
   */
  hold<Value>(name: string, signal: AbortSignal, callback: (hadToWait: boolean) => Promise<Value>): Promise<Value>;
}

export const locks: Locks = {
  async hold(name, signal, callback) {
    const manager = await findManager(name);
    if (!manager) return callback(false);
    const first = await manager.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await callback(false) } : undefined,
    );
    return first ? first.value : manager.request(name, { signal }, () => callback(true));
  },
};

/** A sandboxed frame has `navigator.locks` but rejects its use, which only a request reveals. */
async function findManager(name: string): Promise<LockManager | undefined> {
  try {
    await navigator.locks.request(`${name} probe`, { mode: 'shared' }, () => Promise.resolve());
    return navigator.locks;
  } catch {
    return undefined;
  }
}
