import type { Configuration } from '../../src/host/configuration.js';
import type { Who } from '../../src/host/router.js';
import type { PageTitle, Route } from './routes.js';

export interface TitleParts {
  /** The title's own words. */
  readonly words: string;
  readonly configuration: Pick<Configuration, 'brand' | 'country'>;
  readonly suffixUs: string | undefined;
}

/** These are set for everybody; the others only where there is an access token (wire and defaults, section 4). */
const FOR_EVERYBODY: readonly PageTitle[] = ['guestLookup', 'giftCard'];

/** The title a route gives the page for this shopper; absent where the page keeps its own. */
export function findPageTitle({ title }: Route, who: Who): PageTitle | undefined {
  return who === 'member' || FOR_EVERYBODY.includes(title) ? title : undefined;
}

/** The title with product name and country, or the fixed suffix for the US. */
export function toPageTitle({ words, configuration, suffixUs }: TitleParts): string {
  const { brand, country } = configuration;
  const suffix = country === 'us' ? (suffixUs ?? brand) : [brand, country.toUpperCase()].filter(Boolean).join(' ');
  return suffix === '' ? words : `${words}. ${suffix}`;
}
