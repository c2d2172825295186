import type { Failure, Outcome } from './model/failure.js';
import type { ApiRequest, CallContext } from './call-context.js';
import { send, type Answer } from './client.js';
import { OrdersError, toServiceCode } from './errors.js';
import type { RetryClass } from './retry-classes.js';

export type OutcomeRequest<Value> = ApiRequest & {
  /** Whether an answer is about what was asked for; one that is not is refused whole. */
  readonly isAsked?: (value: Value) => boolean;
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
    if (request.isAsked && !request.isAsked(value)) return { kind: 'failed', failure: toMismatch(request) };
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
