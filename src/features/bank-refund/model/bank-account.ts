/** The account that a refund goes to, as it was typed. It is kept in no store, and told to nobody but the order service. */
export interface BankAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly iban: string;
}

/** What is wrong with an account number: it begins with no country that has them, is too short or too long for its country, has signs where that has none, or its check digits do not fit the rest. */
export type IbanFault = 'country' | 'length' | 'signs' | 'checkDigits';

/** The longest first and last name (returns and calls, section 9). */
const LONGEST_NAME = 24;

/** What of an account is missing or cannot be sent; empty where it can. */
export interface AccountErrors {
  readonly isIncomplete?: true;
  readonly longNames: readonly ('firstName' | 'lastName')[];
}

export function checkAccount(account: BankAccount): AccountErrors {
  const isIncomplete = Object.values(account).some((text: string) => text.trim() === '');
  const longNames = (['firstName', 'lastName'] as const).filter((name) => isTooLong(account[name]));
  return { ...(isIncomplete && { isIncomplete }), longNames };
}

/** As it is sent: names without blanks around them, the number without any and in capitals. */
export function toSentAccount({ firstName, lastName, iban }: BankAccount): BankAccount {
  return { firstName: firstName.trim(), lastName: lastName.trim(), iban: toPlainIban(iban) };
}

/** Paper and banks write the number in groups: blanks, hyphens and signs that nobody sees are no part of it. */
export function toPlainIban(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '').toUpperCase();
}

/** By what a shopper counts as signs. */
function isTooLong(name: string): boolean {
  return [...name.trim()].length > LONGEST_NAME;
}
