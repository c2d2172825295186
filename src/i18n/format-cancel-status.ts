import type { Intl18n } from './create-intl.js';

export interface CancelStatusInput {
  readonly result: 'cancelled' | 'pending';
  /** Wall clock, milliseconds since 1970; absent if unknown. */
  readonly at?: number;
}

/** The status of a cancellation, with its time if that is known. */
export function formatCancelStatus(intl: Intl18n, { result, at }: CancelStatusInput): string {
  if (result === 'pending') return intl.t('orderDetail.cancelPendingTitle');
  if (at === undefined) return intl.t('orderDetail.cancelledTitle');
  return intl.t('orderDetail.cancelledOn', { date: intl.date(new Date(at).toISOString()) });
}
