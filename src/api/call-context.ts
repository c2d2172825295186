import { encodePart } from '../domain/encode-part.js';
import type { Contact } from '../domain/guest-lookup-check.js';
import { toGuestPhone } from '../domain/phone-number.js';
import type { Platform } from '../platform/platform.js';

/** What a call needs to know of the page; read anew for every request. */
export interface CallContext {
  readonly platform: Pick<Platform, 'fetch' | 'after' | 'now' | 'random' | 'isOnline' | 'onOnline'>;
  /** Origin and path under which all paths of the contract lie, without a slash at its end. */
  readonly apiBase: string;
  readonly country: string;
  /** BCP 47 tag of the wording. */
  readonly locale: string;
  /** What stands before a guest's phone number; absent where it is sent as typed. */
  readonly dialCode: string | undefined;
  readonly visitorId: string;
  /** Headers the retailer's gateway asks for. */
  readonly headers: Readonly<Record<string, string>>;
  readonly guestCredentials: 'header' | 'filter';
  /** The word that the retailer's own fields begin with; absent where it is the usual one, as in `productServiceTypeCode`. */
  readonly fieldPrefix: string | undefined;
  /** Takes note of the service's clock, from the `Date` header of an answer; null where the page may not read it. */
  noteDate(header: string | null): void;
  /** Asks the page for the member's token; absent for guests. Never rejects. */
  getAccessToken(request: { readonly reason: 'call' | 'expired' }): Promise<string | undefined>;
}

/**
 * A guest's contact as headers, where the retailer takes it so. Percent-encoded: headers carry ASCII only. A member has none: the
 * token is proof enough.
 */
export function toGuestHeaders(context: CallContext, contact: Contact | undefined): Record<string, string> {
  if (!contact || context.guestCredentials === 'filter') return {};
  return 'email' in contact
    ? { 'x-guest-email': encodePart(contact.email) }
    : { 'x-guest-phone': toGuestPhone(contact.phoneNumber, context.dialCode) };
}

/** A guest's contact as filters of the address, where the retailer takes it so. */
export function toGuestFilters(context: CallContext, contact: Contact | undefined): Filters {
  if (!contact || context.guestCredentials === 'header') return [];
  return 'email' in contact
    ? [['email', contact.email]]
    : [['phoneNumber', toGuestPhone(contact.phoneNumber, context.dialCode)]];
}

export type Filters = readonly (readonly [name: string, value: string])[];

/** `filter=name(value)` for each, with the value percent-encoded. */
export function toQuery(filters: Filters): string {
  return filters.map(([name, value]) => `filter=${name}(${encodeFilterValue(value)})`).join('&');
}

/** A path with its filters behind it; alone where there are none. */
export function withFilters(path: string, filters: Filters): string {
  return filters.length === 0 ? path : `${path}?${toQuery(filters)}`;
}

/** The filters that every read of an order takes. */
export function toReadFilters(context: CallContext): Filters {
  return [
    ['country', context.country],
    ['language', new Intl.Locale(context.locale).language],
  ];
}

/** `encodePart` leaves brackets alone, which would end the value too early. */
function encodeFilterValue(value: string): string {
  return encodePart(value).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}
