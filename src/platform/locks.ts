/** Keeps the tabs of a shop apart. Apart from the rest of the browser: only writes have to know. */
export interface Locks {
  /**
   * Does a task while no other tab does one of the same name. `hadToWait`: another tab did, and what it did may have changed what is
   * to be done. Where a browser has no locks, or a frame may not use them, the task is done at once.
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

/** Sandboxed frames have the object and refuse its use; that shows only when it is asked. */
async function findManager(name: string): Promise<LockManager | undefined> {
  try {
    await navigator.locks.request(`${name} probe`, { mode: 'shared' }, () => Promise.resolve());
    return navigator.locks;
  } catch {
    return undefined;
  }
}
