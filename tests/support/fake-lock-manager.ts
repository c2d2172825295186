interface Request {
  readonly mode: LockMode;
  readonly start: () => void;
}

interface FakeLockOptions {
  readonly mode?: LockMode;
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** The locks of one browser, as far as they are used: one holder for each name, the others in a queue; shared ones hold together. */
export function createFakeLockManager() {
  const held = new Map<string, LockMode[]>();
  const waiting = new Map<string, Request[]>();
  const names: string[] = [];

  const isFree = (name: string, mode: LockMode): boolean => {
    const modes = held.get(name) ?? [];
    return modes.length === 0 || (mode === 'shared' && modes.every((other) => other === 'shared'));
  };
  const admit = (name: string): void => {
    const line = waiting.get(name) ?? [];
    for (let [next] = line; next && isFree(name, next.mode); [next] = line) {
      line.shift();
      next.start();
    }
  };

  const take = (name: string, mode: LockMode): void => void held.set(name, [...(held.get(name) ?? []), mode]);
  const giveBack = (name: string): void => {
    held.set(name, (held.get(name) ?? []).slice(1));
    admit(name);
  };
  const queue = (name: string, mode: LockMode, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        take(name, mode);
        resolve();
      };
      const request = { mode, start };
      waiting.set(name, [...(waiting.get(name) ?? []), request]);
      signal?.addEventListener('abort', () => {
        const others = (waiting.get(name) ?? []).filter((other) => other !== request);
        waiting.set(name, others);
        reject(signal.reason as Error);
      });
    });

  return {
    /** Every requested name. */
    names,
    /** The number of requests in the queue of a name. */
    countWaiting: (name: string): number => waiting.get(name)?.length ?? 0,
    async request<Value>(name: string, options: FakeLockOptions, callback: (lock: Lock | null) => Promise<Value>) {
      const { mode = 'exclusive', ifAvailable = false, signal } = options;
      names.push(name);
      signal?.throwIfAborted();
      // As in a browser, even a free lock is granted later, never within the call.
      await Promise.resolve();
      if (isFree(name, mode) && !waiting.get(name)?.length) take(name, mode);
      else if (ifAvailable) return callback(null);
      else await queue(name, mode, signal);
      try {
        return await callback({ name, mode });
      } finally {
        giveBack(name);
      }
    },
  };
}
