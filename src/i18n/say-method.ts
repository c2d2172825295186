import type { Intl18n } from './create-intl.js';
import { sayCarrier } from './say-carrier.js';

/** A way back, by its name and the code of its carrier. */
export interface NamedMethod {
  readonly name: string;
  readonly scac?: string;
}

/** What a way back is called. */
export function sayMethod({ name, scac = '' }: NamedMethod, intl: Intl18n): string {
  const carrier = sayCarrier(intl, scac);
  if (carrier === undefined) return intl.t('returnMethod.title', { method: name });
  return intl.t('returnMethod.titleWith', { method: name, carrier });
}

/** What a way back costs. */
type SaidPrice =
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

/** How long a refund takes, by what it depends on. */
interface SaidWait {
  readonly kind: 'workingDays' | 'days' | 'store' | 'bank';
  readonly least: number;
  readonly most: number;
}

/** How long a refund takes, in soft words: nobody can promise it. */
export function sayRefundWait(intl: Intl18n, { kind, least, most }: SaidWait): string {
  switch (kind) {
    case 'workingDays':
      return intl.t('returnOrder.waitWorkingDays', { least, most });
    case 'days':
      return intl.t('returnOrder.waitDays', { most });
    case 'store':
      return intl.t('returnOrder.waitStore', { most });
    case 'bank':
      return intl.t('returnOrder.waitBank', { least, most });
  }
}
