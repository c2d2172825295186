import type { IbanFault } from './model/bank-account.js';
import { toCountryName } from '../../i18n/country-name.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { findIbanFault } from './find-iban-fault.js';

const REASONS = {
  country: 'bankIban.country',
  length: 'bankIban.length',
  signs: 'bankIban.signs',
  checkDigits: 'bankIban.checkDigits',
} as const satisfies Readonly<Record<IbanFault, string>>;

/** What is wrong with an account number, in words; absent where nothing is. */
export function sayIbanFault(typed: string, intl: Intl18n): string | undefined {
  const fault = findIbanFault(typed);
  if (!fault) return undefined;
  const { kind, country = '', length = 0, expected = 0 } = fault;
  return intl.t(REASONS[kind], { country: toCountryName(intl.locale, country), length, expected });
}
