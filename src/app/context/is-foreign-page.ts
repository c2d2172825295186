import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import type { Scope } from './scope.js';
import { getServiceAddress } from '../configuration/service-address.js';

/** The page is of another origin than the order service, and did not say that what is sensitive may be asked for there. */
export function isForeignPage(scope: Scope): boolean {
  const { allowSensitive } = scope.settings.getState().configuration;
  return getServiceAddress(scope).origin !== scope.platform.origin() && allowSensitive !== true;
}

/** The same screen on the retailer's own site: where the page says that is, else beside the order service. `path`: below the prefix. */
export function findRetailersScreen(scope: Scope, path: string): SafeUrl | undefined {
  const { country, locale } = scope.settings.getState().configuration;
  const site = scope.getAdapter()?.retailer?.siteUrl ?? getServiceAddress(scope).origin;
  const { href } = scope.platform.address();
  return findSafeUrl(`${site}/${country}/${new Intl.Locale(locale).language}/orders${path}`, href);
}
