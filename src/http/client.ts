import {
  type ApiRequest,
  type CallContext,
  toQuery,
  type Filters,
  type Transport,
  type TransportRequest,
} from './call-context.js';
import { OrdersError, toServiceCode, isInDoubt, readAnswer, type Attempt, type Fault } from './errors.js';
import type { ErrorCode, FailureDetails } from './model/failure.js';
import { READ_CLASS, getRetryDelay, untilAborted, wait, type RetryClass } from './retry-classes.js';
import { Secret, type Proof } from './model/secret.js';
import { encodeSegment } from './model/safe-url.js';
import { toGuestPhone } from './model/phone-number.js';
import { toDetails } from './trace-id.js';

const SIGNED_OUT = 401;

/** A 2xx answer. */
export interface Answer {
  /** JSON, or the bytes of the requested file. */
  readonly content: unknown;
  readonly details: FailureDetails | undefined;
  /** Call it once the answer could be read: the write is complete, and its idempotency key is not used again. */
  settle(): void;
}

/**
 * Sends a request under the rules of its retry class. Redirects are never followed.
 *
 * @throws OrdersError unless a 2xx answer came; an aborted request rejects with the signal's reason
 */
export async function send(context: CallContext, request: ApiRequest): Promise<Answer> {
  throwIfRefused(context, request);
  const rules: RetryClass = request.retry ?? READ_CLASS;
  const deadline = context.platform.now() + rules.totalMs;
  let token = await getToken(context, request, 'call');
  let hasReplayed = false;
  let limit = Infinity;
  let retries = 0;
  for (;;) {
    const attemptMs = Math.min(rules.attemptMs, deadline - context.platform.now());
    const sending = { wasOnline: context.platform.isOnline(), startedAt: context.platform.now() };
    const written = writeRequest(context, request, token);
    const result = await trySend(context, request, { written, attemptMs });
    const { details } = result;
    if ('content' in result) return { content: result.content, details, settle: written.settle };
    const { fault } = result;
    const isUncertain = isInDoubt(fault, rules, { ...sending, now: context.platform.now() });
    if (isSignedOut(fault) && !hasReplayed && !isUncertain) {
      hasReplayed = true;
      token = await getToken(context, request, 'expired');
      if (token !== undefined && context.platform.now() < deadline) continue;
    }
    // The strictest limit so far applies: after a timeout there is one more try, whatever the next fault is.
    limit = Math.min(limit, rules.retries[fault.kind] ?? 0);
    const delay = getRetryDelay({ retries, retryAfterMs: fault.retryAfterMs, random: context.platform.random() });
    // If Retry-After ends after the deadline, fail now and let the shopper see the time.
    if (retries >= limit || context.platform.now() + delay >= deadline) {
      throw toError(context, request, { ...fault, isUncertain, written, details });
    }
    retries += 1;
    await wait(context.platform, delay, request.signal);
  }
}

/** @throws the signal's reason if the request was aborted, and an OrdersError for a call that the back end does not have */
function throwIfRefused(context: CallContext, { name, signal }: ApiRequest): void {
  signal.throwIfAborted();
  const refusal = context.findRefusal(name);
  if (refusal) throw new OrdersError(refusal);
}

/** A request that cannot be serialised was never sent, so its outcome is certain. */
function writeRequest(context: CallContext, request: ApiRequest, token: Secret | undefined): FetchRequest {
  try {
    return toFetchRequest(context, request, token);
  } catch (cause) {
    throw new OrdersError({ code: 'unexpected', retryable: false, call: request.name }, { cause });
  }
}

async function getToken(
  context: CallContext,
  { name, isForMember, signal }: ApiRequest,
  reason: 'call' | 'expired',
): Promise<Secret | undefined> {
  const tokenRequest = { reason, call: name, isForMember: isForMember === true };
  const { token, refusal } = await untilAborted(signal, context.getAccessToken(tokenRequest));
  if (refusal) throw new OrdersError(refusal);
  return token;
}

/** Whether the shopper has to sign in. A redirect counts as such, because a client cannot tell a redirect to a sign-in page from any other. */
function isSignedOut({ kind }: Fault): boolean {
  return kind === 'signed-out' || kind === 'redirected';
}

interface AttemptOptions {
  readonly written: FetchRequest;
  readonly attemptMs: number;
}

/** Sends one request and returns its answer or its fault; rejects only if the caller aborted. */
async function trySend(context: CallContext, request: ApiRequest, options: AttemptOptions): Promise<Attempt> {
  const timeout = new AbortController();
  const stop = context.platform.after(options.attemptMs, () => timeout.abort());
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  try {
    // A page that wraps fetch may drop the signal; do not wait for such a request either.
    return await untilAborted(signal, receive(context, request, { ...options.written, signal }));
  } catch (cause) {
    request.signal.throwIfAborted();
    return { fault: { kind: timeout.signal.aborted ? 'timeout' : 'network', cause } };
  } finally {
    stop();
  }
}

async function receive(
  context: CallContext,
  { name: call, file }: ApiRequest,
  { url, init, signal }: FetchRequest & { readonly signal: AbortSignal },
): Promise<Attempt> {
  const { platform, transport, apiBase } = context;
  const response = await (transport
    ? fetchByTransport(transport, { call, url, apiBase, init, signal })
    : platform.fetch(url, { ...init, signal }));
  context.noteDate(response.headers.get('date'));
  const attempt = await readAnswer(response, { now: platform.now(), ...(file && { file }) });
  return { ...attempt, details: toDetails(response.headers) };
}

interface WrittenRequest {
  readonly call: string;
  /** Absolute; begins with `apiBase`. */
  readonly url: string;
  readonly apiBase: string;
  readonly init: RequestInit;
  readonly signal: AbortSignal;
}

/** Sends a written request by the page's transport. The answer has the form of `fetch`, so that one reader serves both. */
async function fetchByTransport(transport: Transport, request: WrittenRequest): Promise<Response> {
  const { call, url, apiBase, init, signal } = request;
  const [path = '', query] = url.slice(apiBase.length).split('?');
  const { status, headers, body } = await transport({
    call,
    method: init.method as TransportRequest['method'],
    path,
    query: [...new URLSearchParams(query)],
    headers: Object.fromEntries(init.headers as Headers),
    ...(typeof init.body === 'string' && { body: JSON.parse(init.body) as unknown }),
    signal,
  });
  const content = body instanceof Blob ? body : JSON.stringify(body);
  // A response with this status must not have a body, not even an empty one.
  return new Response(status === 204 ? null : content, { status, ...(headers && { headers }) });
}

interface JudgedFault extends Fault {
  readonly isUncertain: boolean;
  readonly written: FetchRequest;
  readonly details: FailureDetails | undefined;
}

function toError(context: CallContext, { name: call }: ApiRequest, fault: JudgedFault): OrdersError {
  const { kind, cause, retryAfterMs, reasons, location, isUncertain, details } = fault;
  const status = getStatus(fault);
  // A refusal completes the write. After any other fault it may be sent again with the same key.
  if (kind === 'refused') fault.written.settle();
  const failure = {
    code: getCode(context, call, fault),
    retryable: kind !== 'refused' && status !== SIGNED_OUT,
    call,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAt: context.platform.now() + retryAfterMs }),
    ...(isUncertain && { isUncertain }),
    ...(kind === 'unreadable' && { unreadable: 'json' as const }),
    details,
  };
  const { isByGuest } = fault.written;
  return new OrdersError(failure, { cause, isByGuest, ...(reasons && { reasons }), ...(location && { location }) });
}

function getCode({ platform }: CallContext, call: string, { kind, isUncertain }: JudgedFault): ErrorCode {
  if (kind === 'network' && !isUncertain && !platform.isOnline()) return 'offline';
  return kind === 'redirected' ? 'service-redirected' : toServiceCode(call);
}

/**
 * The HTTP status of the failure, with 401 for a redirected read. A redirected write keeps its own status, because signing in does not tell
 * whether it was carried out.
 */
function getStatus({ kind, status, isUncertain }: JudgedFault): number | undefined {
  const isRead = kind === 'redirected' && !isUncertain;
  return kind === 'signed-out' || isRead ? SIGNED_OUT : status;
}

const APP_ID = /^(?:x-)?app-?id$/i;

/** What `fetch` is called with. */
interface FetchRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** Whether the request counts as a guest's: it has no member's token, or it has a contact, because the order is another person's. */
  readonly isByGuest: boolean;
  /** The write is complete: do not use its idempotency key again. */
  settle(): void;
}

/**
 * Serialises a request. This is the only place that opens secrets: each names its origin, and a request goes to the origin of the API
 * base only. Redirects are never followed, because a browser would send body and headers along to the target.
 *
 * @throws TypeError if a secret is for another origin
 */
function toFetchRequest(context: CallContext, request: ApiRequest, token: Secret | undefined): FetchRequest {
  const open = (secret: Secret): string => Secret.open(secret, context.origin);
  const { method } = request;
  const url = context.apiBase + withGuestFilters(context, request, open);
  const body = toJson(request.body, open);
  const headers = toHeaders(context, request, { token, open });
  const isByGuest = token === undefined || request.proof !== undefined;
  const guestToken = isByGuest ? context.guestProof.find(request.proof) : undefined;
  if (guestToken) headers.set('x-guest-token', open(guestToken));
  const write = `${method} ${url} ${body} ${request.intent}`;
  const rules: RetryClass | undefined = request.retry;
  const keys = rules?.isWrite ? context.idempotencyKeys : undefined;
  if (keys) headers.set('idempotency-key', keys.get(write));
  return {
    url,
    init: {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      ...(body !== undefined && { body }),
    },
    isByGuest,
    settle: () => keys?.settle(write),
  };
}

/** Reads each value from its parent: an old library on the page may have added a `toJSON` to arrays that turns them into strings. */
function toJson(body: unknown, open: Opener): string | undefined {
  if (body === undefined) return undefined;
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, key: string) {
    const value = this[key];
    return value instanceof Secret ? open(value) : value;
  });
}

interface HeaderSources {
  readonly token: Secret | undefined;
  readonly open: Opener;
}

type Opener = (secret: Secret) => string;

/** Sets the retailer's headers first, so that the client's own ones replace them. */
function toHeaders(context: CallContext, request: ApiRequest, { token, open }: HeaderSources): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(context.headers)) headers.set(name, open(value));
  for (const name of [...headers.keys()]) if (APP_ID.test(name)) headers.delete(name);
  for (const [name, value] of Object.entries(toGuestHeaders(context, request.proof, open))) headers.set(name, value);
  headers.set('accept', request.file?.mediaType ?? 'application/json');
  headers.set('x-visitor-id', context.visitorId);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${open(token)}`);
  return headers;
}

/**
 * A guest's contact as headers, for retailers that take it there. Percent-encoded, because headers carry ASCII only. Members send none:
 * their token is the proof.
 */
function toGuestHeaders(context: CallContext, proof: Proof | undefined, open: Opener): Record<string, string> {
  if (!proof || context.guestCredentials === 'filter') return {};
  return 'email' in proof
    ? { 'x-guest-email': encodeSegment(open(proof.email)) }
    : { 'x-guest-phone': toGuestPhone(open(proof.phoneNumber), context.dialCode) };
}

/** The path of a request, with a guest's contact as a filter for retailers that take it there. */
function withGuestFilters(context: CallContext, { path, proof }: ApiRequest, open: Opener): string {
  if (!proof || context.guestCredentials === 'header') return path;
  const filters: Filters =
    'email' in proof
      ? [['email', open(proof.email)]]
      : [['phoneNumber', toGuestPhone(open(proof.phoneNumber), context.dialCode)]];
  return `${path}${path.includes('?') ? '&' : '?'}${toQuery(filters)}`;
}
