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

/** What is wrong with an account number, in words; absent where nothing is. */
export function formatIbanFault(typed: string, intl: Intl18n): string | undefined {
  const fault = findIbanFault(typed);
  if (!fault) return undefined;
  const { kind, country = '', length = 0, expected = 0 } = fault;
  return intl.t(REASONS[kind], { country: toCountryName(intl.locale, country), length, expected });
}

/** What judges an account number, with its words: the rules of all countries come beside the form, not before it. */
export const ibanModule = {
  views: { formatIbanFault },
  english,
  styles: [],
} as const satisfies LazyModule<object>;

export type IbanModule = typeof ibanModule;

const { NoIBANCountry, WrongBBANLength, WrongBBANFormat, ChecksumNotNumber } = ValidationErrorsIBAN;

/** What is wrong with a number, and what the words for it name. */
export interface FoundFault {
  readonly kind: IbanFault;
  /** Two letters, where its length or its signs are not those of a country. */
  readonly country?: string;
  /** How many signs it has, and how many it should have. */
  readonly length?: number;
  readonly expected?: number;
}

/** By what a shopper would look at first: a number that is too short does not fit its check digits, either. */
const ORDER: readonly (readonly [ValidationErrorsIBAN, IbanFault])[] = [
  [NoIBANCountry, 'country'],
  [WrongBBANLength, 'length'],
  [ChecksumNotNumber, 'signs'],
  [WrongBBANFormat, 'signs'],
];

/** Judges an account number by ISO 13616: country, length, which signs stand where, check digits. Absent where nothing is wrong. */
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
