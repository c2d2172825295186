import type { Outcome } from '../domain/failure.js';
import type { CallContext } from './call-context.js';
import { send, type ApiRequest } from './client.js';
import { OrdersError, toServiceCode } from './errors.js';

/** Sends a request whose 404 is an answer, and turns the answer into a domain value. Rejects only when it was aborted. */
export async function findOutcome<Value>(
  context: CallContext,
  toValue: (json: unknown) => Value,
  request: ApiRequest,
): Promise<Outcome<Value>> {
  try {
    return { kind: 'found', value: toValue(await send(context, request)) };
  } catch (error) {
    request.signal.throwIfAborted();
    if (!(error instanceof OrdersError)) {
      // A schema failure: the service answered, but not with what the contract says.
      return { kind: 'failed', failure: { code: toServiceCode(request.call), retryable: true, call: request.call } };
    }
    return error.failure.status === 404 ? { kind: 'missing' } : { kind: 'failed', failure: error.failure };
  }
}
