import type { ApiRequest, CallContext } from './call-context.js';
import { send, type Answer } from './client.js';
import { OrdersError } from './errors.js';
import { untilAborted } from './retry-classes.js';

/**
 * Sends a request. If the service requires that a guest proves by a code who they are, it was not executed, and is sent once more after the
 * code.
 *
 * @throws OrdersError unless a 2xx answer came; an aborted request rejects with the signal's reason
 */
export async function sendProved(context: CallContext, request: ApiRequest): Promise<Answer> {
  const isFirst = request.needsCode && context.guestProof.isNeeded(request.proof);
  if (isFirst) await prove(context, request);
  try {
    return await send(context, request);
  } catch (error) {
    if (isFirst || !needsProof(error)) throw error;
    await prove(context, request);
    return send(context, request);
  }
}

/** @throws OrdersError if the guest left the step that asks for the code */
async function prove({ guestProof }: CallContext, { name: call, signal }: ApiRequest): Promise<void> {
  signal.throwIfAborted();
  if (await untilAborted(signal, guestProof.prove(signal))) return;
  throw new OrdersError({ code: 'guest-proof-required', retryable: true, call });
}

function needsProof(error: unknown): boolean {
  if (!(error instanceof OrdersError) || error.failure.status !== 403) return false;
  return error.reasons[0]?.code === 'GUEST_PROOF_REQUIRED';
}
