import type { BookAddress } from './book-address.js';
import { isPhoneNumber } from '../../../../http/model/phone-number.js';

/** A field of an address, by the identity service's word. */
export type AddressField =
  'givenName' | 'familyName' | 'phone' | 'code' | 'line1' | 'line2' | 'line3' | 'locality' | 'province' | 'zone';

/** What a shopper has typed. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** What a market says of a field. */
export interface AddressFieldRule {
  readonly name: AddressField;
  readonly isRequired: boolean;
  /** The whole text, as a regular expression. */
  readonly pattern?: string;
}

/** What is wrong with a field; absent where nothing is. */
export type AddressErrors = Readonly<Partial<Record<AddressField, 'missing' | 'invalid' | 'tooLong'>>>;

/** The longest that the identity service takes. */
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

/** The longest a field may be, in signs. */
export function getLongest(name: AddressField): number {
  if (name === 'code') return LONGEST_CODE;
  return name === 'phone' ? LONGEST_PHONE : LONGEST_FIELD;
}

/** What a form of an address begins with. */
export function toAddressValues(address: BookAddress): AddressValues {
  return { ...NO_ADDRESS, ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ''])) };
}

/** Checks what was typed against the market's fields. What the market does not ask for is not judged. */
export function checkAddressForm(values: AddressValues, rules: readonly AddressFieldRule[]): AddressErrors {
  const errors = rules.flatMap((rule) => {
    const error = findError(toTyped(rule.name, values[rule.name]), rule);
    return error ? [[rule.name, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** An address of what was typed. Empty lines are none, but for those that every address has. */
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

/** Whether two addresses lead to the same door and the same person, however they are spaced and capitalised. */
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

/** Numbers are taken in any width. */
function toTyped(name: AddressField, text: string): string {
  return (name === 'code' || name === 'phone' ? text.normalize('NFKC') : text.normalize('NFC')).trim();
}

function toCore(text = ''): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
