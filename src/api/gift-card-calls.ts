import type { GiftCardBalance } from '../domain/gift-card.js';
import type { Call } from './lookup-calls.js';

export interface GiftCardRequest {
  /** 19 digits. */
  readonly accountNumber: string;
  /** 6 digits. */
  readonly pin: string;
  /** ISO 4217: what the card is asked for in. */
  readonly currency: string;
}

export type GiftCardCall = Call<GiftCardRequest, GiftCardBalance>;
