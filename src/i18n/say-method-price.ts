import type { Intl18n } from './create-intl.js';

/** What a way back costs. */
export type SaidPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'from' | 'deducted'; readonly amount: number; readonly currency: string };

/** What a way back costs, in words. */
export function sayMethodPrice(price: SaidPrice, intl: Intl18n): string {
  if (price.kind === 'free') return intl.t('returnMethod.free');
  if (price.kind === 'unpriced') return intl.t('returnMethod.unpriced');
  const amount = intl.money(price.amount, price.currency);
  return intl.t(price.kind === 'from' ? 'returnMethod.from' : 'returnMethod.deducted', { amount });
}
