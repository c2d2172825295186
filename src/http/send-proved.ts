import type { ApiRequest, CallContext } from './call-context.js';
import { send, type Answer } from './client.js';
import { OrdersError } from './errors.js';
import { untilAborted } from './retry-classes.js';

/**
 * Sends a request. If the service requires that a guest proves by a code who they are, it was not executed, and is sent once more after the
 * code. A member is never asked for one.
 *
 * @throws OrdersError unless a 2xx answer came; an aborted request rejects with the signal's reason
 */
export async function sendProved(context: CallContext, request: ApiRequest): Promise<Answer> {
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
