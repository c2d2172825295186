import type { Intl18n } from './create-intl.js';

export interface CancelStatusInput {
  readonly result: 'cancelled' | 'pending';
  /** Wall clock, milliseconds since 1970; absent where nobody knows. */
  readonly at?: number;
}

/** What became of a cancellation. When it was, is only said where somebody knows. */
export function formatCancelStatus(intl: Intl18n, { result, at }: CancelStatusInput): string {
  if (result === 'pending') return intl.t('orderDetail.cancelPendingTitle');
  if (at === undefined) return intl.t('orderDetail.cancelledTitle');
  return intl.t('orderDetail.cancelledOn', { date: intl.date(new Date(at).toISOString()) });
}
