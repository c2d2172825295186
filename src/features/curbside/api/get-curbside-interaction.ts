import * as z from 'zod/mini';
import { isInteractionId, type Interaction } from '../model/check-in.js';
import { SchemaFailure } from '../../../http/errors.js';
import { enumField, readWhole } from '../../../http/read/wire-fields.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { defineCall } from '../../../http/define-call.js';
import type { Proof } from '../../../http/model/secret.js';

export interface InteractionRequest {
  readonly id: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Reads the state of a curbside interaction. `missing`: the service does not know this id. */
export const getCurbsideInteraction = defineCall({
  name: 'get-curbside-interaction',
  retry: RETRY_CLASSES.poll,
  method: 'GET',
  path: '/store/pickup_interactions/v1/{id}',
  toRequest: ({ id, proof }: InteractionRequest) => ({ params: { id }, proof }),
  toValue: toInteraction,
  isRequested: (interaction, { id }) => interaction.id === id,
});

/** The check-in of a shopper who waits outside a store. */
export const interactionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: enumField(['SUBMITTED', 'CLAIMED', 'COMPLETE']),
});

const STAGES = { SUBMITTED: 'submitted', CLAIMED: 'claimed', COMPLETE: 'complete', unknown: undefined } as const;

/** @throws SchemaFailure */
export function toInteraction(wire: unknown): Interaction {
  const { id, status } = readWhole(interactionSchema, wire);
  if (!isInteractionId(id)) throw new SchemaFailure('id');
  const { [status]: stage } = STAGES;
  return { id, ...(stage !== undefined && { stage }) };
}
