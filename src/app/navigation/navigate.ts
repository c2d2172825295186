import { isOrderNumber } from '../../http/model/order-number.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { toPath, type Place } from './place.js';
import type { GoOptions } from './router.js';
import type { Scope } from '../context/scope.js';

/**
 * The absolute address of a place, for a link: a `<base>` of the page changes nothing.
 *
 * @returns the address in the area, or else on the shop's own site; absent where the page gave a site that may not be followed,
 *   and for an order whose number is invalid, because no address can carry it
 */
export function findHref(scope: Scope, place: Place): SafeUrl | undefined {
  const address = findAddress(scope, place);
  return address && (new URL(address, scope.platform.address()).href as SafeUrl);
}

/** The absolute address of an anchor on this page. */
export function getAnchorHref({ platform }: Scope, anchor: string): SafeUrl {
  const url = platform.address();
  url.hash = anchor;
  return url.href as SafeUrl;
}

/** Goes to a place, unless the page takes over at `orders-navigate`. */
export function navigate(scope: Scope, place: Place, options: GoOptions = {}): void {
  const to = findAddress(scope, place);
  if (to === undefined || !scope.port.emit('orders-navigate', { to, route: place.route }, true)) return;
  const router = scope.port.getRouter();
  if (router) return router.go(toPath(place), options);
  const adapter = scope.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  scope.platform.leaveFor(to);
}

/** The same as the page is told it at `orders-navigate`: below the page's origin, where it is in the area. */
function findAddress(scope: Scope, place: Place): SafeUrl | undefined {
  if ('orderNumber' in place && !isOrderNumber(place.orderNumber)) return undefined;
  const path = toPath(place);
  const router = scope.port.getRouter();
  // A path of our own below the page's, and no number in it that is none.
  if (router) return router.toUrl(path) as SafeUrl;
  const { country, locale } = scope.settings.getState().configuration;
  const site = scope.getAdapter()?.retailer?.siteUrl ?? '';
  const language = new Intl.Locale(locale).language;
  return findSafeUrl(`${site}/${country}/${language}/orders${path}`, scope.platform.address().href);
}

/** Paths have no host; what stands in for it is never read. */
const BASE = 'https://area.invalid';

/** The address that counts for a screen: in the area its path, wherever the page keeps that; else the page's. */
export function getScreenAddress({ port, platform }: Scope): URL {
  const router = port.getRouter();
  return router ? new URL(router.getPath(), BASE) : platform.address();
}
