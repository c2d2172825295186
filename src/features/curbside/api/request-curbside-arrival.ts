import { isInteractionId } from '../model/check-in.js';
import type { Outcome } from '../../../http/model/failure.js';
import type { CallContext } from '../../../http/call-context.js';
import type { ArrivalReply, ArrivalRequest } from './check-in-calls.js';
import { ARRIVALS_PATH } from './check-in-paths.js';
import type { OrdersError } from '../../../http/errors.js';
import { findOutcome } from '../../../http/client.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { toInteraction } from './interaction.js';

const CONFLICT = 409;

/**
 * Tells a store that somebody waits outside: `POST /store/pickup_interactions/v1`. It is sent once; sent again, the service says that it
 * knows (wire and defaults, lost answers).
 *
 * @returns the interaction; of a 409 the one that its `Location` names, else that there is one; missing where there is no such order
 *   or store; a failure with `isUncertain` where the store may know all the same
 */
export function requestCurbsideArrival(
  context: CallContext,
  { storeId, orderNumber, qrId, vehicle, proof }: ArrivalRequest,
  signal: AbortSignal,
): Promise<Outcome<ArrivalReply>> {
  const toReply = (json: unknown): ArrivalReply => ({ status: 'accepted', interaction: toInteraction(json) });
  return findOutcome(context, toReply, {
    call: 'request-curbside-arrival',
    rules: RETRY_CLASSES.write,
    method: 'POST',
    path: ARRIVALS_PATH,
    proof,
    body: { storeId, orderNumber, qrId, vehicleDescription: vehicle },
    findAnswer: findReply,
    signal,
  });
}

/** A page of another origin may not be allowed to read the header: then it is a duplicate like any other. */
function findReply({ failure, location }: OrdersError): ArrivalReply | undefined {
  if (failure.status !== CONFLICT) return undefined;
  const id = findId(location);
  return id === undefined ? { status: 'duplicate' } : { status: 'accepted', interaction: { id } };
}

/** The last part of the address, wherever the service says that it lies: it is asked for below our own base. */
function findId(location: string | undefined): string | undefined {
  const [path = ''] = location?.split(/[?#]/) ?? [];
  const [, written = ''] = new RegExp(String.raw`${ARRIVALS_PATH}/([^/]+)/?$`).exec(path) ?? [];
  try {
    const id = decodeURIComponent(written);
    return isInteractionId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
