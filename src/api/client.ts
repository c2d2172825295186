import { OrdersError, toServiceCode } from './errors.js';
import type { CallContext } from './call-context.js';
import { isInDoubt, readAnswer, type Attempt, type Fault, type FileKind } from './fault.js';
import type { ClassedCall } from './call-classes.js';
import { READ_CLASS } from './read-class.js';
import type { RetryClass } from './retry-class.js';
import { getRetryDelay } from './retry-delay.js';
import { untilAborted } from './until-aborted.js';
import { wait } from './wait.js';

const APP_ID = /^(?:x-)?app-?id$/i;

/** What is asked for, and under which rules. */
export type ApiRequest = ClassedCall & RequestParts;

interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query below the API base. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What a good answer is in place of JSON. */
  readonly file?: FileKind;
  readonly signal: AbortSignal;
}

/**
 * Sends a request under the rules of its retry class and gives what a 2xx answer holds: JSON, or the bytes of the file that was asked for.
 *
 * @throws OrdersError for every other end; an aborted request rejects with the signal's reason
 */
export async function send(context: CallContext, request: ApiRequest): Promise<unknown> {
  request.signal.throwIfAborted();
  const rules: RetryClass = request.rules ?? READ_CLASS;
  const deadline = context.platform.now() + rules.totalMs;
  const getToken = (reason: 'call' | 'expired') => untilAborted(request.signal, context.getAccessToken({ reason }));
  let token = await getToken('call');
  let hasReplayed = false;
  let limit = Infinity;
  let retries = 0;
  for (;;) {
    const attemptMs = Math.min(rules.attemptMs, deadline - context.platform.now());
    const sending = { wasOnline: context.platform.isOnline(), startedAt: context.platform.now() };
    const result = await trySend(context, request, { token, attemptMs });
    if ('content' in result) return result.content;
    const { fault } = result;
    const isUncertain = isInDoubt(fault, rules, { ...sending, now: context.platform.now() });
    if (fault.kind === 'signed-out' && !hasReplayed && !isUncertain) {
      hasReplayed = true;
      token = await getToken('expired');
      if (token !== undefined && context.platform.now() < deadline) continue;
    }
    // The strictest of the faults so far counts: after a timeout there is one more try, whatever comes next.
    limit = Math.min(limit, rules.retries[fault.kind] ?? 0);
    const delay = getRetryDelay({ retries, retryAfterMs: fault.retryAfterMs, random: context.platform.random() });
    // A Retry-After that ends too late is told to the shopper instead of waited for.
    if (retries >= limit || context.platform.now() + delay >= deadline) {
      throw toError(context, request, { ...fault, isUncertain });
    }
    retries += 1;
    await wait(context.platform, delay, request.signal);
  }
}

interface AttemptOptions {
  readonly token: string | undefined;
  readonly attemptMs: number;
}

/** One request. Gives what came or what went wrong; rejects only when the caller aborted. */
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
    return await untilAborted(signal, receive(context, request, { ...init, headers }));
  } catch (cause) {
    request.signal.throwIfAborted();
    return { fault: { kind: timeout.signal.aborted ? 'timeout' : 'network', cause } };
  } finally {
    stop();
  }
}

async function receive(context: CallContext, request: ApiRequest, init: RequestInit): Promise<Attempt> {
  const { platform, apiBase } = context;
  const response = await platform.fetch(apiBase + request.path, init);
  context.noteDate(response.headers.get('date'));
  const { file } = request;
  return readAnswer(response, { now: platform.now(), ...(file && { file }) });
}

function toHeaders(context: CallContext, request: ApiRequest, token: string | undefined): Headers {
  const headers = new Headers(context.headers);
  for (const name of [...headers.keys()]) if (APP_ID.test(name)) headers.delete(name);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  headers.set('accept', request.file?.mediaType ?? 'application/json');
  headers.set('x-visitor-id', context.visitorId);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

function toError(
  context: CallContext,
  { call }: ApiRequest,
  { kind, status, cause, retryAfterMs, reasons, location, isUncertain }: Fault & { readonly isUncertain: boolean },
): OrdersError {
  const isOffline = kind === 'network' && !isUncertain && !context.platform.isOnline();
  const failure = {
    code: isOffline ? ('offline' as const) : toServiceCode(call),
    retryable: kind !== 'refused' && kind !== 'signed-out',
    call,
    ...(status !== undefined && { status: kind === 'signed-out' ? 401 : status }),
    ...(retryAfterMs !== undefined && { retryAt: context.platform.now() + retryAfterMs }),
    ...(isUncertain && { isUncertain }),
    ...(kind === 'unreadable' && { unreadable: 'json' as const }),
  };
  return new OrdersError(failure, { cause, ...(reasons && { reasons }), ...(location && { location }) });
}
