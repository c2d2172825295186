import { encodeSegment } from './model/safe-url.js';
import type { Failure } from './model/failure.js';
import type { Platform } from '../platform/platform.js';
import type { Secret, Proof } from './model/secret.js';
import type { FileKind } from './errors.js';
import type { ClassName, RETRY_CLASSES } from './retry-classes.js';

/** What a call reads from the page; created anew for every request. */
export interface CallContext {
  readonly platform: Pick<Platform, 'fetch' | 'after' | 'now' | 'random' | 'isOnline' | 'onOnline'>;
  /** Absolute URL that every path of the contract is appended to; no trailing slash. */
  readonly apiBase: string;
  /** Origin of `apiBase`; secrets open for this origin only. */
  readonly origin: string;
  readonly country: string;
  /** BCP 47 tag of the language on screen. */
  readonly locale: string;
  /** Prefixed to a guest's phone number; absent in markets that send it as typed. */
  readonly dialCode: string | undefined;
  readonly visitorId: string;
  /** Headers that the retailer's gateway requires; empty if the page does not trust the origin. */
  readonly headers: Readonly<Record<string, Secret>>;
  readonly guestCredentials: 'header' | 'filter';
  /** Prefix of the retailer's field names; absent if it is the default, as in `productServiceTypeCode`. */
  readonly fieldPrefix: string | undefined;
  /** Records the server's clock from the `Date` header of an answer; null if the page may not read the header. */
  noteDate(header: string | null): void;
  /** Idempotency keys of writes; absent if the retailer's service does not take them. */
  readonly idempotencyKeys: IdempotencyKeys | undefined;
  /**
   * Gets the member's token from the page. Returns none for guests, or if the page does not trust the origin of a guest's call. Never
   * rejects.
   */
  getAccessToken(request: CallTokenRequest): Promise<CallToken>;
}

/** Why a token is needed, and for which call. */
export interface CallTokenRequest {
  readonly reason: 'call' | 'expired';
  readonly call: string;
  /** Do not send the call without a token. */
  readonly isForMember: boolean;
}

export interface CallToken {
  readonly token?: Secret | undefined;
  /** Why the call must not be sent: a header cannot hold the token, or the page does not trust the origin of a member's call. */
  readonly refusal?: Failure;
}

/** One key for each write that a shopper intends; the key stays the same until a final answer came. */
export interface IdempotencyKeys {
  /** @param write URL and body: equal writes share one key */
  get(write: string): string;
  /** A final answer came: an equal write is a new intent and gets a new key. */
  settle(write: string): void;
}

export type Filters = readonly (readonly [name: string, value: string])[];

/** Writes `filter=name(value)` for each filter, with the value percent-encoded. */
export function toQuery(filters: Filters): string {
  return filters.map(([name, value]) => `filter=${name}(${encodeFilterValue(value)})`).join('&');
}

/** The filters of every read of an order. */
export function toReadFilters(context: CallContext): Filters {
  return [
    ['country', context.country],
    ['language', new Intl.Locale(context.locale).language],
  ];
}

/** `encodeSegment` leaves parentheses alone, and a closing one would end the value early. */
function encodeFilterValue(value: string): string {
  return encodeSegment(value).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** A request to send: its call with the retry class, and everything that `fetch` needs. */
export type ApiRequest = CallWithRetry & {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query below the API base. */
  readonly path: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof?: Proof | undefined;
  /** Sent as JSON; any value in it may be a secret. */
  readonly body?: unknown;
  /** Send it only with the member's token. */
  readonly isForMember?: true;
  /** What a successful answer is, if not JSON. */
  readonly file?: FileKind;
  readonly signal: AbortSignal;
};

/**
 * The retry class of every call. Each definition names its class, and the types check it against this table, so that no page ships the
 * names of calls that it does not make.
 */
export const CALL_CLASSES = {
  'list-order-history': 'read',
  'list-partner-history': 'read',
  'get-order': 'read',
  'get-order-summary': 'read',
  'list-consents': 'read',
  'request-guest-check': 'sensitive',
  'get-gift-card-balance': 'sensitive',
  'request-cancel': 'write',
  'get-cancel-job': 'poll',
  'list-stores': 'read',
  'request-deferred-payment': 'write',
  'get-deferred-payment-job': 'poll',
  'get-e-fapiao': 'read',
  'list-similar-products': 'read',
  'request-cart-item': 'write',
  'request-return': 'write',
  'get-return-job': 'poll',
  'list-carrier-services': 'read',
  'request-store-return-email': 'bestEffort',
  'request-notification': 'bestEffort',
  'request-return-method': 'bestEffort',
  'list-exchange-options': 'read',
  'request-exchange-preview': 'computing',
  'request-exchange-order': 'write',
  'list-addresses': 'read',
  'request-new-address': 'write',
  'request-address-update': 'update',
  'request-address-check': 'computing',
  'request-bank-refund': 'write',
  'get-return-label': 'read',
  'request-label-dispatch': 'write',
  'request-curbside-arrival': 'write',
  'get-curbside-interaction': 'poll',
} as const satisfies Readonly<Record<string, ClassName>>;

export type CallName = keyof typeof CALL_CLASSES;

/** A call's name with the retry rules of its class. Reads are the default and name none. */
export type CallWithRetry = { [Name in CallName]: WithRetry<Name, (typeof CALL_CLASSES)[Name]> }[CallName];

type WithRetry<Name extends CallName, Class extends ClassName> = Class extends 'read'
  ? { readonly name: Name; readonly retry?: undefined }
  : { readonly name: Name; readonly retry: (typeof RETRY_CLASSES)[Class] };
