import { isEmailAddress, isPhoneNumber, toPhoneDigits, type Contact } from '../../http/model/phone-number.js';
import type { ElementContext } from '../context/element-context.js';
import { listPageContacts } from './page-user.js';

/** The contact that proves a guest's order without a form: from the page, or else from the order's own or the last lookup. */
export function findContact(context: ElementContext, orderNumber = ''): Contact | undefined {
  const [{ email, phoneNumber } = {}] = listPageContacts(context);
  if (typeof email === 'string' && isEmailAddress(email.trim())) return { email: email.trim() };
  if (typeof phoneNumber === 'string' && isPhoneNumber(phoneNumber)) {
    return { phoneNumber: toPhoneDigits(phoneNumber) };
  }
  const { contacts, remembered } = context.getPageState();
  return contacts?.get(orderNumber) ?? remembered;
}
