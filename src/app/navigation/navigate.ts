import { isOrderNumber } from '../../http/model/order-number.js';
import { findSafeUrl, type SafeUrl, encodePart } from '../../http/model/safe-url.js';
import type { GoOptions } from './router.js';
import { type ElementContext, useElementContext } from '../context/element-context.js';
import { useMemo } from 'react';
import type { Failure } from '../../http/model/failure.js';

/** A screen to navigate to, as the screens name it. The area's route table maps each to its tag. */
export type Destination =
  | { readonly route: 'history' | 'partners' }
  | { readonly route: 'lookup'; readonly redirectPath?: string }
  | { readonly route: 'guestDetail' | 'returnWizard'; readonly orderNumber: string }
  | { readonly route: 'returnDetail'; readonly orderNumber: string }
  | {
      readonly route: ReturnPageRoute;
      /** From `return-paths.ts`, created by `toReturnPage`. */
      readonly path: string;
      readonly orderNumber: string;
      readonly asks?: ReturnArrival;
    }
  | { readonly route: 'salesDetail'; readonly orderNumber: string; readonly asks?: OrderQuestion };

/** The dialog that an order's screen opens with: whether to cancel the order, or where it can be returned. */
export type OrderQuestion = 'cancel' | 'return';

/** The query after a return was just submitted, with or without an e-mail about it. */
export type ReturnArrival = 'pageView' | 'pageView=true&emailSent';

export type DestinationRoute = Destination['route'];

/** The screens that follow a return. */
export type ReturnPageRoute =
  'returnInstructions' | 'returnInstructionsEmea' | 'refundLanding' | 'refundPayment' | 'refundConfirmation';

/**
 * The paths of the screens that a first screen may link to. Paths of screens that follow a return are in `return-paths.ts`, and paths
 * that no link leads to are in the area's route table, which imports all others from here.
 */
export const PATHS = {
  history: '/',
  partners: '/partners/',
  lookup: '/details/',
  guestDetail: '/details/:orderNumber/',
  salesDetail: '/sales/:orderNumber/',
  returnDetail: '/returns/:orderNumber/',
  returnWizard: '/sales/:orderNumber/return/',
} as const satisfies Readonly<Record<Exclude<DestinationRoute, ReturnPageRoute>, string>>;

/** The path of a destination below the prefix `/{country}/{locale}/orders`, with its query. */
export function toPath(place: Destination): string {
  const path = 'path' in place ? place.path : PATHS[place.route];
  const query = 'asks' in place ? `?${place.asks}=true` : '';
  if ('orderNumber' in place) return path.replace(':orderNumber', () => encodePart(place.orderNumber)) + query;
  return 'redirectPath' in place ? `${path}?redirectPath=${encodePart(place.redirectPath ?? '')}` : path;
}

/**
 * The absolute address of a destination, for a link. It is independent of the page's `<base>`.
 *
 * @returns the address in the area, or else on the shop's own site; absent if the page's site is not allowed, and if the order number is
 *   invalid, because no address can carry it
 */
export function findHref(context: ElementContext, place: Destination): SafeUrl | undefined {
  const address = findAddress(context, place);
  return address && (new URL(address, context.platform.address()).href as SafeUrl);
}

/** The absolute address of an anchor on this page. */
export function getAnchorHref({ platform }: ElementContext, anchor: string): SafeUrl {
  const url = platform.address();
  url.hash = anchor;
  return url.href as SafeUrl;
}

/** Navigates to a destination, unless the page prevents `orders-navigate`. */
export function navigate(context: ElementContext, place: Destination, options: GoOptions = {}): void {
  const to = findAddress(context, place);
  if (to === undefined || !context.port.emit('orders-navigate', { to, route: place.route }, true)) return;
  const router = context.port.getRouter();
  if (router) return router.go(toPath(place), options);
  const adapter = context.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  context.platform.leaveFor(to);
}

/** The address that `orders-navigate` reports: inside the area, a path on the page's origin. */
function findAddress(context: ElementContext, place: Destination): SafeUrl | undefined {
  if ('orderNumber' in place && !isOrderNumber(place.orderNumber)) return undefined;
  const path = toPath(place);
  const router = context.port.getRouter();
  // Safe: a path of the area on the page's origin, with a valid order number.
  if (router) return router.toUrl(path) as SafeUrl;
  const { country, locale } = context.settings.getState().configuration;
  const site = context.getAdapter()?.retailer?.siteUrl ?? '';
  const language = new Intl.Locale(locale).language;
  return findSafeUrl(`${site}/${country}/${language}/orders${path}`, context.platform.address().href);
}

/** A placeholder for resolving paths; the host is never read. */
const BASE = 'https://area.invalid';

/** The address that counts for a screen: in the area its path, wherever the page keeps that; otherwise the page's address. */
export function getScreenAddress({ port, platform }: ElementContext): URL {
  const router = port.getRouter();
  return router ? new URL(router.getPath(), BASE) : platform.address();
}

/** Navigates to an address outside of what the tag shows, which has passed the URL gate. */
export function leaveFor(context: ElementContext, to: string): void {
  const adapter = context.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  context.platform.leaveFor(to);
}

/** Emits `orders-sign-in`, and opens sign-in unless the page prevents it. */
export function signIn(context: ElementContext): void {
  if (!context.port.emit('orders-sign-in', {}, true)) return;
  const adapter = context.getAdapter();
  if (adapter?.signIn) return adapter.signIn();
  const url = context.findLink('signIn');
  if (url !== undefined) context.platform.leaveFor(url);
}

const PICTURE_MISSING: Failure = { code: 'picture-load', retryable: false };

/** URL helpers for an order's pictures and links: check them with the URL gate, and report a picture that fails to load. */
export function useOrderUrls() {
  const context = useElementContext();
  return useMemo(
    () => ({
      toUrl: (address: string | undefined) => findSafeUrl(address, context.platform.address().href),
      onPictureFail: () => context.report(PICTURE_MISSING, 'warning'),
    }),
    [context],
  );
}
