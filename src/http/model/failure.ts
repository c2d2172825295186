/** A call as a store uses it. Its chunk loads on first use; it never rejects. */
export type Call<Request, Value> = (request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

/** What the page and the shopper may know about a failure. Contains no personal data. */
export interface Failure {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  /** The failed call, by the name of its file. */
  readonly call?: string;
  /** The HTTP status, if there was an answer. */
  readonly status?: number;
  /** Wall-clock milliseconds before which a retry would be refused. */
  readonly retryAt?: number;
  /** Set for a write that may have been carried out. The shopper must check before it is sent again. */
  readonly isUncertain?: true;
  /** The answer was not JSON, or JSON of an unexpected shape. */
  readonly unreadable?: 'json' | 'shape';
  /** More for the integrator; never shown to the shopper. */
  readonly details?: FailureDetails | undefined;
}

/** What helps the integrator to find a failure's cause. Contains no value of the answer. */
export interface FailureDetails {
  /** The fields of the answer that could not be read, such as `group[0].orderItems[2].product.title`; at most `MOST_PATHS`. */
  readonly paths?: readonly string[];
  /** Identifies the request in the service's logs. */
  readonly traceId?: string;
  /** The specification's text for developers. */
  readonly message?: string;
}

/** A broken list has the same fault in every order; the first ones name it. */
export const MOST_PATHS = 20;

/** Public codes that follow no pattern. */
export type NamedErrorCode =
  | 'chunk-load'
  | 'locale-load'
  | 'market-load'
  | 'offline'
  | 'unexpected'
  | 'order-block-unreadable'
  | 'picture-load'
  | 'payment-blocked'
  | 'input-credentials-invalid'
  | 'guest-proof-required'
  | 'service-redirected'
  | 'service-answer-mismatched'
  | 'config-api-base-untrusted'
  | 'config-call-missing';

/** Public codes; docs/errors.md says what each means. */
export type ErrorCode =
  | NamedErrorCode
  | `service-${string}-failure`
  | `input-${string}-invalid`
  | `config-${string}-invalid`;

/** `details`: a part of the answer could not be read. */
export interface Found<Value> {
  readonly kind: 'found';
  readonly value: Value;
  readonly details?: FailureDetails | undefined;
}

/** The result of a call. `missing` is an answer and not a failure: the requested resource does not exist, or not for this shopper. */
export type Outcome<Value> =
  | Found<Value>
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The state of a request. `isSlow` becomes true when the shopper should be told that it takes longer than usual. */
export type Load<Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'ready'; readonly value: Value; readonly details?: FailureDetails | undefined }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The state of a request after its outcome, without details for the integrator. */
export function toLoad<Value>(outcome: Outcome<Value>): Load<Value> {
  if (outcome.kind === 'found') return { status: 'ready', value: outcome.value };
  return outcome.kind === 'missing' ? { status: 'missing' } : { status: 'failed', failure: outcome.failure };
}

/** Time after which the shopper is told that loading takes longer than usual. */
export const SLOW_AFTER_MS = 3_000;
