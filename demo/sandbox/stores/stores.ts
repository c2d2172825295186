import type { SandboxStore } from './define-store.js';
import { storesAbroad } from './stores-abroad.js';
import { usStores } from './us-stores.js';

/** Every store of the sandbox, whatever its country. */
export const stores: readonly SandboxStore[] = [...usStores, ...storesAbroad];
