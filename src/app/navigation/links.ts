import { toLanguage } from '../../http/model/language.js';
import { findContactUrl, findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import type { LinkName, OrdersAdapter } from '../configuration/adapter.js';

/**
 * Default paths of the links of first screens, below `{siteUrl}/{country}/{locale}`; `lazy-links.ts` has the others. Legal pages use the
 * name of their link: `/legal/terms-of-use`.
 */
const PATHS: Readonly<Partial<Record<LinkName, string>>> = {
  shop: '',
  contact: '/help/contact',
  help: '/help',
  signIn: '/login',
};

export interface LinkSource {
  readonly adapter: OrdersAdapter | undefined;
  readonly country: string;
  readonly locale: string;
  /** The page's own address, which relative addresses are resolved against. */
  readonly pageUrl: string;
}

/**
 * The address of a link, checked by the URL gate; absent if the page set one that is not allowed.
 *
 * @param path the default path, for a link that no first screen shows
 */
export function findLink(
  name: LinkName,
  { adapter, country, locale, pageUrl }: LinkSource,
  path = PATHS[name] ?? `/legal/${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
): SafeUrl | undefined {
  const pageLink = adapter?.links?.[name];
  const site = toSiteInLanguage(adapter?.retailer?.siteUrl ?? '', { country, locale });
  return (name === 'contact' ? findContactUrl : findSafeUrl)(pageLink ?? site + path, pageUrl);
}

/** The address of a site in a country and language: `{site}/us/en`. */
export function toSiteInLanguage(site: string, { country, locale }: Pick<LinkSource, 'country' | 'locale'>): string {
  return `${site}/${country}/${toLanguage(locale)}`;
}
