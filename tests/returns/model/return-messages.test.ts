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
  way: 'returnToStore',
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

describe('of a return to a store', () => {
  it('the address of the order hears, and its day phone, by the names of the user', () => {
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
  ])('the middle name is told of who gave their own: %j', (shopper, middleName) => {
    expect(find({ shopper }).notification?.middleName).toBe(middleName);
  });

  it("a guest's address hears, by the names it was sent to, or by none", () => {
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

  it('the day phone of who sends it back hears, where the order has none of its own', () => {
    const sender = createShipFrom({ dayPhoneNumber: '5035550199' });
    const order = { ...ORDER, contact: {}, shipFrom: sender };
    expect(find({ order }).notification?.phoneNumber).toBe('5035550199');
    expect(find({ order: { ...ORDER, shipFrom: sender } }).notification?.phoneNumber).toBe('5035550101');
  });

  it('nobody hears whose address and telephone nobody knows', () => {
    expect(find({ order: { ...ORDER, contact: {} }, shopper: { id: 'upm-1', email: '' } })).toEqual({});
  });

  it.each([
    [{ sendsEmail: false }, ['notification']],
    [{ sendsNotification: false }, ['email']],
    [{ sendsEmail: false, sendsNotification: false }, []],
  ])('is heard by %j: %j', (flags, heard) => {
    expect(Object.keys(find(flags))).toEqual(heard);
  });
});

describe('of another return', () => {
  it.each([
    ['upsPickup', 'PICKUP_RETURN'],
    ['sagawaPickup', 'PICKUP_RETURN'],
    ['courierPickup', 'PICKUP_RETURN'],
    ['upsDropoff', undefined],
    ['toString', undefined],
  ])('by %s no e-mail tells, and the notification is %s', (way, eventType) => {
    const messages = find({ way });
    expect([messages.email, messages.notification?.eventType]).toEqual([undefined, eventType]);
  });
});
