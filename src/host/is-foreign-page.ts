import { findSafeUrl, type SafeUrl } from '../domain/safe-url.js';
import type { Scope } from './scope.js';

/** The page is of another origin than the order service, and did not say that what is sensitive may be asked for there. */
export function isForeignPage({ settings, platform }: Scope): boolean {
  const { apiBase, allowSensitive } = settings.getState().configuration;
  const page = platform.address();
  return new URL(apiBase, page).origin !== page.origin && allowSensitive !== true;
}

/** The same screen on the retailer's own site: where the page says that is, else beside the order service. `path`: below the prefix. */
export function findRetailersScreen({ settings, platform, getAdapter }: Scope, path: string): SafeUrl | undefined {
  const { apiBase, country, locale } = settings.getState().configuration;
  const page = platform.address();
  const site = getAdapter()?.retailer?.siteUrl ?? new URL(apiBase, page).origin;
  return findSafeUrl(`${site}/${country}/${new Intl.Locale(locale).language}/orders${path}`, page.href);
}
