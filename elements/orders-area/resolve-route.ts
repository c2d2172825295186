import type { Flag } from '../../src/app/configuration/flag-table.js';
import { toPath } from '../../src/app/navigation/destination.js';
import type { Who } from '../../src/app/navigation/router.js';
import { matchRoute, getRoute, type RouteMatch } from './routes.js';

/** What is known of the shopper where a path is looked at. */
export interface Visitor {
  readonly who: Who;
  /** A guest's contact is remembered from an earlier lookup. */
  readonly hasContact: boolean;
  readonly isFlagOn: (flag: Flag) => boolean;
  /** Reads an address of ours as a path below the prefix; absent for any other address. */
  readonly readPath: (address: string) => string | undefined;
  /** The address of a path, without its query: what a guest comes back to. `readPath` reads it. */
  readonly toReturnAddress: (path: string) => string;
}

/** What becomes of a path: a screen, or another path in its place. */
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

/** Members have their own screens: a guest's detail, and a lookup on the way to somewhere, lead there. */
function resolveForMember(match: RouteMatch, visitor: Visitor): Resolution {
  const { route, orderNumber } = match;
  const wanted = findNeeded(match, visitor.readPath);
  if (route.name === 'guestDetail' && orderNumber !== undefined) {
    const isReturn = wanted?.orderNumber === orderNumber && wanted.path.startsWith('/returns/');
    return { redirect: toPath({ route: isReturn ? 'returnDetail' : 'salesDetail', orderNumber }) + toPaid(match) };
  }
  if (route.name === 'lookup' && wanted) return { redirect: wanted.path };
  return { shown: match };
}

function resolveForGuest(match: RouteMatch, path: string, visitor: Visitor): Resolution {
  const { route } = match;
  // The address already names the order: the form takes the number from it.
  if (route.name === 'guestDetail' && !visitor.hasContact) return { shown: { ...match, route: LOOKUP } };
  if (route.who === 'anyone' || (route.who === 'holder' && visitor.hasContact)) return { shown: match };
  return { redirect: toPath({ route: 'lookup', redirectPath: visitor.toReturnAddress(path) }) };
}

/** A screen that a redirect kept for later. */
export interface Wanted {
  /** Path below the prefix. */
  readonly path: string;
  /** Absent for the history and the partner orders: only a member gets there. */
  readonly orderNumber: string | undefined;
}

/** What an address hands on to its order past a lookup: whoever comes from paying it must not be asked to pay again. */
export function toPaid({ query }: RouteMatch): string {
  return query.get('payment') === 'success' ? '?payment=success' : '';
}

/** Where `redirectPath` leads: to one of our routes that somebody can be sent away from, or nowhere. */
export function findNeeded({ query }: RouteMatch, readPath: Visitor['readPath']): Wanted | undefined {
  const path = readPath(query.get('redirectPath') ?? '')?.replace(/\?.*/s, '');
  const match = path === undefined ? undefined : matchRoute(path);
  if (path === undefined || match === undefined || match.route.who === 'anyone') return undefined;
  return { path, orderNumber: match.orderNumber };
}
