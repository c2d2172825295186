import { toGuestPhone, type Contact } from '../../http/model/phone-number.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { Secret, type Proof } from '../../http/model/secret.js';
import type { ElementContext } from '../context/element-context.js';
import { toSiteInLanguage } from '../navigation/links.js';
import { getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';

/** The address that a tag's calls are sent to. */
export interface ServiceAddress {
  /** Absolute, without a trailing slash. */
  readonly base: string;
  readonly origin: string;
}

/**
 * Resolves a tag's `api-base`. A relative one is on the page's own origin; the document's base does not count, because injected markup
 * can set it.
 */
export function getServiceAddress({ settings, platform }: ElementContext): ServiceAddress {
  const { href, origin } = new URL(settings.getState().configuration.apiBase, platform.origin());
  let end = href.length;
  while (href[end - 1] === '/') end -= 1;
  return { base: href.slice(0, end), origin };
}

/**
 * Whether the page trusts the origin of a tag's calls with its secrets: the page's own origin, those of `adapter.service.origin`, and
 * those that a script passed to `configureOrders`. An attribute or the JSON block cannot make an origin trusted: injected markup can
 * write both.
 */
export function isTrusted(context: ElementContext): boolean {
  const { origin } = getServiceAddress(context);
  const defaults = getPageRegistry().defaults.getState();
  // The JSON block may contain an adapter too; only one that a script set counts.
  const adapter = (context.port.getProperty('adapter') ?? defaults['adapter']) as OrdersAdapter | undefined;
  const named = [context.platform.origin(), adapter?.service?.origin, defaults['trustedOrigins'], defaults['apiBase']];
  return named.flat().some((address) => toOrigin(address, context.platform.origin()) === origin);
}

/** The origin of an address. A page may set any value; an invalid one has no origin. */
function toOrigin(address: unknown, base: string): string | undefined {
  try {
    return typeof address === 'string' ? new URL(address, base).origin : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page is on another origin than the order service and has not set `allow-sensitive`. */
export function isForeignPage(context: ElementContext): boolean {
  const { allowSensitive } = context.settings.getState().configuration;
  return getServiceAddress(context).origin !== context.platform.origin() && allowSensitive !== true;
}

/**
 * The URL of the same screen on the retailer's site: `siteUrl` if set, or else the order service's origin. Not in `links.ts`, because every
 * first screen imports that, and not every one needs this module.
 *
 * @param path the path below the area's prefix
 */
export function findRetailersScreen(context: ElementContext, path: string): SafeUrl | undefined {
  const site = context.getAdapter()?.retailer?.siteUrl ?? getServiceAddress(context).origin;
  const siteInLanguage = toSiteInLanguage(site, context.settings.getState().configuration);
  return findSafeUrl(`${siteInLanguage}/orders${path}`, context.platform.href());
}

/** Seals a shopper's input for the origin of the element's API base. */
export function seal(context: ElementContext, value: string): Secret {
  return new Secret(value, getServiceAddress(context).origin);
}

/** Seals the contact that proves that an order belongs to the guest. */
export function sealContact(context: ElementContext, contact: Contact): Proof {
  return 'email' in contact
    ? { email: seal(context, contact.email) }
    : { phoneNumber: seal(context, contact.phoneNumber) };
}

/** Seals a guest's phone number for a body, with the market's dial code in front. */
export function sealGuestPhone(context: ElementContext, phoneNumber: string, dialCode: string | undefined): Secret {
  return seal(context, toGuestPhone(phoneNumber, dialCode));
}
