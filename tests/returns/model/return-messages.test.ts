import { describe, expect, it } from 'vitest';
import { findReturnMessages, type MadeReturnFacts } from '../../../src/returns/model/return-messages.js';
import type { ShipFrom } from '../../../src/addresses/model/ship-from.js';
import { createOrder } from '../../support/orders.js';

const ORDER = createOrder({
  orderNumber: 'US1000',
  contact: { email: 'order@example.com', dayPhoneNumber: '5035550101' },
  shippingAddress: { firstName: 'Sam', lastName: 'Roe', address1: '1 Street', city: 'Town', country: 'US' },
});
const FACTS: MadeReturnFacts = {
  order: ORDER,
  returnNumber: 'RT1000',
  methodName: 'returnToStore',
  shopper: { id: 'upm-1', email: 'user@example.com', givenName: 'Robin', familyName: 'Doe' },
  sendsEmail: true,
  sendsNotification: true,
};
const createShipFrom = (contact: ShipFrom['contact']): ShipFrom => ({
  contact,
  address: { address1: '1 Street', city: 'Town', country: 'US' },
  recipient: { firstName: 'Sam', lastName: 'Roe' },
});
const find = (changes: Partial<MadeReturnFacts> = {}) => findReturnMessages({ ...FACTS, ...changes });

describe('the messages of a return to a store', () => {
  it("are sent to the order's address and day phone, with the names of the user", () => {
    expect(find()).toEqual({
      email: { orderNumber: 'US1000', returnNumber: 'RT1000', to: 'order@example.com', firstName: 'Robin' },
      notification: {
        eventType: 'STORE_RETURN',
        orderNumber: 'US1000',
        phoneNumber: '5035550101',
        givenName: 'Robin',
        familyName: 'Doe',
        userId: 'upm-1',
      },
    });
  });

  it.each([
    [{ givenName: 'Robin', middleName: 'Lee' }, 'Lee'],
    [{ givenName: 'Robin', middleName: '' }, undefined],
    [{ givenName: 'Robin' }, undefined],
    [{ middleName: 'Lee' }, undefined],
  ])('contain the middle name of a user who has one: %j', (shopper, middleName) => {
    expect(find({ shopper }).notification?.middleName).toBe(middleName);
  });

  it("are sent to a guest's address, with the names of the order if known", () => {
    const order = { ...ORDER, contact: {} };
    const guest = find({ order, shopper: { email: 'guest@example.com' } });
    expect(guest).toEqual({
      email: { orderNumber: 'US1000', returnNumber: 'RT1000', to: 'guest@example.com', firstName: 'Sam' },
    });
    const nameless = createOrder({ orderNumber: 'US1000', contact: ORDER.contact });
    expect(find({ order: nameless, shopper: {} })).toMatchObject({
      email: { firstName: '' },
      notification: { givenName: '', familyName: '' },
    });
  });

  it("are sent to the sender's day phone if the order has none", () => {
    const sender = createShipFrom({ dayPhoneNumber: '5035550199' });
    const order = { ...ORDER, contact: {}, shipFrom: sender };
    expect(find({ order }).notification?.phoneNumber).toBe('5035550199');
    expect(find({ order: { ...ORDER, shipFrom: sender } }).notification?.phoneNumber).toBe('5035550101');
  });

  it('are not sent without an address or a telephone', () => {
    expect(find({ order: { ...ORDER, contact: {} }, shopper: { id: 'upm-1', email: '' } })).toEqual({});
  });

  it.each([
    [{ sendsEmail: false }, ['notification']],
    [{ sendsNotification: false }, ['email']],
    [{ sendsEmail: false, sendsNotification: false }, []],
  ])('with %j are %j', (flags, kinds) => {
    expect(Object.keys(find(flags))).toEqual(kinds);
  });
});

describe('the messages of another return', () => {
  it.each([
    ['upsPickup', 'PICKUP_RETURN'],
    ['sagawaPickup', 'PICKUP_RETURN'],
    ['courierPickup', 'PICKUP_RETURN'],
    ['upsDropoff', undefined],
    ['toString', undefined],
  ])('by %s include no e-mail, and the notification is %s', (methodName, eventType) => {
    const messages = find({ methodName });
    expect([messages.email, messages.notification?.eventType]).toEqual([undefined, eventType]);
  });
});
