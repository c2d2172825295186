import type { Interaction } from '../model/check-in.js';
import type { Outcome } from '../../../http/model/failure.js';
import type { CallContext } from '../../../http/call-context.js';
import type { InteractionQuestion } from './check-in-calls.js';
import { getInteractionPath } from './check-in-paths.js';
import { findOutcome } from '../../../http/client.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { toInteraction } from './interaction.js';

/**
 * Asks once how far a store is with a shopper outside: `GET /store/pickup_interactions/v1/{id}`.
 *
 * @returns the interaction; missing where the service knows none of this id
 */
export function getCurbsideInteraction(
  context: CallContext,
  { id, proof }: InteractionQuestion,
  signal: AbortSignal,
): Promise<Outcome<Interaction>> {
  return findOutcome(context, toInteraction, {
    call: 'get-curbside-interaction',
    rules: RETRY_CLASSES.poll,
    method: 'GET',
    path: getInteractionPath(id),
    proof,
    isRequested: (interaction) => interaction.id === id,
    signal,
  });
}
