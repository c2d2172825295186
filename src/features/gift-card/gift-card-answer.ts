import english from '../../../locales/en.json?only=giftCardAnswer.&ast';
import type { Part } from '../../app/lazy/part.js';
import { GiftCardBalance } from './gift-card-balance.js';
import { GiftCardMessage } from './gift-card-message.js';

/** What is shown once somebody asked; fetched beside the call, so that the form itself stays small. */
export const giftCardAnswer = {
  views: { GiftCardBalance, GiftCardMessage },
  english,
  styles: [],
} as const satisfies Part<object>;
