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
