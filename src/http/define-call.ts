import { toQuery, type ApiRequest, type CallContext, type CallWithRetry, type Filters } from './call-context.js';
import { OrdersError, SchemaFailure, toServiceCode, type FileKind } from './errors.js';
import { encodeSegment } from './model/safe-url.js';
import { MOST_PATHS, type Call, type Failure, type FailureDetails, type Outcome } from './model/failure.js';
import type { Proof } from './model/secret.js';
import { type RetryClass, untilAborted } from './retry-classes.js';
import { send, type Answer } from './client.js';

/** The names in a path template: `orderNumber` in `/history/v1/{orderNumber}`. */
type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

type WithParams<Path extends string> = [PathParam<Path>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<PathParam<Path>, string>> };

/** The variable parts of a request. Values are percent-encoded; what is undefined is left out. */
type RequestValues<Path extends string> = WithParams<Path> & {
  readonly filters?: Filters;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof?: Proof | undefined;
  /** Sent as JSON; any value in it may be a secret. */
  readonly body?: unknown;
  /** Tells writes apart that a shopper intends separately although they are equal. */
  readonly intent?: string | undefined;
};

interface AnswerContext extends CallContext {
  /** Called with the path of each field that cannot be read while the rest of the answer can. */
  readonly onUnreadable: (path: string) => void;
}

/** How one call of the HTTP contract is sent and read. */
type CallDefinition<Path extends string, Request, Value> = CallWithRetry & {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the API base, with its parameters in braces. */
  readonly path: Path;
  /** Send it only with the member's token. */
  readonly isForMember?: true;
  /** Where the page requires a code of guests, ask for it before the first attempt. */
  readonly needsCode?: true;
  /** The format of a successful answer, if it is not JSON. */
  readonly file?: FileKind;
  readonly toRequest: (request: Request, context: CallContext) => RequestValues<Path>;
  /** Turns a 2xx answer into a domain value; throws if the answer breaks the contract. */
  readonly toValue: (answer: unknown, request: Request, context: AnswerContext) => Value;
  /** The specification's text for developers if the answer cannot be read (returns and calls, sections 7 and 8). */
  readonly message?: string;
  /** Whether the answer is about what was requested; an answer that is not fails as a whole. */
  readonly isRequested?: (value: Value, request: Request) => boolean;
  /** The outcome of a refusal that counts as an answer. */
  readonly readRefusal?: (refusal: OrdersError) => Outcome<Value> | undefined;
};

/**
 * Sends a call of the contract and reads its answer. Rejects only if the signal is aborted.
 *
 * @returns `missing` for a 404; a failure with `isUncertain` if a write may have been carried out although no readable answer came
 */
export type DefinedCall<Path extends string, Request, Value> = {
  /** The path template, as the contract writes it. */
  readonly path: Path;
} & ((context: CallContext, request: Request, signal: AbortSignal) => Promise<Outcome<Value>>);

/** A defined call as a store uses it: bound to its element, loaded with its first use. */
export type CallOf<Defined> =
  Defined extends DefinedCall<string, infer Request, infer Value> ? Call<Request, Value> : never;

/** Defines a call of the HTTP contract as a typed function. A bundle that uses only the schema in the same file omits the call. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Path extends string, Request, Value>(
  definition: CallDefinition<Path, Request, Value>,
): DefinedCall<Path, Request, Value> {
  const { name, path, toRequest, toValue, isRequested, readRefusal, message } = definition;
  const run = async (context: CallContext, request: Request, signal: AbortSignal): Promise<Outcome<Value>> => {
    const values: RequestValues<Path> = toRequest(request, context);
    const apiRequest: ApiRequest = { ...definition, ...values, path: toPath(path, values), signal };
    const paths: string[] = [];
    let details: FailureDetails | undefined;
    /** Warns the integrator, and adds to the details of the event. */
    const explain = (text?: string): FailureDetails => {
      context.warnOfUnreadable({ ...details, call: name, paths });
      return {
        ...details,
        ...(paths.length > 0 && { paths: paths.slice(0, MOST_PATHS) }),
        ...(text !== undefined && { message: text }),
      };
    };
    try {
      const answer = await sendProved(context, apiRequest);
      ({ details } = answer);
      const onUnreadable = (at: string): void => void paths.push(at);
      const value = toValue(await withUsualNames(context, answer.content), request, { ...context, onUnreadable });
      if (isRequested && !isRequested(value, request)) {
        return { kind: 'failed', failure: { code: 'service-answer-mismatched', retryable: true, call: name, details } };
      }
      answer.settle();
      return { kind: 'found', value, ...(paths.length > 0 && { details: explain() }) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof OrdersError)) {
        if (error instanceof SchemaFailure && paths.length === 0) paths.push(...[error.path].filter(Boolean));
        return { kind: 'failed', failure: { ...toUnreadable(apiRequest), details: explain(message) } };
      }
      const { failure } = error;
      const refused = readRefusal?.(error);
      details = failure.details ?? details;
      return refused ?? toOutcome({ ...failure, details: failure.unreadable ? explain(message) : details });
    }
  };
  return Object.assign(run, { path });
}

interface WrittenValues extends RequestValues<string> {
  readonly params?: Readonly<Record<string, string>>;
}

/** Fills in a path template and appends the query: the filters first, then the rest in its order. */
function toPath(template: string, { params = {}, filters = [], query = {} }: WrittenValues): string {
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) => encodeSegment(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeSegment(String(value))}`],
  );
  const search = [...(filters.length > 0 ? [toQuery(filters)] : []), ...pairs].join('&');
  return search === '' ? path : `${path}?${search}`;
}

/** Reads the answer under the default field names. Only pages with a prefix of their own load the module that renames them. */
async function withUsualNames({ fieldPrefix }: CallContext, content: unknown): Promise<unknown> {
  return fieldPrefix === undefined ? content : (await import('./field-prefix.js')).toUsualNames(content, fieldPrefix);
}

/** The failure for an answer that breaks the contract. A write may have been carried out all the same. */
function toUnreadable({ name, retry }: ApiRequest): Failure {
  const rules: RetryClass | undefined = retry;
  return {
    code: toServiceCode(name),
    retryable: true,
    call: name,
    unreadable: 'shape',
    ...(rules?.isWrite && { isUncertain: true }),
  };
}

/** Converts a failure to an outcome. A 404 is an answer: the requested resource does not exist, or not for this shopper. */
function toOutcome(failure: Failure): Outcome<never> {
  return failure.status === 404 ? { kind: 'missing' } : { kind: 'failed', failure };
}

/**
 * Sends a request. If the service refuses it because a guest has to enter a code first, sends it once more after the code: the refused
 * request was not executed. Members are never asked for a code.
 *
 * @throws OrdersError unless a 2xx answer came; an aborted request rejects with the signal's reason
 */
async function sendProved(context: CallContext, request: ApiRequest): Promise<Answer> {
  const isFirst = context.guestProof.isNeeded(request);
  if (isFirst) await prove(context, request);
  try {
    return await send(context, request);
  } catch (error) {
    if (isFirst || !needsProof(error)) throw error;
    await prove(context, request);
    return send(context, request);
  }
}

/** @throws OrdersError if the guest left the step that asks for the code, or it cannot be loaded */
async function prove({ guestProof }: CallContext, { name: call, signal }: ApiRequest): Promise<void> {
  signal.throwIfAborted();
  const isProved = await untilAborted(signal, guestProof.prove(signal));
  if (isProved === undefined) throw new OrdersError({ code: 'chunk-load', retryable: true });
  if (!isProved) throw new OrdersError({ code: 'guest-proof-required', retryable: true, call });
}

function needsProof(error: unknown): boolean {
  if (!(error instanceof OrdersError) || !error.isByGuest || error.failure.status !== 403) return false;
  return error.reasons[0]?.code === 'GUEST_PROOF_REQUIRED';
}
