import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { toPath, type Destination } from './destination.js';
import { toSiteInLanguage } from './links.js';
import type { GoOptions } from './router.js';
import type { ElementContext } from '../context/element-context.js';

/**
 * The absolute address of a destination, for a link. It is independent of the page's `<base>`.
 *
 * @returns the address in the area, or else on the shop's own site; absent if the page's site is not allowed, and if the order number is
 *   invalid, because no address can carry it
 */
export function findHref(context: ElementContext, destination: Destination): SafeUrl | undefined {
  const address = findAddress(context, destination);
  // Outside the area, the address is absolute.
  if (address === undefined || !context.port.getRouter()) return address;
  return new URL(address, context.platform.href()).href as SafeUrl;
}

/** The absolute address of an anchor on this page. */
export function getAnchorHref({ platform }: ElementContext, anchor: string): SafeUrl {
  const url = platform.address();
  url.hash = anchor;
  return url.href as SafeUrl;
}

/** Navigates to a destination, unless the page prevents `orders-navigate`. */
export function navigate(context: ElementContext, destination: Destination, options: GoOptions = {}): void {
  const to = findAddress(context, destination);
  if (to === undefined || !context.port.emit('orders-navigate', { to, route: destination.route }, true)) return;
  const router = context.port.getRouter();
  if (router) return router.go(toPath(destination), options);
  const adapter = context.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  context.platform.leaveFor(to);
}

/** The address that `orders-navigate` reports: inside the area, a path on the page's origin. */
function findAddress(context: ElementContext, destination: Destination): SafeUrl | undefined {
  if ('orderNumber' in destination && !context.isOrderNumber(destination.orderNumber)) return undefined;
  const path = toPath(destination);
  const router = context.port.getRouter();
  // Safe: a path of the area on the page's origin, with a valid order number.
  if (router) return router.toUrl(path) as SafeUrl;
  const site = context.getAdapter()?.retailer?.siteUrl ?? '';
  const siteInLanguage = toSiteInLanguage(site, context.settings.getState().configuration);
  return findSafeUrl(`${siteInLanguage}/orders${path}`, context.platform.href());
}

/** A base for resolving paths. Its host is never read. */
const BASE = 'https://area.invalid';

/** The address that counts for a screen: inside the area its path, whichever routing keeps that; otherwise the page's address. */
export function getScreenAddress({ port, platform }: ElementContext): URL {
  const router = port.getRouter();
  return router ? new URL(router.getPath(), BASE) : platform.address();
}

/** Removes query keys of a screen from its address, so that they have no effect again. In the area, all keys of its screens are removed. */
export function removeQueryKeys(context: ElementContext, keys: readonly string[]): void {
  const url = getScreenAddress(context);
  if (!keys.some((key) => url.searchParams.has(key))) return;
  const router = context.port.getRouter();
  // The router drops the query keys of the area's screens and keeps those of the page.
  if (router) return router.go(url.pathname, { isReplaced: true });
  for (const key of keys) url.searchParams.delete(key);
  context.platform.replaceAddress(url);
}
