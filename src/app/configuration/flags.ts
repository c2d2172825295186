import type { OrdersAdapter } from './adapter.js';
import type { Flag } from './flag-table.js';

/** A flag is on when the attribute names it or the page's flag client says so. A client that throws counts as off. */
export function isFlagOn(flag: Flag, named: readonly string[], adapter: OrdersAdapter | undefined): boolean {
  if (named.includes(flag)) return true;
  try {
    return adapter?.flags?.getBooleanValue(flag, false) === true;
  } catch {
    return false;
  }
}
