import type { StoreCalls } from './api/store-calls.js';
import { toCall } from '../app/calls/to-call.js';
import type { Scope } from '../app/context/scope.js';

/** The calls that find stores. */
export function createStoreCalls(scope: Scope): StoreCalls {
  return { listStores: toCall(scope, async () => (await import('./api/list-stores.js')).listStores) };
}
