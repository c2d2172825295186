import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { getServiceAddress } from '../configuration/service-address.js';
import type { ElementContext } from './element-context.js';

/** The page is of another origin than the order service, and did not say that what is sensitive may be asked for there. */
export function isForeignPage(context: ElementContext): boolean {
  const { allowSensitive } = context.settings.getState().configuration;
  return getServiceAddress(context).origin !== context.platform.origin() && allowSensitive !== true;
}

/** The same screen on the retailer's own site: where the page says that is, else beside the order service. `path`: below the prefix. */
export function findRetailersScreen(context: ElementContext, path: string): SafeUrl | undefined {
  const { country, locale } = context.settings.getState().configuration;
  const site = context.getAdapter()?.retailer?.siteUrl ?? getServiceAddress(context).origin;
  const { href } = context.platform.address();
  return findSafeUrl(`${site}/${country}/${new Intl.Locale(locale).language}/orders${path}`, href);
}
