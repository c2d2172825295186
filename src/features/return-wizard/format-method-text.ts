import type { ReturnMethod } from '../../returns/model/return-method.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatCarrier } from '../../i18n/format-carrier.js';

/** What the shopper does with this return method. */
export function formatMethodText({ name, isPaperless }: ReturnMethod, intl: Intl18n): string {
  return isPaperless ? intl.t('returnMethod.paperless') : intl.t('returnMethod.text', { method: name });
}

/** What the shopper should expect of the method before submitting. We book the courier, who brings the label. */
export function formatMethodInfo({ name, service }: ReturnMethod, intl: Intl18n): string {
  return intl.t('returnMethod.info', { service: name === 'courierPickup' ? name : service });
}

/** The service's name for a carrier that this package does not know; it is shown on a separate line. */
export function findUnknownCarrier({ scac = '', carrier }: ReturnMethod, intl: Intl18n): string | undefined {
  return formatCarrier(intl, scac) === undefined ? carrier : undefined;
}
