import type { Contact } from '../http/model/phone-number.js';
import type { OrderContact } from './model/order.js';
import { findPageUser } from '../app/session/page-user.js';
import type { ElementContext } from '../app/context/element-context.js';

export interface EmailSources {
  readonly contact: OrderContact;
  /** What a guest proved the order by. */
  readonly proof: Contact | undefined;
}

/** The address that the service knows the shopper by: the order's, the user's, the guest's (wire contract, section 3); absent where there is none. */
export function findEmail(context: ElementContext, { contact, proof }: EmailSources): string | undefined {
  const proved: OrderContact = proof ?? {};
  // A page that knows no address may hand over a blank.
  return [contact.email, findPageUser(context)?.email, proved.email].find(Boolean);
}
