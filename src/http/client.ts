import type { ApiRequest, CallContext } from './call-context.js';
import { OrdersError, toServiceCode, isInDoubt, readAnswer, type Attempt, type Fault } from './errors.js';
import type { ErrorCode, Failure, Outcome } from './model/failure.js';
import { READ_CLASS, getRetryDelay, untilAborted, type RetryClass } from './retry-classes.js';
import type { Secret } from './model/secret.js';
import { toFetchRequest, type FetchRequest } from './to-fetch-request.js';
import type { Platform } from '../platform/platform.js';

const SIGNED_OUT = 401;

/** What a 2xx answer holds. */
interface Answer {
  /** JSON, or the bytes of the file that was asked for. */
  readonly content: unknown;
  /** Says that the answer could be read: a write is over with it, and its key is not used again. */
  settle(): void;
}

/**
 * Sends a request under the rules of its retry class. No redirect is followed.
 *
 * @throws OrdersError for every end but a 2xx answer; an aborted request rejects with the signal's reason
 */
async function send(context: CallContext, request: ApiRequest): Promise<Answer> {
  request.signal.throwIfAborted();
  const rules: RetryClass = request.rules ?? READ_CLASS;
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
    if ('content' in result) return { content: result.content, settle: written.settle };
    const { fault } = result;
    const isUncertain = isInDoubt(fault, rules, { ...sending, now: context.platform.now() });
    if (isSignedOut(fault) && !hasReplayed && !isUncertain) {
      hasReplayed = true;
      token = await getToken(context, request, 'expired');
      if (token !== undefined && context.platform.now() < deadline) continue;
    }
    // The strictest of the faults so far counts: after a timeout there is one more try, whatever comes next.
    limit = Math.min(limit, rules.retries[fault.kind] ?? 0);
    const delay = getRetryDelay({ retries, retryAfterMs: fault.retryAfterMs, random: context.platform.random() });
    // A Retry-After that ends too late is told to the shopper instead of waited for.
    if (retries >= limit || context.platform.now() + delay >= deadline) {
      throw toError(context, request, { ...fault, isUncertain, written });
    }
    retries += 1;
    await wait(context.platform, delay, request.signal);
  }
}

/** A request that cannot be written out was not sent: whatever the fault is, nothing is in doubt. */
function writeRequest(context: CallContext, request: ApiRequest, token: Secret | undefined): FetchRequest {
  try {
    return toFetchRequest(context, request, token);
  } catch (cause) {
    throw new OrdersError({ code: 'unexpected', retryable: false, call: request.call }, { cause });
  }
}

async function getToken(
  context: CallContext,
  { call, isForMember, signal }: ApiRequest,
  reason: 'call' | 'expired',
): Promise<Secret | undefined> {
  const asked = { reason, call, isForMember: isForMember === true };
  const { token, refusal } = await untilAborted(signal, context.getAccessToken(asked));
  if (refusal) throw new OrdersError(refusal);
  return token;
}

/** A redirect of a read leads to a sign-in page, as far as a client can tell. */
function isSignedOut({ kind }: Fault): boolean {
  return kind === 'signed-out' || kind === 'redirected';
}

interface AttemptOptions {
  readonly written: FetchRequest;
  readonly attemptMs: number;
}

/** One request. Gives what came or what went wrong; rejects only when the caller aborted. */
async function trySend(context: CallContext, request: ApiRequest, options: AttemptOptions): Promise<Attempt> {
  const timeout = new AbortController();
  const stop = context.platform.after(options.attemptMs, () => timeout.abort());
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  try {
    // A page that wraps fetch may drop the signal: such a request is not waited for either.
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
  { file }: ApiRequest,
  { url, init, signal }: FetchRequest & { readonly signal: AbortSignal },
): Promise<Attempt> {
  const { platform } = context;
  const response = await platform.fetch(url, { ...init, signal });
  context.noteDate(response.headers.get('date'));
  return readAnswer(response, { now: platform.now(), ...(file && { file }) });
}

interface JudgedFault extends Fault {
  readonly isUncertain: boolean;
  readonly written: FetchRequest;
}

function toError(context: CallContext, { call }: ApiRequest, fault: JudgedFault): OrdersError {
  const { kind, cause, retryAfterMs, reasons, location, isUncertain } = fault;
  const status = getStatus(fault);
  // A refusal is the end of a write; after anything else it may be sent again with the same key.
  if (kind === 'refused') fault.written.settle();
  const failure = {
    code: getCode(context, call, fault),
    retryable: kind !== 'refused' && status !== SIGNED_OUT,
    call,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAt: context.platform.now() + retryAfterMs }),
    ...(isUncertain && { isUncertain }),
    ...(kind === 'unreadable' && { unreadable: 'json' as const }),
  };
  return new OrdersError(failure, { cause, ...(reasons && { reasons }), ...(location && { location }) });
}

function getCode({ platform }: CallContext, call: string, { kind, isUncertain }: JudgedFault): ErrorCode {
  if (kind === 'network' && !isUncertain && !platform.isOnline()) return 'offline';
  return kind === 'redirected' ? 'service-redirected' : toServiceCode(call);
}

/** A write that met a redirect is in doubt, which signing in would not settle. */
function getStatus({ kind, status, isUncertain }: JudgedFault): number | undefined {
  const isRead = kind === 'redirected' && !isUncertain;
  return kind === 'signed-out' || isRead ? SIGNED_OUT : status;
}

/** Waits. Rejects as soon as the signal is aborted, and then leaves no timer behind. */
export async function wait({ after }: Pick<Platform, 'after'>, ms: number, signal: AbortSignal): Promise<void> {
  let stop = (): void => {};
  const due = new Promise<void>((resolve) => (stop = after(ms, resolve)));
  try {
    await untilAborted(signal, due);
  } finally {
    stop();
  }
}

type OutcomeRequest<Value> = ApiRequest & {
  /** Whether an answer is about what was asked for; one that is not is refused whole. */
  readonly isRequested?: (value: Value) => boolean;
  /** Of a refused write: what it says all the same, where its words are an answer. */
  readonly findAnswer?: (refusal: OrdersError) => Value | undefined;
};

/** Sends a request whose 404 is an answer, and turns the answer into a domain value. Rejects only when it was aborted. */
export async function findOutcome<Value>(
  context: CallContext,
  toValue: (json: unknown) => Value,
  request: OutcomeRequest<Value>,
): Promise<Outcome<Value>> {
  try {
    const answer = await send(context, request);
    const value = toValue(await toUsualNames(context, answer));
    if (request.isRequested && !request.isRequested(value)) return { kind: 'failed', failure: toMismatch(request) };
    answer.settle();
    return { kind: 'found', value };
  } catch (error) {
    request.signal.throwIfAborted();
    if (!(error instanceof OrdersError)) {
      // A schema failure: the service answered, but not with what the contract says. A write may have been done all the same.
      const { call } = request;
      const rules: RetryClass | undefined = request.rules;
      const isUncertain = rules?.isWrite && { isUncertain: true as const };
      const failure: Failure = {
        code: toServiceCode(call),
        retryable: true,
        call,
        unreadable: 'shape',
        ...isUncertain,
      };
      return { kind: 'failed', failure };
    }
    const answer = request.findAnswer?.(error);
    if (answer !== undefined) return { kind: 'found', value: answer };
    return error.failure.status === 404 ? { kind: 'missing' } : { kind: 'failed', failure: error.failure };
  }
}

function toMismatch({ call }: ApiRequest): Failure {
  return { code: 'service-answer-mismatched', retryable: true, call };
}

/** The answer under the usual names. What gives others theirs is fetched by pages that have others. */
async function toUsualNames({ fieldPrefix }: CallContext, { content }: Answer): Promise<unknown> {
  return fieldPrefix === undefined ? content : (await import('./field-prefix.js')).toUsualNames(content, fieldPrefix);
}
