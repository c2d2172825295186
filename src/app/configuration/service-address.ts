import type { ElementContext } from '../context/element-context.js';
import { getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';

/** Where a tag's calls go. */
export interface ServiceAddress {
  /** Absolute, without a slash at its end. */
  readonly base: string;
  readonly origin: string;
}

/**
 * Where a tag's calls go, by its `api-base`. A relative one lies on the page's own origin: the document's base, which injected markup
 * can set, does not count.
 */
export function getServiceAddress({ settings, platform }: ElementContext): ServiceAddress {
  const { href, origin } = new URL(settings.getState().configuration.apiBase, platform.origin());
  let end = href.length;
  while (href[end - 1] === '/') end -= 1;
  return { base: href.slice(0, end), origin };
}

/**
 * Whether the page lets its secrets go where a tag's calls go: to its own origin, to those of `adapter.service.origin`, and to those that
 * a script has named with `configureOrders`. An attribute or the JSON block alone names none: injected markup can write both.
 */
export function isTrusted(context: ElementContext): boolean {
  const { origin } = getServiceAddress(context);
  const defaults = getPageRegistry().defaults.getState();
  // The block may hold an adapter too; only one that a script handed over counts.
  const adapter = (context.port.getProperty('adapter') ?? defaults['adapter']) as OrdersAdapter | undefined;
  const named = [context.platform.origin(), adapter?.service?.origin, defaults['trustedOrigins'], defaults['apiBase']];
  return named.flat().some((address) => toOrigin(address, context.platform.origin()) === origin);
}

/** A page may hand over anything; what is no address names no origin. */
function toOrigin(address: unknown, base: string): string | undefined {
  try {
    return typeof address === 'string' ? new URL(address, base).origin : undefined;
  } catch {
    return undefined;
  }
}
