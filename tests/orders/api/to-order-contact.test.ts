import { describe, expect, it } from 'vitest';
import { toOrderContact } from '../../../src/orders/api/order.js';
import type { OrderContact } from '../../../src/orders/model/order.js';

const FIRST = { email: 'first@example.com' };
const LAST = { email: 'last@example.com' };

describe('the contact of an order', () => {
  it.each<[what: string, wire: object, contact: OrderContact]>([
    ['nobody', {}, {}],
    ['null, which is no contact', { authorizationInfo: null, userInfo: null, contactInformation: null }, {}],
    ['an e-mail address', { authorizationInfo: FIRST }, FIRST],
    ['an e-mail address in the second place', { contactInformation: LAST }, LAST],
    ['two e-mail addresses, of which the first counts', { authorizationInfo: FIRST, contactInformation: LAST }, FIRST],
    ['a blank e-mail address, which is ignored', { authorizationInfo: { email: '' }, contactInformation: LAST }, LAST],
    [
      'a phone number in two parts, of which the country code is left out',
      { authorizationInfo: { phoneNumber: { countryCode: '49', subscriberNumber: '405550101' } } },
      { phoneNumber: '405550101' },
    ],
    [
      'a phone number as a bare text',
      { authorizationInfo: { phoneNumber: '405550101' } },
      { phoneNumber: '405550101' },
    ],
    [
      'three phone numbers, of which the first counts',
      {
        authorizationInfo: { phoneNumber: '1' },
        userInfo: { phoneNumber: '2' },
        contactInformation: { phoneNumber: '3' },
      },
      { phoneNumber: '1' },
    ],
    [
      "the user's phone number before the contact's",
      { userInfo: { phoneNumber: '2' }, contactInformation: { phoneNumber: '3' } },
      { phoneNumber: '2' },
    ],
    [
      'a blank phone number, which is ignored',
      { authorizationInfo: { phoneNumber: { subscriberNumber: '' } }, contactInformation: { phoneNumber: '3' } },
      { phoneNumber: '3' },
    ],
    ['a day phone number', { authorizationInfo: { dayPhoneNumber: '0405550102' } }, { dayPhoneNumber: '0405550102' }],
    ['a day phone number in another field, which is ignored', { contactInformation: { dayPhoneNumber: '4' } }, {}],
    [
      'parts of a contact in different places',
      { authorizationInfo: FIRST, userInfo: { phoneNumber: '2' } },
      { ...FIRST, phoneNumber: '2' },
    ],
  ])('is read from %s', (_what, wire, contact) => {
    expect(toOrderContact(wire)).toStrictEqual(contact);
  });

  it.each<[path: string, broken: object]>([
    ['authorizationInfo', { authorizationInfo: 'first@example.com' }],
    ['authorizationInfo.email', { authorizationInfo: { email: 7 } }],
    ['authorizationInfo.phoneNumber', { authorizationInfo: { phoneNumber: { subscriberNumber: 7 } } }],
    ['authorizationInfo.dayPhoneNumber', { authorizationInfo: { dayPhoneNumber: {} } }],
    ['userInfo', { userInfo: [] }],
    ['userInfo.phoneNumber', { userInfo: { phoneNumber: 405550101 } }],
  ])('is read from another field if %s is of a wrong type', (_path, broken) => {
    expect(toOrderContact({ ...broken, contactInformation: LAST })).toStrictEqual(LAST);
  });

  it.each([undefined, null, 7, 'order', []])('is empty if %j replaces the order', (wire) => {
    expect(toOrderContact(wire)).toStrictEqual({});
  });
});
