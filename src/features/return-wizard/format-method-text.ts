import type { ReturnMethod } from '../../returns/model/return-method.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatCarrier } from '../../i18n/format-method.js';

/** What the shopper does. */
export function formatMethodText({ name, isPaperless }: ReturnMethod, intl: Intl18n): string {
  return isPaperless ? intl.t('returnMethod.paperless') : intl.t('returnMethod.text', { method: name });
}

/** What to expect of it before it is submitted. A courier is booked by us, and brings the label. */
export function formatMethodInfo({ name, service }: ReturnMethod, intl: Intl18n): string {
  return intl.t('returnMethod.info', { service: name === 'courierPickup' ? name : service });
}

/** A carrier that we do not know has the name that the service gave it, on a line of its own. */
export function findStranger({ scac = '', carrier }: ReturnMethod, intl: Intl18n): string | undefined {
  return formatCarrier(intl, scac) === undefined ? carrier : undefined;
}
