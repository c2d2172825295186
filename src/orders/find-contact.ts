import { isEmailAddress } from '../http/model/email-address.js';
import { isPhoneNumber, toPhoneDigits } from '../http/model/phone-number.js';
import type { Contact } from '../http/model/contact.js';
import { listPageContacts } from '../app/session/page-contact.js';
import type { Scope } from '../app/context/scope.js';

/** How a guest proves an order without being asked: the contact the page gave, or else the one of an earlier lookup. */
export function findContact(scope: Scope): Contact | undefined {
  const [{ email, phoneNumber } = {}] = listPageContacts(scope);
  if (typeof email === 'string' && isEmailAddress(email.trim())) return { email: email.trim() };
  if (typeof phoneNumber === 'string' && isPhoneNumber(phoneNumber)) {
    return { phoneNumber: toPhoneDigits(phoneNumber) };
  }
  return scope.getShared().remembered;
}
