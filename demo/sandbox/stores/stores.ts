import type { SandboxStore } from './define-store.js';
import { storesAbroad } from './stores-abroad.js';
import { usStores } from './us-stores.js';

/** All stores of the sandbox, in all countries. */
export const stores: readonly SandboxStore[] = [...usStores, ...storesAbroad];
