import { encodePart } from './model/safe-url.js';
import type { Failure } from './model/failure.js';
import type { Platform } from '../platform/platform.js';
import type { Secret, Proof } from './model/secret.js';
import type { FileKind } from './errors.js';
import type { ClassName, RETRY_CLASSES } from './retry-classes.js';

/** What a call needs to know of the page; read anew for every request. */
export interface CallContext {
  readonly platform: Pick<Platform, 'fetch' | 'after' | 'now' | 'random' | 'isOnline' | 'onOnline'>;
  /** Absolute address under which all paths of the contract lie, without a slash at its end. */
  readonly apiBase: string;
  /** Origin of `apiBase`: secrets are opened for it alone. */
  readonly origin: string;
  readonly country: string;
  /** BCP 47 tag of the wording. */
  readonly locale: string;
  /** What stands before a guest's phone number; absent where it is sent as typed. */
  readonly dialCode: string | undefined;
  readonly visitorId: string;
  /** Headers the retailer's gateway asks for; none where the page does not trust the origin. */
  readonly headers: Readonly<Record<string, Secret>>;
  readonly guestCredentials: 'header' | 'filter';
  /** The word that the retailer's own fields begin with; absent where it is the usual one, as in `productServiceTypeCode`. */
  readonly fieldPrefix: string | undefined;
  /** Takes note of the service's clock, from the `Date` header of an answer; null where the page may not read it. */
  noteDate(header: string | null): void;
  /** Keys of writes; absent where the retailer's service takes none. */
  readonly idempotencyKeys: IdempotencyKeys | undefined;
  /**
   * Asks the page for the member's token; absent for guests, and where a guest's call goes to an origin that the page does not trust.
   * Never rejects.
   */
  getAccessToken(request: CallTokenRequest): Promise<CallToken>;
}

/** Why a token is asked for, and for which call. */
export interface CallTokenRequest {
  readonly reason: 'call' | 'expired';
  readonly call: string;
  /** Without a token the call is not sent. */
  readonly isForMember: boolean;
}

export interface CallToken {
  readonly token?: Secret | undefined;
  /** Why the call is not sent: no header can hold the token, or the page does not trust the origin of a member's call. */
  readonly refusal?: Failure;
}

/** One key for each write that a shopper intends, kept until the service has answered for good. */
export interface IdempotencyKeys {
  /** @param write address and body: the same write has the same key */
  get(write: string): string;
  /** The service has answered: the same write sent again is a new intent. */
  settle(write: string): void;
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

/** What is asked for, and under which rules. */
export type ApiRequest = ClassedCall & RequestParts;

interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query below the API base. */
  readonly path: string;
  /** How a guest proves the order; absent for members. */
  readonly proof?: Proof | undefined;
  /** Secrets may stand anywhere in it. */
  readonly body?: unknown;
  /** Only a member may ask: without the page's token it is not sent. */
  readonly isForMember?: true;
  /** What a good answer is in place of JSON. */
  readonly file?: FileKind;
  readonly signal: AbortSignal;
}

/**
 * The retry class of every call. A call brings its rules where it sends its request, and the types hold them against this table: no page
 * carries the names of calls that it does not make.
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

/** A call with the rules of its own class; a read needs to name none. */
type ClassedCall = { [Call in CallName]: RuledCall<Call, (typeof CALL_CLASSES)[Call]> }[CallName];

type RuledCall<Call extends CallName, Name extends ClassName> = Name extends 'read'
  ? { readonly call: Call; readonly rules?: undefined }
  : { readonly call: Call; readonly rules: (typeof RETRY_CLASSES)[Name] };
