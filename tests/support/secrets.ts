import { Secret, type Proof } from '../../src/http/model/secret.js';
import type { Contact } from '../../src/http/model/phone-number.js';

/** Origin of the service in tests of calls (`createTestContext`). */
export const SERVICE_ORIGIN = 'https://api.shop.example';

export function seal(value: string, origin = SERVICE_ORIGIN): Secret {
  return new Secret(value, origin);
}

export function sealContact(contact: Contact, origin = SERVICE_ORIGIN): Proof {
  return 'email' in contact
    ? { email: seal(contact.email, origin) }
    : { phoneNumber: seal(contact.phoneNumber, origin) };
}

/** A value with its secrets as sent to an origin: unopened secrets all look alike to `expect`. */
export function openSecrets(value: unknown, origin = SERVICE_ORIGIN): unknown {
  if (value instanceof Secret) return Secret.open(value, origin);
  if (Array.isArray(value)) return value.map((item) => openSecrets(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, openSecrets(item, origin)]));
}
