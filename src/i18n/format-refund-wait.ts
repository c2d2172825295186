import type { Intl18n } from './create-intl.js';

/** How long a refund takes, by what it depends on. */
export interface RefundWaitInput {
  readonly kind: 'workingDays' | 'days' | 'store' | 'bank';
  readonly least: number;
  readonly most: number;
}

/** How long a refund takes, in soft words: nobody can promise it. */
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
