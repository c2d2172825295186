import { encodeSegment } from './model/safe-url.js';
import type { CALL_CLASSES, CallName } from './model/call-classes.js';
import type { Failure } from './model/failure.js';
import type { Platform } from '../platform/platform.js';
import type { Secret, Proof } from './model/secret.js';
import type { FileKind } from './errors.js';
import type { ClassName, RETRY_CLASSES } from './retry-classes.js';
import { toLanguage } from './model/language.js';

/** A call as the page's own transport receives it. Structured-cloneable but for `signal`, so that it can be posted to another context. */
export interface TransportRequest {
  /** The name of the call, such as `get-order`. */
  readonly call: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below the API base, such as `/history/v1/US10000001`. */
  readonly path: string;
  /** Decoded query parameters in order; `filter` occurs several times. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; absent if the call has no body. */
  readonly body?: unknown;
  /** Aborted when the call's time is over, or when its answer is no longer needed. */
  readonly signal: AbortSignal;
}

export interface TransportResponse {
  /** 200 to 599. A redirect counts as one of the service, and is not followed. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parsed JSON, or a `Blob` of anything else, such as a file. */
  readonly body?: unknown;
}

/** Sends one call in place of `fetch`. A rejection counts as a failed connection. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse> | TransportResponse;

/** What a call reads from the page; created anew for every request. */
export interface CallContext {
  readonly platform: Pick<Platform, 'fetch' | 'after' | 'now' | 'random' | 'isOnline' | 'onOnline'>;
  /** The page's own transport; absent if calls are sent by `fetch`. */
  readonly transport: Transport | undefined;
  /**
   * Returns why a call must not be sent: the back end does not have it. A last safeguard, because the screens offer nothing that needs a
   * missing call.
   */
  findRefusal(call: CallName): Failure | undefined;
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
  /** Tells the integrator that an answer, or a part of it, could not be read. */
  warnOfUnreadable(answer: UnreadableAnswer): void;
  /** Idempotency keys of writes; absent if the retailer's service does not take them. */
  readonly idempotencyKeys: IdempotencyKeys | undefined;
  readonly guestProof: GuestProofs;
  /**
   * Gets the member's token from the page. Returns none for guests, or if the page does not trust the origin of a guest's call. Never
   * rejects.
   */
  getAccessToken(request: CallTokenRequest): Promise<CallToken>;
}

/** The proof of a guest by a code. */
export interface GuestProofs {
  /** The valid token of a contact; without one, the latest valid token of any contact. */
  find(contact: Proof | undefined): Secret | undefined;
  /** Whether to ask for a code before a request is sent: the page requires it, or the token of the guest's contact has expired. */
  isNeeded(request: Pick<ApiRequest, 'proof' | 'needsCode'>): boolean;
  /** Asks the guest for a code. Resolves to whether they are proved now, or to undefined if the step cannot be loaded. Never rejects. */
  prove(signal: AbortSignal): Promise<boolean | undefined>;
}

/** What could not be read in an answer, without any of its values. */
export interface UnreadableAnswer {
  readonly call: string;
  /** The fields that could not be read; empty if it was the answer as a whole. */
  readonly paths: readonly string[];
  readonly traceId?: string | undefined;
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
  /** @param write URL, body and intent: equal writes share one key */
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
    ['language', toLanguage(context.locale)],
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
  /** Tells writes apart that a shopper intends separately although they are equal. */
  readonly intent?: string | undefined;
  /** Send it only with the member's token. */
  readonly isForMember?: true;
  /** Where the page requires a code of guests, ask for it before the first attempt. */
  readonly needsCode?: true;
  /** The format of a successful answer, if it is not JSON. */
  readonly file?: FileKind;
  readonly signal: AbortSignal;
};

/** A call's name with the retry rules of its class. Reads are the default and name none. */
export type CallWithRetry = { [Name in CallName]: WithRetry<Name, (typeof CALL_CLASSES)[Name]> }[CallName];

type WithRetry<Name extends CallName, Class extends ClassName> = Class extends 'read'
  ? { readonly name: Name; readonly retry?: undefined }
  : { readonly name: Name; readonly retry: (typeof RETRY_CLASSES)[Class] };
