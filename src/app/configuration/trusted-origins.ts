import { getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';
import type { Scope } from '../context/scope.js';
import { getServiceAddress } from './service-address.js';

/**
 * Whether the page lets its secrets go where a tag's calls go: to its own origin, to those of `adapter.service.origin`, and to those that
 * a script has named with `configureOrders`. An attribute or the JSON block alone names none: injected markup can write both.
 */
export function isTrusted(scope: Scope): boolean {
  const { origin } = getServiceAddress(scope);
  const defaults = getPageRegistry().defaults.getState();
  // The block may hold an adapter too; only one that a script handed over counts.
  const adapter = (scope.port.getProperty('adapter') ?? defaults['adapter']) as OrdersAdapter | undefined;
  const named = [scope.platform.origin(), adapter?.service?.origin, defaults['trustedOrigins'], defaults['apiBase']];
  return named.flat().some((address) => toOrigin(address, scope.platform.origin()) === origin);
}

/** A page may hand over anything; what is no address names no origin. */
function toOrigin(address: unknown, base: string): string | undefined {
  try {
    return typeof address === 'string' ? new URL(address, base).origin : undefined;
  } catch {
    return undefined;
  }
}
