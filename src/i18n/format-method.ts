import type { Intl18n } from './create-intl.js';

/** A way back, by its name and the code of its carrier. */
export interface NamedMethod {
  readonly name: string;
  readonly scac?: string;
}

/** What a way back is called. */
export function formatMethod({ name, scac = '' }: NamedMethod, intl: Intl18n): string {
  const carrier = formatCarrier(intl, scac);
  if (carrier === undefined) return intl.t('returnMethod.title', { method: name });
  return intl.t('returnMethod.titleWith', { method: name, carrier });
}

/** What a way back costs. */
type MethodPriceInput =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'from' | 'deducted'; readonly amount: number; readonly currency: string };

/** What a way back costs, in words. */
export function formatMethodPrice(price: MethodPriceInput, intl: Intl18n): string {
  if (price.kind === 'free') return intl.t('returnMethod.free');
  if (price.kind === 'unpriced') return intl.t('returnMethod.unpriced');
  const amount = intl.money(price.amount, price.currency);
  return intl.t(price.kind === 'from' ? 'returnMethod.from' : 'returnMethod.deducted', { amount });
}

/** The carriers by their codes. */
const CARRIERS = ['UPSN', 'USPS', 'POSTNL', 'SAGAWA', 'ROYALMAIL', 'DHL', 'HERMES', 'SDA', 'AUPOST'];

/** The name of a carrier; nothing for a code that is none we know. */
export function formatCarrier(intl: Intl18n, code: string): string | undefined {
  return CARRIERS.includes(code) ? intl.t('returnOrder.carrier', { carrier: code }) : undefined;
}
