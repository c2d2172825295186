import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { getServiceAddress } from '../configuration/service-address.js';
import { toSiteInLanguage } from '../navigation/links.js';
import type { ElementContext } from './element-context.js';

/** Whether the page is on another origin than the order service and has not set `allow-sensitive`. */
export function isForeignPage(context: ElementContext): boolean {
  const { allowSensitive } = context.settings.getState().configuration;
  return getServiceAddress(context).origin !== context.platform.origin() && allowSensitive !== true;
}

/**
 * The URL of the same screen on the retailer's site: `siteUrl` if set, or else the order service's origin.
 *
 * @param path the path below the area's prefix
 */
export function findRetailersScreen(context: ElementContext, path: string): SafeUrl | undefined {
  const site = context.getAdapter()?.retailer?.siteUrl ?? getServiceAddress(context).origin;
  const siteInLanguage = toSiteInLanguage(site, context.settings.getState().configuration);
  return findSafeUrl(`${siteInLanguage}/orders${path}`, context.platform.href());
}
