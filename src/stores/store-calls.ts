import type { StoreCalls } from './api/store-calls.js';
import { toCall } from '../app/calls/to-call.js';
import type { ElementContext } from '../app/context/element-context.js';

/** The calls that find stores. */
export function createStoreCalls(context: ElementContext): StoreCalls {
  return { listStores: toCall(context, async () => (await import('./api/list-stores.js')).listStores) };
}
