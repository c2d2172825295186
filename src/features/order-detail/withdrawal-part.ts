import english from '../../../locales/en.json?only=withdrawal.&ast';
import type { Part } from '../../app/lazy/part.js';
import { WithdrawalCard } from './withdrawal-card.js';

/** The way out of the contract: fetched in countries that have one. */
export const withdrawalPart = {
  views: { WithdrawalCard },
  english,
  styles: [],
} as const satisfies Part<object>;
