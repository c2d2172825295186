import type { ErrorCode, Failure, FailureDetails, NamedErrorCode } from './model/failure.js';
import type { FaultKind, RetryClass } from './retry-classes.js';

/** What went wrong in one attempt. */
export interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly retryAfterMs?: number;
  /** What was thrown, or the text of the service's answer. */
  readonly cause?: unknown;
  /** The service's reasons for a refusal; absent if the answer was not the service's own. */
  readonly reasons?: readonly Reason[];
  /** For a refusal: where the requested resource already exists. */
  readonly location?: string;
}

/** One reason of a refusal, as the service sent it; empty strings if it sent none. */
interface Reason {
  readonly code: string;
  readonly message: string;
}

/** The answer's JSON or the bytes of a file, or the fault. */
export type Attempt = ({ readonly content: unknown } | { readonly fault: Fault }) & {
  readonly details?: FailureDetails | undefined;
};

interface AnswerReading {
  /** Wall clock, milliseconds since 1970. */
  readonly now: number;
  readonly file?: FileKind;
}

/** A file format that a call requests instead of JSON. */
export interface FileKind {
  readonly mediaType: string;
  /** Whether the bytes are a complete file of this kind; the status is the 2xx status of the answer. */
  readonly isWhole: (bytes: Uint8Array, status: number) => boolean;
}

/** Reads an answer: the JSON or the file of a 2xx answer, or its fault. */
export async function readAnswer(response: Response, { now, file }: AnswerReading): Promise<Attempt> {
  if (isRedirect(response)) return { fault: { kind: 'redirected' } };
  if (response.ok && file) return readFile(new Uint8Array(await response.arrayBuffer()), file, response.status);
  // Read the body of a refusal too: an unread body keeps its connection open.
  const text = await response.text();
  if (response.ok) return readJson(text);
  const { status, headers } = response;
  const retryAfterMs = findRetryAfter(headers.get('retry-after'), now);
  const reasons = findReasons(text);
  const location = headers.get('location');
  return {
    fault: {
      kind: toFaultKind(status),
      status,
      cause: text,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(reasons && { reasons }),
      ...(location !== null && { location }),
    },
  };
}

/**
 * `redirected` is true if a page's wrapper around fetch dropped `redirect: 'manual'`; the answer comes from another address then. Only
 * the page's own transport shows the status of a redirect.
 */
function isRedirect({ type, redirected, status }: Response): boolean {
  return type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);
}

/** The circumstances of a request. Times are wall clock, milliseconds since 1970. */
interface Sending {
  readonly wasOnline: boolean;
  readonly startedAt: number;
  readonly now: number;
}

/** A browser that knows it is offline refuses a request within this time. */
const AT_ONCE_MS = 1_000;

/**
 * Whether a failed write may have been carried out. A service may fail after it has done its work, so any 5xx is in doubt, whatever its
 * body says. A request that fails at once while the shopper is offline was never sent. But a browser may be wrong about being offline, so
 * an answer, or a long wait without one, is judged as if it were online.
 */
export function isInDoubt(
  { kind, status }: Fault,
  { isWrite }: Pick<RetryClass, 'isWrite'>,
  { wasOnline, startedAt, now }: Sending,
): boolean {
  if (!isWrite) return false;
  if (kind === 'network') return wasOnline || now - startedAt > AT_ONCE_MS;
  if (kind === 'timeout' || kind === 'unreadable') return true;
  // A sign-in page from a gateway says nothing about the service behind it.
  if (kind === 'signed-out') return status === 200;
  return kind === 'server' || kind === 'redirected';
}

/** Reads anything but a complete file as JSON: a sign-in page, or another answer that shows what went wrong. */
function readFile(bytes: Uint8Array, { isWhole }: FileKind, status: number): Attempt {
  return isWhole(bytes, status) ? { content: bytes } : readJson(new TextDecoder().decode(bytes));
}

/** HTML instead of data is a sign-in page from a gateway. */
function readJson(text: string): Attempt {
  if (/^\s*</.test(text)) return { fault: { kind: 'signed-out', status: 200 } };
  try {
    return { content: JSON.parse(text) as unknown };
  } catch (cause) {
    return { fault: { kind: 'unreadable', status: 200, cause } };
  }
}

function findReasons(text: string): Reason[] | undefined {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    return (errors as { code?: unknown; message?: unknown }[]).map(({ code, message }) => ({
      code: toText(code),
      message: toText(message),
    }));
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toFaultKind(status: number): FaultKind {
  if (status === 401) return 'signed-out';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'server' : 'refused';
}

/** A wait of zero would cause an immediate second attempt. */
const SHORTEST_MS = 1_000;
/** The time is shown to the shopper, and dates have limits: no header may produce a time that cannot be shown. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Reads a `Retry-After` header: seconds, or a date.
 *
 * @returns milliseconds from `now`, at least one second and at most a day; absent if the header is absent or unreadable
 */
export function findRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^-?\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}

/** What each public error code means, and how to fix it; `docs/errors.md` is generated from this table. */
export const ERROR_CODES = {
  'chunk-load': 'A part of the package could not be loaded. Check that every file of the build lies beside the script.',
  'locale-load': 'The texts of a language could not be loaded or failed the integrity check; the tag shows English.',
  'market-load':
    "The rules of the markets could not be loaded or failed the integrity check; the tag leaves out what depends on a country's rules.",
  offline: 'The shopper is offline. Nothing was sent.',
  unexpected: 'A fault in this package. Please report it with the console message.',
  'order-block-unreadable':
    'An order of a list, a part of an order or a value in it cannot be read; the tag shows the rest.',
  'picture-load': 'A picture of an order could not be loaded; the tag shows a placeholder.',
  'service-identity-failure':
    'The page did not identify the shopper within ten seconds: `adapter.ready` is still pending.',
  'input-credentials-invalid':
    "No order matches the guest's input, or no gift card matches the number and PIN. The code is the same for every cause.",
  'guest-proof-required':
    'The service, or the page (`retailer.guestProof`), requires a code that proves who a guest is, and the guest left the step that asks for it. The call was not executed.',
  'service-redirected':
    'The service answered a call with a redirect, which the client never follows. A read counts as signed out; a write may have been executed.',
  'service-answer-mismatched':
    'The service returned another order or job than the requested one. The tag discards the response.',
  'service-order-summary-failure': "A member's order history could not be read.",
  'service-order-detail-failure': "A member's order could not be read.",
  'service-list-partner-history-failure': "A member's partner orders could not be read.",
  'service-list-consents-failure': 'The partners of a member could not be read; the history has no tabs.',
  'service-get-order-summary-failure': 'The order of a guest could not be read.',
  'service-request-guest-check-failure': 'The phone number of a guest could not be checked.',
  'service-request-guest-challenge-failure': 'A guest asked for a code, and the service did not send one.',
  'service-request-guest-token-failure': 'The code of a guest could not be checked.',
  'service-get-gift-card-balance-failure': 'The balance of a gift card could not be read.',
  'service-request-cancel-failure': 'An order could not be cancelled, or the outcome is unknown.',
  'service-get-cancel-job-failure': 'The outcome of a cancellation could not be read.',
  'service-list-stores-failure':
    'The store of an order could not be found or read; the tag shows its address without hours.',
  'service-deferred-payment-failure':
    'The payment options of an order on hold could not be read, or lead to an unknown payment host; the tag shows the order without them.',
  'payment-blocked':
    'The browser blocked a payment form, because `form-action` of the page or the sandbox of its frame does not allow it.',
  'service-search-order-history-failure': "A member's orders could not be searched.",
  'service-get-document-failure': 'A document of an order could not be loaded.',
  'service-get-e-fapiao-failure': 'The e-fapiao of an order could not be downloaded.',
  'service-list-similar-products-failure': 'Similar products could not be read.',
  'service-request-cart-item-failure':
    'An item could not be bought again: it was not added to the cart, has no price, or the outcome is unknown.',
  'service-request-return-method-failure':
    'The service was not told that a shopper sends a return back by another method; the shopper has the instructions of that method.',
  'service-request-return-failure': 'A return could not be requested, or the outcome is unknown.',
  'service-get-return-job-failure': 'The outcome of a return could not be read.',
  'service-list-carrier-services-failure':
    "The carriers of a country could not be read, or there are none; the tag shows the market's return methods.",
  'service-request-store-return-email-failure':
    'The e-mail about a return to a store was not sent; the return was created.',
  'service-request-notification-failure': 'The notification about a return could not be sent; the return was created.',
  'service-list-exchange-options-failure':
    'The exchange options of an item could not be read; it can still be returned.',
  'service-request-exchange-preview-failure': 'The preview of an exchange could not be read.',
  'service-request-exchange-order-failure':
    'The return was created, but the exchange could not be ordered, or its outcome is unknown.',
  'service-list-addresses-failure': "A member's address book could not be read; the tag shows it empty.",
  'service-request-new-address-failure':
    'An address could not be saved to the address book, or the outcome is unknown; it can be used for this return.',
  'service-request-address-update-failure':
    'An address of the address book could not be changed; this return uses the changed address.',
  'service-request-address-check-failure': 'An address could not be verified; the shopper is asked to check it.',
  'service-request-bank-refund-failure':
    'A bank account could not be sent, or the outcome is unknown; the refund still needs an account.',
  'service-request-return-cancellation-failure': 'A return could not be cancelled, or the outcome is unknown.',
  'service-get-return-cancellation-job-failure': 'The outcome of the cancellation of a return could not be read.',
  'service-request-withdrawal-failure':
    'A statement of withdrawal could not be sent, or the outcome is unknown; the shopper keeps the form and can send it again.',
  'service-get-return-label-failure': 'The label of a return could not be fetched, or is not formatted correctly.',
  'service-request-label-dispatch-failure':
    'The label of a return could not be sent by e-mail or post, or the outcome is unknown.',
  'input-curbside-place-invalid':
    'Missing order number or qr id: a check-in at a store was opened without its order number, its store id or its QR id.',
  'service-request-curbside-arrival-failure':
    'A store could not be told that a shopper is waiting outside, or the outcome is unknown.',
  'service-get-curbside-interaction-failure':
    'The progress of a curbside check-in could not be read; the store still knows about the shopper.',
  'config-api-base-untrusted':
    "The tag did not send a member's call, because the page does not trust the origin of `api-base` with its token. Name the origin in a script: `configureOrders({ apiBase })`, `configureOrders({ trustedOrigins })` or `adapter.service.origin`.",
  'config-access-token-invalid':
    'The value of `adapter.getAccessToken()` is not a string, or contains a line break or characters outside Latin-1, which a header cannot contain. The tag sent nothing.',
  'config-call-missing':
    'A call is not in `adapter.service.calls`: a tag that is useless without it shows a message, and what needs it elsewhere is not sent.',
  'config-{attribute}-invalid':
    'An attribute or page-wide default has an invalid value, or a tag for one order has no order number.',
} as const satisfies Readonly<Record<NamedErrorCode, string>> & Readonly<Record<string, string>>;

/**
 * The one error of the HTTP layer: a failure with its cause, which may be the text of an answer and is neither shown nor logged. `name` is
 * set explicitly so that it survives minification.
 */
export class OrdersError extends Error {
  override readonly name = 'OrdersError';
  /** Why the service refused. For matching only: never shown, never logged. */
  readonly reasons: readonly Reason[];
  /**
   * Where the requested resource already exists, according to the service; absent if it does not say, or the page may not read the
   * header.
   */
  readonly location: string | undefined;
  /** Whether the refused request counts as a guest's: it had no member's token, or a contact for another person's order. */
  readonly isByGuest: boolean;

  constructor(
    readonly failure: Failure,
    options: ErrorOptions & Partial<Pick<OrdersError, 'reasons' | 'location' | 'isByGuest'>> = {},
  ) {
    super(`${failure.code}${failure.status === undefined ? '' : ` (${failure.status})`}`, options);
    this.reasons = options.reasons ?? [];
    this.location = options.location;
    this.isByGuest = options.isByGuest === true;
  }
}

/** Codes that the specification names (returns and calls, section 8); all others are derived from the call's name. */
const NAMED_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['list-order-history', 'service-order-summary-failure'],
  ['get-order', 'service-order-detail-failure'],
  ['request-deferred-payment', 'service-deferred-payment-failure'],
  ['get-deferred-payment-job', 'service-deferred-payment-failure'],
]);

/** The public error code of a failed call. */
export function toServiceCode(call: string): ErrorCode {
  return NAMED_CODES.get(call) ?? `service-${call}-failure`;
}

/** An answer that is JSON but violates the contract. Not an HTTP failure: another request would get the same answer. */
export class SchemaFailure extends Error {
  override readonly name = 'SchemaFailure';
  /** Path of the first unreadable field; empty if the answer as a whole has the wrong type. */
  readonly path: string;

  constructor(path: string) {
    super(path === '' ? 'The answer is not an object.' : `The answer's field ${path} cannot be read.`);
    this.path = path;
  }
}
