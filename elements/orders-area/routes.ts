import { parse } from 'regexparam';
import type { ElementContext } from '../../src/app/context/element-context.js';
import type { Flag } from '../../src/app/configuration/flag-table.js';
import { PATHS } from '../../src/app/navigation/destination.js';
import { RETURN_PATHS } from '../../src/app/navigation/return-paths.js';
import type { ScreenTag } from '../screen-loaders.js';
import type { ShopperKind } from '../../src/app/navigation/router.js';

/** One screen of the area. `path` is below `/{country}/{locale}/orders`. */
export interface Route {
  readonly name: string;
  readonly path: string;
  readonly tag: ScreenTag;
  /** The message with the page's title for members. */
  readonly title: `areaTitle.${string}`;
  /** Guests get the title too, although they need no order for it (wire and defaults, section 4). */
  readonly hasGuestTitle?: true;
  /** `member`: guests are redirected to the lookup. `contact`: guests need the contact of the order. */
  readonly access: 'member' | 'contact' | 'anyone';
  /** No member header is shown above it. */
  readonly hidesHeader?: true;
  /** If the flag is off, the path counts as unknown. */
  readonly flag?: Flag;
  /** Without the call, the path counts as unknown. Screens of one order, which e-mails lead to, say themselves what is missing. */
  readonly call?: Parameters<ElementContext['hasCalls']>[number];
}

/**
 * Every screen of the area, in the order of the orders area's section 2 and of the readings in wire and defaults, section 4. Paths that
 * links lead to are in `src/app/navigation/`, because the screens use them.
 */
export const ROUTES = [
  {
    name: 'history',
    path: PATHS.history,
    tag: 'orders-history',
    title: 'areaTitle.memberOrders',
    access: 'member',
    call: 'list-order-history',
  },
  {
    name: 'partners',
    path: PATHS.partners,
    tag: 'orders-partner-history',
    title: 'areaTitle.memberOrders',
    access: 'member',
    flag: 'enablePartnerOrders',
    call: 'list-partner-history',
  },
  {
    name: 'lookup',
    path: PATHS.lookup,
    tag: 'orders-guest-lookup',
    title: 'areaTitle.guestLookup',
    hasGuestTitle: true,
    access: 'anyone',
    call: 'get-order-summary',
  },
  {
    name: 'guestDetail',
    path: PATHS.guestDetail,
    tag: 'orders-detail',
    title: 'areaTitle.guestLookup',
    access: 'contact',
  },
  {
    name: 'salesDetail',
    path: PATHS.salesDetail,
    tag: 'orders-detail',
    title: 'areaTitle.orderDetails',
    access: 'contact',
  },
  {
    name: 'returnDetail',
    path: PATHS.returnDetail,
    tag: 'orders-detail',
    title: 'areaTitle.orderDetails',
    access: 'contact',
  },
  {
    name: 'refundLanding',
    path: RETURN_PATHS.refundLanding,
    tag: 'orders-bank-refund',
    title: 'areaTitle.orderDetails',
    access: 'contact',
  },
  {
    name: 'refundPayment',
    path: RETURN_PATHS.refundPayment,
    tag: 'orders-bank-refund',
    title: 'areaTitle.orderDetails',
    access: 'contact',
  },
  {
    name: 'refundConfirmation',
    path: RETURN_PATHS.refundConfirmation,
    tag: 'orders-bank-refund',
    title: 'areaTitle.orderDetails',
    access: 'contact',
  },
  {
    name: 'returnWizard',
    path: `${PATHS.returnWizard}:step?/`,
    tag: 'orders-return-wizard',
    title: 'areaTitle.orderDetails',
    access: 'contact',
    hidesHeader: true,
  },
  {
    name: 'returnInstructions',
    path: RETURN_PATHS.returnInstructions,
    tag: 'orders-return-instructions',
    title: 'areaTitle.orderDetails',
    access: 'contact',
    hidesHeader: true,
  },
  {
    name: 'returnInstructionsEmea',
    path: RETURN_PATHS.returnInstructionsEmea,
    tag: 'orders-return-instructions',
    title: 'areaTitle.orderDetails',
    access: 'contact',
  },
  {
    name: 'giftCard',
    path: '/gift-card-lookup',
    tag: 'orders-gift-card-balance',
    title: 'areaTitle.giftCard',
    hasGuestTitle: true,
    access: 'anyone',
    flag: 'enableGiftCardLookup',
    call: 'get-gift-card-balance',
  },
  {
    name: 'curbside',
    path: '/curbside-pickup/:orderNumber/',
    tag: 'orders-curbside-checkin',
    title: 'areaTitle.memberOrders',
    access: 'anyone',
  },
  {
    name: 'withdrawal',
    // Screens link to it through `withdrawal-links.tsx`.
    path: '/withdrawal/:orderNumber?/',
    tag: 'orders-withdrawal',
    title: 'areaTitle.withdrawal',
    hasGuestTitle: true,
    access: 'anyone',
    call: 'request-withdrawal',
  },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];
export type NamedRoute = Route & Pick<(typeof ROUTES)[number], 'name' | 'title'>;

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

/** Which paths exist. */
export interface PathRules {
  /** Whether a text may be an order number of the retailer. */
  readonly isOrderNumber: (text: string) => boolean;
}

/** Finds the route of a path below the prefix; absent without a path, for an unknown one, or one with an invalid order number. */
export function matchRoute(path: string | undefined, { isOrderNumber }: PathRules): RouteMatch | undefined {
  if (path === undefined) return undefined;
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  for (const { route, pattern, keys } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const { orderNumber: segment, step } = Object.fromEntries(keys.map((key, index) => [key, match[index + 1]]));
    const orderNumber = segment === undefined ? undefined : decode(segment);
    if (orderNumber !== undefined && !isOrderNumber(orderNumber)) return undefined;
    return { route, orderNumber, step, query: new URLSearchParams(search) };
  }
  return undefined;
}

/** A segment that is not encoded properly stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface TitleOptions {
  /** The parts of the title, the most specific first: the screen and the order's number, if the title has to name them, and the title's own text. */
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
  { title, hasGuestTitle, access }: NamedRoute,
  shopper: ShopperKind,
): NamedRoute['title'] | undefined {
  if (shopper === 'member' || hasGuestTitle) return title;
  return access === 'contact' ? getRoute('lookup').title : undefined;
}

interface Screen {
  readonly route: { readonly name: string };
  readonly step?: string | undefined;
}

/** The screen's key in the message `areaTitle.screen`. The message has no text for a screen that the title already describes. */
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

/**
 * Whether the member header stands above a screen. The lists of orders have the heading 'Orders' themselves, so they get a header only if
 * the page fills its slot.
 */
export function hasHeader(area: Element, { name, hidesHeader }: Route): boolean {
  const isList = name === 'history' || name === 'partners';
  return isList ? area.querySelector(':scope > [slot=header]') !== null : !hidesHeader;
}
