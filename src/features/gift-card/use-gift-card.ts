import type { GiftCardState } from './store/gift-card.js';
import { composeGiftCard, type GiftCardOwn } from './compose-gift-card.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

/** The gift card form of this tag and what is known of it. */
export function useGiftCard(): { readonly card: GiftCardOwn; readonly state: GiftCardState } {
  const card = useScope().own(composeGiftCard);
  return { card, state: useSlice(card.store, (state) => state) };
}
