import type { StoreCalls } from '../api/store-calls.js';
import { toCall } from './to-call.js';
import type { Scope } from './scope.js';

/** The calls that find stores. */
export function createStoreCalls(scope: Scope): StoreCalls {
  return { listStores: toCall(scope, async () => (await import('../api/list-stores.js')).listStores) };
}
