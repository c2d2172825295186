import type { IdempotencyKeys } from '../../http/call-context.js';
import { createUuid } from '../../platform/create-uuid.js';
import type { Shared } from '../state/shared.js';

/** By shopper: the keys of one session are not those of the next, and go with it. */
const known = new WeakMap<Shared, IdempotencyKeys>();

/** The keys of writes that a shopper's service has not answered for good. */
export function getIdempotencyKeys(shared: Shared): IdempotencyKeys {
  const keys = known.get(shared) ?? createIdempotencyKeys();
  known.set(shared, keys);
  return keys;
}

function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    get(write) {
      const key = keys.get(write) ?? createUuid();
      keys.set(write, key);
      return key;
    },
    settle: (write) => void keys.delete(write),
  };
}
