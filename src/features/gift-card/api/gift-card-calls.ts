import type { GiftCardBalance } from '../model/gift-card.js';
import type { Call } from '../../../http/model/failure.js';
import type { Secret } from '../../../http/model/secret.js';

/** A card as it was typed. */
export interface TypedCard {
  /** 19 digits. */
  readonly accountNumber: string;
  /** 6 digits. */
  readonly pin: string;
  /** ISO 4217: what the card is asked for in. */
  readonly currency: string;
}

/** The same, ready to be sent. */
export interface GiftCardRequest {
  readonly accountNumber: Secret;
  readonly pin: Secret;
  readonly currency: string;
}

export type GiftCardCall = Call<TypedCard, GiftCardBalance>;
