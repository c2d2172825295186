import type { Who } from '../../src/app/navigation/router.js';
import type { PageTitle, Route } from './routes.js';

export interface TitleParts {
  /** The title's own words. */
  readonly words: string;
  readonly brand: string;
  /** The country's code; absent where the market's titles do not end with it. */
  readonly country: string | undefined;
  /** The retailer's own words in place of the brand, where no country is named. */
  readonly suffix: string | undefined;
}

/** These are set for everybody; the others only where there is an access token (wire and defaults, section 4). */
const FOR_EVERYBODY: readonly PageTitle[] = ['guestLookup', 'giftCard'];

/** The words of each title. */
export const TITLE_WORDS = {
  memberOrders: 'areaTitle.memberOrders',
  orderDetails: 'areaTitle.orderDetails',
  guestLookup: 'areaTitle.guestLookup',
  giftCard: 'areaTitle.giftCard',
} as const satisfies Readonly<Record<PageTitle, string>>;

/** The title a route gives the page for this shopper; absent where the page keeps its own. */
export function findPageTitle({ title }: Route, who: Who): PageTitle | undefined {
  return who === 'member' || FOR_EVERYBODY.includes(title) ? title : undefined;
}

/** The title with product name and country, or the retailer's fixed suffix (orders area, section 2). */
export function toPageTitle({ words, brand, country, suffix }: TitleParts): string {
  const end = country === undefined ? (suffix ?? brand) : [brand, country.toUpperCase()].filter(Boolean).join(' ');
  return end === '' ? words : `${words}. ${end}`;
}
