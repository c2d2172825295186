import type { Outcome } from '../../../http/model/failure.js';
import { isInteractionId, type CheckInTarget, type Interaction } from '../model/check-in.js';
import type { OrdersError } from '../../../http/errors.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { toInteraction } from './get-curbside-interaction.js';
import { defineCall } from '../../../http/define-call.js';
import type { Proof } from '../../../http/model/secret.js';

const CONFLICT = 409;

const PATH = '/store/pickup_interactions/v1';

export interface ArrivalRequest extends CheckInTarget {
  readonly vehicle: string;
  /** Proves that the order belongs to the guest; absent for members, and for guests whose contact is unknown. */
  readonly proof: Proof | undefined;
}

/** The store accepted the arrival, or had one already whose id is unknown. */
export type ArrivalReply =
  | { readonly status: 'accepted'; readonly interaction: Interaction }
  | { readonly status: 'duplicate' };

/**
 * Tells a store that the shopper waits outside, without retries. A repeated arrival is answered by a 409, whose
 * `Location` names the existing interaction (wire and defaults, lost answers). `missing`: there is no such order or
 * store.
 */
export const requestCurbsideArrival = defineCall({
  name: 'request-curbside-arrival',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: PATH,
  toRequest: ({ storeId, orderNumber, qrId, vehicle, proof }: ArrivalRequest) => ({
    proof,
    body: { storeId, orderNumber, qrId, vehicleDescription: vehicle },
  }),
  toValue: (answer): ArrivalReply => ({ status: 'accepted', interaction: toInteraction(answer) }),
  readRefusal,
});

/** A cross-origin page may not be allowed to read `Location`; then the arrival is a duplicate without an id. */
function readRefusal({ failure, location }: OrdersError): Outcome<ArrivalReply> | undefined {
  if (failure.status !== CONFLICT) return undefined;
  const id = findId(location);
  return {
    kind: 'found',
    value: id === undefined ? { status: 'duplicate' } : { status: 'accepted', interaction: { id } },
  };
}

/**
 * Takes the id from the end of the URL, whatever its origin and folder: the interaction is read from our own API base. Under our own path,
 * an id may contain slashes.
 */
function findId(location = ''): string | undefined {
  const [path = ''] = location.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/);
  const segments = path.replace(/\/*$/, '/');
  const start = segments.indexOf(`${PATH}/`);
  const encoded = start < 0 ? segments.split('/').at(-2) : segments.slice(start + PATH.length + 1, -1);
  try {
    const id = decodeURIComponent(encoded ?? '');
    return isInteractionId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
