import type { Who } from '../../src/app/navigation/router.js';
import type { PageTitle, Route } from './routes.js';

export interface TitleOptions {
  /** The title's own text. */
  readonly words: string;
  readonly brand: string;
  /** The country's code; absent if the market's titles do not end with it. */
  readonly country: string | undefined;
  /** The retailer's text instead of the brand, if no country is named. */
  readonly suffix: string | undefined;
}

/** Titles for every shopper; the others need an access token (wire and defaults, section 4). */
const FOR_EVERYBODY: readonly PageTitle[] = ['guestLookup', 'giftCard'];

/** The message of each title. */
export const TITLE_WORDS = {
  memberOrders: 'areaTitle.memberOrders',
  orderDetails: 'areaTitle.orderDetails',
  guestLookup: 'areaTitle.guestLookup',
  giftCard: 'areaTitle.giftCard',
} as const satisfies Readonly<Record<PageTitle, string>>;

/** The page title of a route for this shopper; absent if the page keeps its own. */
export function findPageTitle({ title }: Route, who: Who): PageTitle | undefined {
  return who === 'member' || FOR_EVERYBODY.includes(title) ? title : undefined;
}

/** The title followed by brand and country, or by the retailer's fixed suffix (orders area, section 2). */
export function toPageTitle({ words, brand, country, suffix }: TitleOptions): string {
  const siteName = country === undefined ? (suffix ?? brand) : [brand, country.toUpperCase()].filter(Boolean).join(' ');
  return siteName === '' ? words : `${words}. ${siteName}`;
}
