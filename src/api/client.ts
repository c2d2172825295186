import { OrdersError, toServiceCode } from './errors.js';
import type { CallContext } from './call-context.js';
import { findRetryAfter } from './retry-after.js';
import { CALL_CLASSES, RETRY_CLASSES, type CallName, type FaultKind, type RetryClass } from './retry-classes.js';
import { getRetryDelay } from './retry-delay.js';
import { untilAborted } from './until-aborted.js';
import { wait } from './wait.js';

const APP_ID = /^(?:x-)?app-?id$/i;

export interface ApiRequest {
  readonly call: CallName;
  readonly method: 'GET' | 'POST';
  /** Path and query below the API base. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

type Attempt = { readonly json: unknown } | { readonly fault: Fault };

/**
 * Sends a request under the rules of its retry class and gives the JSON of a 2xx answer.
 *
 * @throws OrdersError for every other end; an aborted request rejects with the signal's reason
 */
export async function send(context: CallContext, request: ApiRequest): Promise<unknown> {
  request.signal.throwIfAborted();
  const rules: RetryClass = RETRY_CLASSES[CALL_CLASSES[request.call]];
  const deadline = context.platform.now() + rules.totalMs;
  const getToken = (reason: 'call' | 'expired') => untilAborted(request.signal, context.getAccessToken({ reason }));
  let token = await getToken('call');
  let hasReplayed = false;
  let limit = Infinity;
  let retries = 0;
  for (;;) {
    const attemptMs = Math.min(rules.attemptMs, deadline - context.platform.now());
    const result = await trySend(context, request, { token, attemptMs });
    if ('json' in result) return result.json;
    const { fault } = result;
    if (fault.kind === 'signed-out' && !hasReplayed) {
      hasReplayed = true;
      token = await getToken('expired');
      if (token !== undefined && context.platform.now() < deadline) continue;
    }
    // The strictest of the faults so far counts: after a timeout there is one more try, whatever comes next.
    limit = Math.min(limit, rules.retries[fault.kind] ?? 0);
    const delay = getRetryDelay({ retries, retryAfterMs: fault.retryAfterMs, random: context.platform.random() });
    // A Retry-After that ends too late is told to the shopper instead of waited for.
    if (retries >= limit || context.platform.now() + delay >= deadline) throw toError(context, request, fault);
    retries += 1;
    await wait(context.platform, delay, request.signal);
  }
}

interface AttemptOptions {
  readonly token: string | undefined;
  readonly attemptMs: number;
}

/** One request. Gives the JSON or what went wrong; rejects only when the caller aborted. */
async function trySend(context: CallContext, request: ApiRequest, options: AttemptOptions): Promise<Attempt> {
  const timeout = new AbortController();
  const stop = context.platform.after(options.attemptMs, () => timeout.abort());
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  const init: RequestInit = {
    method: request.method,
    credentials: 'include',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  };
  try {
    const headers = toHeaders(context, request, options.token);
    // A page that wraps fetch may drop the signal: nobody waits for such a request for ever.
    return await untilAborted(signal, receive(context, request.path, { ...init, headers }));
  } catch (cause) {
    request.signal.throwIfAborted();
    return { fault: { kind: timeout.signal.aborted ? 'timeout' : 'network', cause } };
  } finally {
    stop();
  }
}

async function receive(context: CallContext, path: string, init: RequestInit): Promise<Attempt> {
  const response = await context.platform.fetch(context.apiBase + path, init);
  return response.ok ? readJson(await response.text()) : { fault: toFault(context, response) };
}

function toHeaders(context: CallContext, request: ApiRequest, token: string | undefined): Headers {
  const headers = new Headers(context.headers);
  for (const name of [...headers.keys()]) if (APP_ID.test(name)) headers.delete(name);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  headers.set('accept', 'application/json');
  headers.set('x-visitor-id', context.visitorId);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** A page in place of data is a sign-in page that a gateway put in the way. */
function readJson(text: string): Attempt {
  if (/^\s*</.test(text)) return { fault: { kind: 'signed-out', status: 200 } };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch (cause) {
    return { fault: { kind: 'unreadable', status: 200, cause } };
  }
}

function toFault(context: CallContext, response: Response): Fault {
  const { status } = response;
  const retryAfterMs = findRetryAfter(response.headers.get('retry-after'), context.platform.now());
  return { kind: toFaultKind(status), status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function toFaultKind(status: number): FaultKind {
  if (status === 401) return 'signed-out';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'server' : 'refused';
}

function toError(context: CallContext, { call }: ApiRequest, fault: Fault): OrdersError {
  const { status, cause, retryAfterMs } = fault;
  const isOffline = fault.kind === 'network' && !context.platform.isOnline();
  const failure = {
    code: isOffline ? ('offline' as const) : toServiceCode(call),
    retryable: fault.kind !== 'refused' && fault.kind !== 'signed-out',
    call,
    ...(status !== undefined && { status: fault.kind === 'signed-out' ? 401 : status }),
    ...(retryAfterMs !== undefined && { retryAt: context.platform.now() + retryAfterMs }),
  };
  return new OrdersError(failure, { cause });
}
