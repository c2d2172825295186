import type { Contact } from '../http/model/phone-number.js';
import type { OrderContact } from './model/order.js';
import { findPageUser } from '../app/session/page-user.js';
import type { ElementContext } from '../app/context/element-context.js';

export interface EmailSources {
  readonly contact: OrderContact;
  /** The contact by which a guest proved the order. */
  readonly proof: Contact | undefined;
}

/**
 * The e-mail address that the service knows the shopper by: the order's, the user's or the guest's (wire contract, section 3); absent if
 * there is none.
 */
export function findEmail(context: ElementContext, { contact, proof }: EmailSources): string | undefined {
  const proved: OrderContact = proof ?? {};
  // `find(Boolean)`, because a page may pass an empty address.
  return [contact.email, findPageUser(context)?.email, proved.email].find(Boolean);
}
