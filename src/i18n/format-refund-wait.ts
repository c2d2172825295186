import type { Intl18n } from './create-intl.js';

/** How long a refund takes, by kind. */
export interface RefundWaitInput {
  readonly kind: 'workingDays' | 'days' | 'store' | 'bank';
  readonly least: number;
  readonly most: number;
}

/** How long a refund takes, worded as an estimate, because the time is not guaranteed. */
export function formatRefundWait(intl: Intl18n, { kind, least, most }: RefundWaitInput): string {
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
