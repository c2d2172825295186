import { parse } from 'regexparam';
import type { Flag } from '../../src/app/configuration/flag-table.js';
import { PATHS, toPath } from '../../src/app/navigation/destination.js';
import { RETURN_PATHS } from '../../src/app/navigation/return-paths.js';
import type { ScreenTag } from '../screen-loaders.js';
import { parseAttributes } from '../../src/app/configuration/configuration.js';
import type { Who } from '../../src/app/navigation/router.js';

/** One screen of the area. `path` is below `/{country}/{locale}/orders`. */
export interface Route {
  readonly name: string;
  readonly path: string;
  readonly tag: ScreenTag;
  /** The message with the page's title for members. */
  readonly title: `areaTitle.${string}`;
  /** Guests get the title too, although they need no order for it (wire and defaults, section 4). */
  readonly hasGuestTitle?: true;
  /** `member`: guests are redirected to the lookup. `holder`: guests need the contact of the order. */
  readonly who: 'member' | 'holder' | 'anyone';
  /** No member header is shown above it. */
  readonly hidesHeader?: true;
  /** If the flag is off, the path counts as unknown. */
  readonly flag?: Flag;
}

/**
 * Every screen of the area, in the order of the orders area's section 2 and of the readings in wire and defaults, section 4. Paths that
 * links lead to are in `src/app/navigation/`, because the screens use them.
 */
export const ROUTES = [
  { name: 'history', path: PATHS.history, tag: 'orders-history', title: 'areaTitle.memberOrders', who: 'member' },
  {
    name: 'partners',
    path: PATHS.partners,
    tag: 'orders-partner-history',
    title: 'areaTitle.memberOrders',
    who: 'member',
    flag: 'enablePartnerOrders',
  },
  {
    name: 'lookup',
    path: PATHS.lookup,
    tag: 'orders-guest-lookup',
    title: 'areaTitle.guestLookup',
    hasGuestTitle: true,
    who: 'anyone',
  },
  {
    name: 'guestDetail',
    path: PATHS.guestDetail,
    tag: 'orders-detail',
    title: 'areaTitle.guestLookup',
    who: 'holder',
  },
  {
    name: 'salesDetail',
    path: PATHS.salesDetail,
    tag: 'orders-detail',
    title: 'areaTitle.orderDetails',
    who: 'holder',
  },
  {
    name: 'returnDetail',
    path: PATHS.returnDetail,
    tag: 'orders-detail',
    title: 'areaTitle.orderDetails',
    who: 'holder',
  },
  {
    name: 'refundLanding',
    path: RETURN_PATHS.refundLanding,
    tag: 'orders-bank-refund',
    title: 'areaTitle.orderDetails',
    who: 'holder',
  },
  {
    name: 'refundPayment',
    path: RETURN_PATHS.refundPayment,
    tag: 'orders-bank-refund',
    title: 'areaTitle.orderDetails',
    who: 'holder',
  },
  {
    name: 'refundConfirmation',
    path: RETURN_PATHS.refundConfirmation,
    tag: 'orders-bank-refund',
    title: 'areaTitle.orderDetails',
    who: 'holder',
  },
  {
    name: 'returnWizard',
    path: `${PATHS.returnWizard}:step?/`,
    tag: 'orders-return-wizard',
    title: 'areaTitle.orderDetails',
    who: 'holder',
    hidesHeader: true,
  },
  {
    name: 'returnInstructions',
    path: RETURN_PATHS.returnInstructions,
    tag: 'orders-return-instructions',
    title: 'areaTitle.orderDetails',
    who: 'holder',
    hidesHeader: true,
  },
  {
    name: 'returnInstructionsEmea',
    path: RETURN_PATHS.returnInstructionsEmea,
    tag: 'orders-return-instructions',
    title: 'areaTitle.orderDetails',
    who: 'holder',
  },
  {
    name: 'giftCard',
    path: '/gift-card-lookup',
    tag: 'orders-gift-card-balance',
    title: 'areaTitle.giftCard',
    hasGuestTitle: true,
    who: 'anyone',
    flag: 'enableGiftCardLookup',
  },
  {
    name: 'curbside',
    path: '/curbside-pickup/:orderNumber/',
    tag: 'orders-curbside-checkin',
    title: 'areaTitle.memberOrders',
    who: 'anyone',
  },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];
type NamedRoute = Route & Pick<(typeof ROUTES)[number], 'name' | 'title'>;

export function getRoute(name: RouteName): NamedRoute {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new RangeError(`There is no route ${name}.`);
  return route;
}

/** A route with the values from its path. */
export interface RouteMatch {
  readonly route: NamedRoute;
  readonly orderNumber: string | undefined;
  /** The segment of a return's step; absent on its first one. */
  readonly step: string | undefined;
  /** The parameters after the question mark. */
  readonly query: URLSearchParams;
}

const PATTERNS = ROUTES.map((route) => ({ route, ...parse(route.path) }));

/** For checking that an order number in a path is valid as an attribute. */
const NUMBER = [{ name: 'order-number', kind: 'order-number', meaning: 'Number of the order in the path.' }] as const;

/** Finds the route of a path below the prefix; absent for an unknown path, or one with an invalid order number. */
export function matchRoute(path: string): RouteMatch | undefined {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  for (const { route, pattern, keys } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const { orderNumber, step } = Object.fromEntries(keys.map((key, index) => [key, match[index + 1]]));
    if (parseAttributes(NUMBER, () => orderNumber).values.orderNumber !== orderNumber) return undefined;
    return { route, orderNumber, step, query: new URLSearchParams(search) };
  }
  return undefined;
}

interface TitleOptions {
  /** What the title consists of, the most specific first: the screen and the order's number if they have to be named, the title's own text. */
  readonly words: readonly (string | undefined)[];
  readonly brand: string;
  /** The country's code; absent if the market's titles do not end with it. */
  readonly country: string | undefined;
  /** The retailer's text instead of the brand, if no country is named. */
  readonly suffix: string | undefined;
}

/**
 * The message with a route's page title for this shopper; absent if the page keeps its own. A guest's order keeps the title of the lookup on
 * all its screens.
 */
export function findPageTitle(
  { title, hasGuestTitle, who }: NamedRoute,
  shopper: Who,
): NamedRoute['title'] | undefined {
  if (shopper === 'member' || hasGuestTitle) return title;
  return who === 'holder' ? LOOKUP.title : undefined;
}

interface Screen {
  readonly route: { readonly name: string };
  readonly step?: string | undefined;
}

/** The screen as `areaTitle.screen` names it, which has no name for a screen that the title already describes. */
export function toTitleScreen({ route: { name }, step = 'first' }: Screen): string {
  // One name for all exchanges of a return, for the steps of a refund, and for the two addresses of its instructions.
  return name === 'returnWizard' ? step.replace(/-.*/, '') : (/^(?:refund|returnInstructions)/.exec(name)?.[0] ?? name);
}

/** The title followed by brand and country, or by the retailer's fixed suffix (orders area, section 2). */
export function toPageTitle({ words, brand, country, suffix }: TitleOptions): string {
  const siteName = country === undefined ? (suffix ?? brand) : [brand, country.toUpperCase()].filter(Boolean).join(' ');
  const title = words.filter(Boolean).join(' · ');
  return siteName === '' ? title : `${title}. ${siteName}`;
}

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
interface NeededOrder {
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
