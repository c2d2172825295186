import { Secret, type Proof } from '../../http/model/secret.js';
import type { Contact } from '../../http/model/phone-number.js';
import type { Scope } from './scope.js';
import { getServiceAddress } from '../configuration/service-address.js';

/** Seals what a shopper typed into a tag for the origin of the tag's own API base. */
export function seal(scope: Scope, value: string): Secret {
  return new Secret(value, getServiceAddress(scope).origin);
}

/** Seals the contact that proves an order. */
export function sealContact(scope: Scope, contact: Contact): Proof {
  return 'email' in contact ? { email: seal(scope, contact.email) } : { phoneNumber: seal(scope, contact.phoneNumber) };
}
