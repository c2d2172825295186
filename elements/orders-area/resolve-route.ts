import type { Flag } from '../../src/app/configuration/flag-table.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import { toPath } from '../../src/app/navigation/destination.js';
import type { ShopperKind } from '../../src/app/navigation/router.js';
import { dropQuery } from './area-address.js';
import { getRoute, matchRoute, type NamedRoute, type PathRules, type RouteMatch } from './routes.js';

/** The facts about the shopper that decide about a path. */
export interface Visitor extends PathRules {
  readonly who: ShopperKind;
  /** A guest's contact is remembered from an earlier lookup. */
  readonly hasContact: boolean;
  readonly isFlagOn: (flag: Flag) => boolean;
  /** Whether the back end has the call. */
  readonly hasCall: ElementContext['hasCalls'];
  /** Reads an address in the area as a path below the prefix; absent for any other address. */
  readonly readPath: (address: string) => string | undefined;
  /** The address of a path without its query, except for a search, for a guest to return to. `readPath` reads it. */
  readonly toReturnAddress: (path: string) => string;
}

/** The result for a path: a screen, or a redirect. */
export type Resolution = { readonly shown: RouteMatch } | { readonly redirect: string };

const LOOKUP = getRoute('lookup');
const HISTORY = getRoute('history');

/** Applies the redirects of guests and members (orders area, sections 2 and 4). */
export function resolveRoute(path: string | undefined, visitor: Visitor): Resolution {
  const match = matchRoute(path, visitor);
  const home = findHome(visitor);
  if (!match || path === undefined || (isOff(match.route, visitor) && match.route !== home))
    return { redirect: home.path };
  return visitor.who === 'member' ? resolveForMember(match, visitor) : resolveForGuest(match, path, visitor);
}

/** Unknown paths lead to the history, or to the lookup if the back end lists no orders. With neither, the history says so. */
function findHome(visitor: Visitor): NamedRoute {
  return isOff(HISTORY, visitor) && !isOff(LOOKUP, visitor) ? LOOKUP : HISTORY;
}

function isOff({ flag, call }: NamedRoute, { isFlagOn, hasCall }: Visitor): boolean {
  return (flag !== undefined && !isFlagOn(flag)) || (call !== undefined && !hasCall(call));
}

/** Members have their own screens: a guest's order, and a lookup with a redirect path, lead there. */
function resolveForMember(match: RouteMatch, visitor: Visitor): Resolution {
  const { route, orderNumber } = match;
  const target = findRedirectTarget(match, visitor);
  if (route.name === 'guestDetail' && orderNumber !== undefined) {
    const isReturn = target?.path.startsWith('/returns/') === true;
    return {
      redirect: toPath({ route: isReturn ? 'returnDetail' : 'salesDetail', orderNumber }) + toPaymentQuery(match),
    };
  }
  if (route.name === 'lookup' && target) return { redirect: target.path };
  return { shown: match };
}

function resolveForGuest(match: RouteMatch, path: string, visitor: Visitor): Resolution {
  const { route } = match;
  // Without a lookup, screens for members offer to sign in.
  if (isOff(LOOKUP, visitor)) return { shown: match };
  // The address already names the order, so the form takes its number from there.
  if (route.name === 'guestDetail' && !visitor.hasContact) return { shown: { ...match, route: LOOKUP } };
  if (route.access === 'anyone' || (route.access === 'contact' && visitor.hasContact)) return { shown: match };
  return { redirect: toPath({ route: 'lookup', redirectPath: visitor.toReturnAddress(path) }) };
}

/** A screen from `redirectPath`. */
interface RedirectTarget {
  /** Path below the prefix, with the search of a history. */
  readonly path: string;
  /** Absent for the history and the partner orders, which only members can open. */
  readonly orderNumber: string | undefined;
}

/** The payment result to preserve across the lookup: a shopper who has just paid must not be asked to pay again. */
export function toPaymentQuery({ query }: RouteMatch): string {
  return query.get('payment') === 'success' ? '?payment=success' : '';
}

/** The target of `redirectPath`, if it is a route that the area redirects from. */
export function findRedirectTarget(
  { query }: RouteMatch,
  rules: PathRules & Pick<Visitor, 'readPath'>,
): RedirectTarget | undefined {
  const path = rules.readPath(query.get('redirectPath') ?? '');
  const match = matchRoute(path, rules);
  if (path === undefined || match === undefined || match.route.access === 'anyone') return undefined;
  return { path: dropQuery(path), orderNumber: match.orderNumber };
}
