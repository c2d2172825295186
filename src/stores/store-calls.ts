import { lazyCall } from '../app/calls/lazy-call.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Creates the calls that find stores. */
export function createStoreCalls(context: ElementContext) {
  return { listStores: lazyCall(context, async () => (await import('./api/list-stores.js')).listStores) };
}
