import * as z from 'zod/mini';
import { isInteractionId, type Interaction } from '../model/check-in.js';
import { SchemaFailure } from '../../../http/errors.js';
import { createBlockReader } from '../../../http/read/read-block.js';
import { enumField } from '../../../http/read/wire-fields.js';

/** What a store knows of somebody who waits outside. */
export const interactionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: enumField(['SUBMITTED', 'CLAIMED', 'COMPLETE']),
});

const STAGES = { SUBMITTED: 'submitted', CLAIMED: 'claimed', COMPLETE: 'complete', unknown: undefined } as const;

/** An interaction as the service tells it. Throws `SchemaFailure`. */
export function toInteraction(wire: unknown): Interaction {
  let offender = '';
  const interaction = createBlockReader((path) => (offender = path))(interactionSchema, wire, '');
  if (!interaction) throw new SchemaFailure(offender);
  const { id, status } = interaction;
  if (!isInteractionId(id)) throw new SchemaFailure('id');
  const { [status]: stage } = STAGES;
  return { id, ...(stage !== undefined && { stage }) };
}
