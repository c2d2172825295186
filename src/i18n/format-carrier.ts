import type { Intl18n } from './create-intl.js';

/** The carriers by their codes. */
const CARRIERS = ['UPSN', 'USPS', 'POSTNL', 'SAGAWA', 'ROYALMAIL', 'DHL', 'HERMES', 'SDA', 'AUPOST'];

/** The name of a carrier; nothing for a code that is none we know. */
export function formatCarrier(intl: Intl18n, code: string): string | undefined {
  return CARRIERS.includes(code) ? intl.t('returnOrder.carrier', { carrier: code }) : undefined;
}
