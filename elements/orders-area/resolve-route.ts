import type { Flag } from '../../src/app/configuration/flag-table.js';
import { toPath } from '../../src/app/navigation/destination.js';
import type { Who } from '../../src/app/navigation/router.js';
import { matchRoute, getRoute, type RouteMatch } from './routes.js';

/** The facts about the shopper that decide about a path. */
export interface Visitor {
  readonly who: Who;
  /** A guest's contact is remembered from an earlier lookup. */
  readonly hasContact: boolean;
  readonly isFlagOn: (flag: Flag) => boolean;
  /** Reads an address in the area as a path below the prefix; absent for any other address. */
  readonly readPath: (address: string) => string | undefined;
  /** The address of a path without its query, for a guest to return to. `readPath` reads it. */
  readonly toReturnAddress: (path: string) => string;
}

/** The result for a path: a screen, or a redirect. */
export type Resolution = { readonly shown: RouteMatch } | { readonly redirect: string };

const LOOKUP = getRoute('lookup');

/** Applies the redirects of guests and members (orders area, sections 2 and 4). */
export function resolveRoute(path: string | undefined, visitor: Visitor): Resolution {
  const match = path === undefined ? undefined : matchRoute(path);
  if (!match || path === undefined || isOff(match, visitor)) return { redirect: '/' };
  return visitor.who === 'member' ? resolveForMember(match, visitor) : resolveForGuest(match, path, visitor);
}

function isOff({ route }: RouteMatch, { isFlagOn }: Visitor): boolean {
  return route.flag !== undefined && !isFlagOn(route.flag);
}

/** Members have their own screens: a guest's order, and a lookup with a redirect path, lead there. */
function resolveForMember(match: RouteMatch, visitor: Visitor): Resolution {
  const { route, orderNumber } = match;
  const needed = findNeeded(match, visitor.readPath);
  if (route.name === 'guestDetail' && orderNumber !== undefined) {
    const isReturn = needed?.path.startsWith('/returns/') === true;
    return { redirect: toPath({ route: isReturn ? 'returnDetail' : 'salesDetail', orderNumber }) + toPaid(match) };
  }
  if (route.name === 'lookup' && needed) return { redirect: needed.path };
  return { shown: match };
}

function resolveForGuest(match: RouteMatch, path: string, visitor: Visitor): Resolution {
  const { route } = match;
  // The address already names the order, so the form takes its number from there.
  if (route.name === 'guestDetail' && !visitor.hasContact) return { shown: { ...match, route: LOOKUP } };
  if (route.who === 'anyone' || (route.who === 'holder' && visitor.hasContact)) return { shown: match };
  return { redirect: toPath({ route: 'lookup', redirectPath: visitor.toReturnAddress(path) }) };
}

/** A screen from `redirectPath`. */
export interface NeededOrder {
  /** Path below the prefix. */
  readonly path: string;
  /** Absent for the history and the partner orders, which only members can open. */
  readonly orderNumber: string | undefined;
}

/** The payment result to preserve across the lookup: a shopper who has just paid must not be asked to pay again. */
export function toPaid({ query }: RouteMatch): string {
  return query.get('payment') === 'success' ? '?payment=success' : '';
}

/** The target of `redirectPath`, if it is a route that the area redirects from. */
export function findNeeded({ query }: RouteMatch, readPath: Visitor['readPath']): NeededOrder | undefined {
  const path = readPath(query.get('redirectPath') ?? '')?.replace(/\?.*/s, '');
  const match = path === undefined ? undefined : matchRoute(path);
  if (path === undefined || match === undefined || match.route.who === 'anyone') return undefined;
  return { path, orderNumber: match.orderNumber };
}
