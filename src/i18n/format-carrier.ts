import type { Intl18n } from './create-intl.js';

/** Codes of the carriers that have a name in the messages. */
const CARRIERS = ['UPSN', 'USPS', 'POSTNL', 'SAGAWA', 'ROYALMAIL', 'DHL', 'HERMES', 'SDA', 'AUPOST'];

/** The name of a carrier; undefined for an unknown code. */
export function formatCarrier(intl: Intl18n, code: string): string | undefined {
  return CARRIERS.includes(code) ? intl.t('returnOrder.carrier', { carrier: code }) : undefined;
}
