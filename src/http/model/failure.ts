/** A call as a store uses it. Its chunk loads with the first use; it never rejects. */
export type Call<Request, Value> = (request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

/** What the page and the shopper may learn of a failure. Holds no personal data. */
export interface Failure {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  /** The call that failed, by the name of its file. */
  readonly call?: string;
  /** HTTP status, where an answer came. */
  readonly status?: number;
  /** Wall-clock milliseconds before which another try would be refused. */
  readonly retryAt?: number;
  /** Of a write: it may have been done all the same. Before it is sent again, somebody has to look. */
  readonly isUncertain?: true;
  /** What came was no answer: no JSON, or JSON of another shape. */
  readonly unreadable?: 'json' | 'shape';
}

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
  | 'service-redirected'
  | 'service-answer-mismatched'
  | 'config-api-base-untrusted';

/** Public codes; docs/errors.md says what each means. */
export type ErrorCode =
  NamedErrorCode | `service-${string}-failure` | `input-${string}-invalid` | `config-${string}-invalid`;

/** How a call ends. A miss is an answer, not a failure: what was asked for does not exist, or not for this shopper. */
export type Outcome<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Where something asked for stands. `isSlow` turns true when the shopper should be told that it takes longer than usual. */
export type Load<Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** After this long the shopper is told that it takes longer than usual. */
export const SLOW_AFTER_MS = 3_000;
