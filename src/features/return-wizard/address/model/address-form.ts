import type { BookAddress } from './book-address.js';
import { isPhoneNumber, toLatinDigits } from '../../../../http/model/phone-number.js';

/** A field of an address, as the identity service names it. */
export type AddressField =
  | 'givenName'
  | 'familyName'
  | 'phone'
  | 'code'
  | 'line1'
  | 'line2'
  | 'line3'
  | 'locality'
  | 'province'
  | 'zone';

/** The shopper's input. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** The market's rule for a field. */
export interface AddressFieldRule {
  readonly name: AddressField;
  readonly isRequired: boolean;
  /** A regular expression for the whole text. */
  readonly pattern?: string;
}

/** The error of each invalid field. */
export type AddressErrors = Readonly<Partial<Record<AddressField, 'missing' | 'invalid' | 'tooLong'>>>;

/** The maximum lengths that the identity service accepts. */
const LONGEST_FIELD = 128;
const LONGEST_CODE = 16;
const LONGEST_PHONE = 32;

export const NO_ADDRESS: AddressValues = {
  givenName: '',
  familyName: '',
  phone: '',
  code: '',
  line1: '',
  line2: '',
  line3: '',
  locality: '',
  province: '',
  zone: '',
};

export const ADDRESS_FIELDS = Object.keys(NO_ADDRESS) as readonly AddressField[];

/** The maximum length of a field, in characters. */
export function getLongest(name: AddressField): number {
  if (name === 'code') return LONGEST_CODE;
  return name === 'phone' ? LONGEST_PHONE : LONGEST_FIELD;
}

/** Returns the initial values of an address form. */
export function toAddressValues(address: BookAddress): AddressValues {
  return { ...NO_ADDRESS, ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ''])) };
}

/** Checks the input against the market's fields; other fields are not checked. */
export function checkAddressForm(values: AddressValues, rules: readonly AddressFieldRule[]): AddressErrors {
  const errors = rules.flatMap((rule) => {
    const error = findError(toTyped(rule.name, values[rule.name]), rule);
    return error ? [[rule.name, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** Builds an address from the input. Leaves out empty optional lines. */
export function toTypedAddress(
  values: AddressValues,
  { country, isPreferred = false, ...rest }: Pick<BookAddress, 'country'> & Partial<BookAddress>,
): BookAddress {
  const typed = ADDRESS_FIELDS.map((name) => [name, toTyped(name, values[name])] as const);
  const filled = Object.fromEntries(typed.filter(([, text]) => text !== ''));
  const unchanged = {
    ...(rest.id !== undefined && { id: rest.id }),
    ...(rest.email !== undefined && { email: rest.email }),
  };
  return {
    ...unchanged,
    country,
    isPreferred,
    givenName: '',
    familyName: '',
    line1: '',
    locality: '',
    code: '',
    ...filled,
  };
}

/** Whether two addresses are the same place and person, ignoring spacing and capitalisation. */
export function areSameAddress(one: BookAddress, other: BookAddress): boolean {
  if (one.country.toLowerCase() !== other.country.toLowerCase()) return false;
  return ADDRESS_FIELDS.every((name) => toCore(one[name]) === toCore(other[name]));
}

function findError(text: string, { name, isRequired, pattern }: AddressFieldRule): AddressErrors[AddressField] {
  if (text === '') return isRequired ? 'missing' : undefined;
  if ([...text].length > getLongest(name)) return 'tooLong';
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) return 'invalid';
  return name === 'phone' && !isPhoneNumber(text) ? 'invalid' : undefined;
}

/** Converts full-width letters, and full-width, Arabic and Persian digits, in codes and phone numbers. */
function toTyped(name: AddressField, text: string): string {
  return (name === 'code' || name === 'phone' ? toLatinDigits(text) : text.normalize('NFC')).trim();
}

function toCore(text = ''): string {
  return toLatinDigits(text).replace(/\s+/gu, ' ').trim().toLowerCase();
}
