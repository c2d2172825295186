import { isEmailAddress } from '../domain/email-address.js';
import { isPhoneNumber, toPhoneDigits } from '../domain/phone-number.js';
import type { Contact } from '../domain/contact.js';
import { listPageContacts } from './page-contact.js';
import type { Scope } from './scope.js';

/** How a guest proves an order without being asked: the contact the page gave, or else the one of an earlier lookup. */
export function findContact(scope: Scope): Contact | undefined {
  const [{ email, phoneNumber } = {}] = listPageContacts(scope);
  if (typeof email === 'string' && isEmailAddress(email.trim())) return { email: email.trim() };
  if (typeof phoneNumber === 'string' && isPhoneNumber(phoneNumber)) {
    return { phoneNumber: toPhoneDigits(phoneNumber) };
  }
  return scope.getShared().remembered;
}
