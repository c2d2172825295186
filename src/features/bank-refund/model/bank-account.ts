/** The account that a refund goes to, as typed. It is never stored, and sent only to the order service. */
export interface BankAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly iban: string;
}

/**
 * What is wrong with an account number: an unknown country, a wrong length for the country, characters in wrong
 * positions, or wrong check digits.
 */
export type IbanFault = 'country' | 'length' | 'signs' | 'checkDigits';

/** The longest first and last name (returns and calls, section 9). */
const LONGEST_NAME = 24;

type NameField = 'firstName' | 'lastName';
const NAMES: readonly NameField[] = ['firstName', 'lastName'];

/** Languages that write the family name first. */
const FAMILY_FIRST = /^(hu|ja|ko|vi|zh)\b/;

/** The fields of a name in the order of a language. */
export function listNames(locale: string): readonly NameField[] {
  return FAMILY_FIRST.test(locale) ? [...NAMES].reverse() : NAMES;
}

/** What is missing from an account, or cannot be sent. */
export interface AccountErrors {
  readonly isIncomplete?: true;
  readonly longNames: readonly NameField[];
}

export function checkAccount(account: BankAccount): AccountErrors {
  const isIncomplete = Object.values(account).some((text: string) => text.trim() === '');
  const longNames = NAMES.filter((name) => isTooLong(account[name]));
  return { ...(isIncomplete && { isIncomplete }), longNames };
}

/** Converts an account for sending: trims the names, and removes separators from the number and puts it in capitals. */
export function toSentAccount({ firstName, lastName, iban }: BankAccount): BankAccount {
  return { firstName: firstName.trim(), lastName: lastName.trim(), iban: toPlainIban(iban) };
}

/** Removes spaces, hyphens and invisible characters, which separate the groups on paper and in banking apps. */
export function toPlainIban(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '').toUpperCase();
}

/** Counts code points, not UTF-16 units. */
function isTooLong(name: string): boolean {
  return [...name.trim()].length > LONGEST_NAME;
}
