import { countrySpecs, isValidIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { toPlainIban, type IbanFault } from './model/bank-account.js';

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
