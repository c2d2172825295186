import type { CheckInPlace, Interaction } from '../model/check-in.js';
import type { InteractionOutcome, InteractionFollowing } from './follow-interaction.js';
import type { Call } from '../../../http/model/failure.js';
import type { Proof } from '../../../http/model/secret.js';

export interface ArrivalRequest extends CheckInPlace {
  readonly vehicle: string;
  /** How a guest proves the order, where that is known; absent for members. */
  readonly proof: Proof | undefined;
}

export interface InteractionQuestion {
  readonly id: string;
  /** As that of the arrival. */
  readonly proof: Proof | undefined;
}

/** What came of an arrival: the store knows, or it knew before; then nobody may say of which request. */
export type ArrivalReply =
  { readonly status: 'accepted'; readonly interaction: Interaction } | { readonly status: 'duplicate' };

/** The calls of a shopper who waits outside. */
export interface CheckInCalls {
  readonly requestArrival: Call<ArrivalRequest, ArrivalReply>;
  readonly getInteraction: Call<InteractionQuestion, Interaction>;
  readonly followInteraction: Call<InteractionFollowing, InteractionOutcome>;
}
