import { findContactUrl, findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import type { LinkName, OrdersAdapter } from '../configuration/adapter.js';

/**
 * Where the links of first screens lie below `{siteUrl}/{country}/{locale}` unless the page says otherwise; `late-links.ts` has the others.
 * Legal pages have the names of their links: `/legal/terms-of-use`.
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
  /** The page's own address: what relative addresses are resolved against. */
  readonly pageUrl: string;
}

/**
 * The address of a link, through the URL gate; absent when the page gave one that may not be followed.
 *
 * @param path where it lies, for a link that no first screen shows
 */
export function findLink(
  name: LinkName,
  { adapter, country, locale, pageUrl }: LinkSource,
  path = PATHS[name] ?? `/legal/${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
): SafeUrl | undefined {
  const own = adapter?.links?.[name];
  const site = adapter?.retailer?.siteUrl ?? '';
  const language = new Intl.Locale(locale).language;
  return (name === 'contact' ? findContactUrl : findSafeUrl)(own ?? `${site}/${country}/${language}${path}`, pageUrl);
}
