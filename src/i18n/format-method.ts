import type { Intl18n } from './create-intl.js';
import { formatCarrier } from './format-carrier.js';

/** A return method's name and its carrier's code. */
export interface NamedMethod {
  readonly name: string;
  readonly scac?: string;
}

/** The title of a return method. */
export function formatMethod({ name, scac = '' }: NamedMethod, intl: Intl18n): string {
  const carrier = formatCarrier(intl, scac);
  if (carrier === undefined) return intl.t('returnMethod.title', { method: name });
  return intl.t('returnMethod.titleWith', { method: name, carrier });
}

/** The price of a return method. */
type MethodPriceInput =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'from' | 'deducted'; readonly amount: number; readonly currency: string };

/** The price of a return method, in words. */
export function formatMethodPrice(price: MethodPriceInput, intl: Intl18n): string {
  if (price.kind === 'free') return intl.t('returnMethod.free');
  if (price.kind === 'unpriced') return intl.t('returnMethod.unpriced');
  const amount = intl.money(price.amount, price.currency);
  return intl.t(price.kind === 'from' ? 'returnMethod.from' : 'returnMethod.deducted', { amount });
}
