import { countrySpecs, isValidIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import english from '../../../locales/en.json?only=bankIban.&ast';
import type { LazyModule } from '../../app/context/element-context.js';
import { toPlainIban, type IbanFault } from './model/bank-account.js';
import { toCountryName } from '../../i18n/country-name.js';
import type { Intl18n } from '../../i18n/create-intl.js';

const REASONS = {
  country: 'bankIban.country',
  length: 'bankIban.length',
  signs: 'bankIban.signs',
  checkDigits: 'bankIban.checkDigits',
} as const satisfies Readonly<Record<IbanFault, string>>;

/** Describes what is wrong with an account number; undefined if it is valid. */
export function formatIbanFault(typed: string, intl: Intl18n): string | undefined {
  const fault = findIbanFault(typed);
  if (!fault) return undefined;
  const { kind, country = '', length = 0, expected = 0 } = fault;
  return intl.t(REASONS[kind], { country: toCountryName(intl.locale, country), length, expected });
}

/**
 * The validation of account numbers with its messages; lazy, because the rules of all countries would delay the form.
 */
export const ibanModule = {
  views: { formatIbanFault },
  english,
  styles: [],
} as const satisfies LazyModule<object>;

export type IbanModule = typeof ibanModule;

const { NoIBANCountry, WrongBBANLength, WrongBBANFormat, ChecksumNotNumber } = ValidationErrorsIBAN;

/** What is wrong with a number, and the values for its message. */
export interface FoundFault {
  readonly kind: IbanFault;
  /** Two letters, unless the country is unknown. */
  readonly country?: string;
  /** Its actual length, and the expected one. */
  readonly length?: number;
  readonly expected?: number;
}

/** In the order in which a shopper would check: a number that is too short also has wrong check digits. */
const ORDER: readonly (readonly [ValidationErrorsIBAN, IbanFault])[] = [
  [NoIBANCountry, 'country'],
  [WrongBBANLength, 'length'],
  [ChecksumNotNumber, 'signs'],
  [WrongBBANFormat, 'signs'],
];

/**
 * Validates an account number by ISO 13616: country, length, characters by position, check digits. Undefined if it is
 * valid.
 */
export function findIbanFault(typed: string): FoundFault | undefined {
  const iban = toPlainIban(typed);
  if (isValidIBAN(iban)) return undefined;
  const { errorCodes } = validateIBAN(iban);
  const country = iban.slice(0, 2);
  const expected = countrySpecs[country]?.chars;
  if (typeof expected !== 'number') return { kind: 'country' };
  const [, kind = 'checkDigits'] = ORDER.find(([code]) => errorCodes.includes(code)) ?? [];
  return { kind, country, length: iban.length, expected };
}
