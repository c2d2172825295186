import { describe, expect, it } from 'vitest';
import { toOrder } from '../../../src/orders/api/order.js';
import { breakField, createWireAddress, createWireGroup, createWireItem, createWireOrder } from './wire-samples.js';

const ITEM = 'group.0.orderItems.0';

const ADDRESS = createWireAddress();

const SPARSE = {
  orderNumber: 'A1000',
  orderId: 'id-1',
  orderType: 'SALES_ORDER',
  group: [],
  payment: [],
  transaction: { orderDate: '2026-11-20T10:00:00Z', orderTotal: 0, subTotal: 0, shippingTotal: 0 },
};

describe('a valid order', () => {
  it('is parsed completely', () => {
    expect(toOrder(createWireOrder())).toStrictEqual({
      orderNumber: 'A1000',
      kind: 'sales',
      isStoreOrder: false,
      isGlobalStoreOrder: true,
      currency: 'EUR',
      placedAt: '2026-11-20T10:00:00.000Z',
      total: 130.5,
      sums: { subTotal: 120.5, shipping: 4, fees: 1, taxes: 2, includedTaxes: 19.25, duties: 3 },
      alternate: { currency: 'USD', total: 151.2 },
      message: 'Thank you',
      subStatus: 'One of two parcels has arrived',
      groups: [
        {
          heading: 'On its way',
          tone: 'progress',
          subheading: 'Left the warehouse',
          message: 'One parcel',
          items: [
            {
              key: 'L1',
              kind: 'product',
              productId: 'p1',
              gtin: '2002904746624',
              styleColor: 'TS100-101',
              pbid: 'by-robin',
              title: 'Trail shoe',
              category: "Men's shoes",
              image: 'https://pictures.example.com/1.png',
              color: 'Moss',
              size: 'M 9',
              quantity: 2,
              price: 120.5,
              listPrice: 140,
              status: 'shipped',
              isReturnable: true,
              buyAgainUrl: 'https://shop.example.com/t/trail',
              skuId: 'sku-trail-9',
              valueAddedServiceId: 'vas-1',
              customisation: 'custom-1',
              shipmentNumber: 'PX1',
              estimatedDelivery: 'Arriving Tue, Nov 24',
            },
          ],
          statuses: ['shipped'],
          isCancellable: false,
          hasCancelAction: false,
          isPendingCancellation: false,
          isRecentlyCancelled: false,
          isReturnOrder: false,
          isGlobalStoreOrder: false,
          trackingUrl: 'https://tracking.example.com/parcels/PX1',
          shipFromCountry: 'DE',
          returnNumbers: [],
        },
      ],
      payments: [{ type: 'credit_card', displayNumber: '4242', image: 'https://pictures.example.com/card.png' }],
      shippingAddress: ADDRESS,
      storeAddress: { ...ADDRESS, address1: 'Store street 1' },
      pickupAddress: { ...ADDRESS, address1: 'Pickup street 1' },
      shouldRefresh: true,
      ageSeconds: 12.5,
      regionReference: 'NIKEEU',
      contact: { email: 'robin@example.com', phoneNumber: '405550101', dayPhoneNumber: '0405550102' },
      unreadable: [],
    });
  });

  it('with only the required fields is parsed without the rest, and its missing group is reported', () => {
    expect(toOrder(SPARSE)).toStrictEqual({
      orderNumber: 'A1000',
      kind: 'sales',
      isStoreOrder: false,
      isGlobalStoreOrder: false,
      currency: 'USD',
      placedAt: '2026-11-20T10:00:00Z',
      total: 0,
      sums: { subTotal: 0, shipping: 0 },
      groups: [],
      payments: [],
      shouldRefresh: false,
      ageSeconds: 0,
      regionReference: 'NIKEUS',
      contact: {},
      unreadable: [{ path: 'group' }],
    });
  });

  it.each([
    ['SALES_ORDER', 'sales'],
    ['RETURN_ORDER', 'return'],
    ['PARTNER_SALES_ORDER', 'partner'],
    ['GIFT_ORDER', 'unknown'],
    [7, 'unknown'],
    ['__proto__', 'unknown'],
    ['toString', 'unknown'],
  ])('of type %s is of kind %s', (orderType, kind) => {
    expect(toOrder(breakField('orderType', orderType))).toMatchObject({ kind, unreadable: [] });
  });

  it.each([
    ['default', 'neutral'],
    ['success', 'success'],
    ['warning', 'progress'],
    ['critical', 'critical'],
    ['sparkling', 'neutral'],
    [null, 'neutral'],
    [{}, 'neutral'],
    [undefined, 'neutral'],
  ])('with the heading variant %s has the tone %s', (variant, tone) => {
    const order = toOrder(breakField('group.0.groupHeadingVariant', variant));
    expect(order.groups.map((group) => group.tone)).toEqual([tone]);
    expect(order.unreadable).toEqual([]);
  });

  it.each([
    ['STORE', true],
    ['STANDARD', false],
    ['CONSUMER', false],
    ['POPUP', false],
    [null, false],
    [undefined, false],
  ])('classified as %s is a store order: %s', (classification, isStoreOrder) => {
    expect(toOrder(breakField('orderClassification', classification)).isStoreOrder).toBe(isStoreOrder);
  });

  it.each([
    ['INLINE', 'product'],
    ['NIKEID', 'custom'],
    ['SERVICE', 'service'],
    ['HOLOGRAM', 'unknown'],
    ['__proto__', 'unknown'],
    [7, 'unknown'],
  ])('with a line of type %s has an item of kind %s', (lineType, kind) => {
    const order = toOrder(breakField(`${ITEM}.lineType`, lineType));
    expect(order.groups[0]?.items.map((item) => item.kind)).toEqual([kind]);
    expect(order.unreadable).toEqual([]);
  });

  it.each<[actions: unknown, hasCancelAction: boolean]>([
    [{ cancel: {} }, true],
    [{ cancel: { webLink: 'https://shop.example/cancel' } }, true],
    [{ cancel: null }, false],
    [{ cancel: true }, false],
    [{ cancel: 'yes' }, false],
    [{ trackShipment: { webLink: 'https://tracking.example.com' } }, false],
    [{}, false],
    [undefined, false],
  ])('with the actions %j can be cancelled: %s', (actions, hasCancelAction) => {
    expect(toOrder(breakField('group.0.actions', actions)).groups[0]?.hasCancelAction).toBe(hasCancelAction);
  });

  it.each([
    ['NIKEEU', 'NIKEEU'],
    [undefined, 'NIKEUS'],
    [null, 'NIKEUS'],
    [7, 'NIKEUS'],
  ])('of the region %s has the region %s in its requests', (sent, regionReference) => {
    expect(toOrder(breakField('regionReference', sent)).regionReference).toBe(regionReference);
  });

  it('gives each item a unique key if a line is split over groups or a key is sent twice', () => {
    const group = createWireGroup({
      orderItems: [createWireItem({ orderLineKey: 'L1#2' }), createWireItem(), createWireItem()],
    });
    const order = toOrder(createWireOrder({ group: [createWireGroup(), group] }));
    expect(order.groups.flatMap(({ items }) => items).map(({ key }) => key)).toEqual(['L1', 'L1#2', 'L1#3', 'L1#4']);
  });
});

it('has a return link if the service lists it among the actions', () => {
  const returned = createWireGroup({ actions: { return: { webLink: 'https://shop.example.com/r' } } });
  const broken = { ...returned, actions: { return: { webLink: 7 } } };
  const [whole, none] = toOrder({ ...createWireOrder(), group: [returned, broken] }).groups;
  expect(whole?.returnUrl).toBe('https://shop.example.com/r');
  expect(none).not.toHaveProperty('returnUrl');
});

describe('an optional field', () => {
  it.each<[path: string, read: (order: ReturnType<typeof toOrder>) => object | undefined, name: string]>([
    ['transaction.message', (order) => order, 'message'],
    ['group.0.groupSubheading', (order) => order.groups[0], 'subheading'],
    ['group.0.message', (order) => order.groups[0], 'message'],
    [`${ITEM}.product.productImage`, (order) => order.groups[0]?.items[0], 'image'],
    [`${ITEM}.product.color`, (order) => order.groups[0]?.items[0], 'color'],
    [`${ITEM}.product.size`, (order) => order.groups[0]?.items[0], 'size'],
    [`${ITEM}.product.category`, (order) => order.groups[0]?.items[0], 'category'],
    [`${ITEM}.eddTranslated`, (order) => order.groups[0]?.items[0], 'estimatedDelivery'],
    [`${ITEM}.product.styleColor`, (order) => order.groups[0]?.items[0], 'styleColor'],
    [`${ITEM}.product.pbid`, (order) => order.groups[0]?.items[0], 'pbid'],
    [`${ITEM}.skuid`, (order) => order.groups[0]?.items[0], 'skuId'],
    [`${ITEM}.actions`, (order) => order.groups[0]?.items[0], 'buyAgainUrl'],
    [`${ITEM}.actions.buyItAgain`, (order) => order.groups[0]?.items[0], 'buyAgainUrl'],
    [`${ITEM}.actions.buyItAgain.webLink`, (order) => order.groups[0]?.items[0], 'buyAgainUrl'],
    ['group.0.shipFromCountry', (order) => order.groups[0], 'shipFromCountry'],
    ['fullOrderStatus.subStatus', (order) => order, 'subStatus'],
    ['payment.0.paymentDisplayNumber', (order) => order.payments[0], 'displayNumber'],
    ['payment.0.paymentTypeImageUrl', (order) => order.payments[0], 'image'],
    ['shippingAddress.address2', (order) => order.shippingAddress, 'address2'],
    ['shippingAddress.zipCode', (order) => order.shippingAddress, 'zipCode'],
    ['storeAddress.lastName', (order) => order.storeAddress, 'lastName'],
    ['pickupAddress.pickUpLocation', (order) => order.pickupAddress, 'pickUpLocation'],
  ])('%s is left out if it is missing, null, empty or of a wrong type', (path, read, name) => {
    for (const value of [undefined, null, '', 42, true, [], ['text'], {}]) {
      const order = toOrder(breakField(path, value));
      expect(Object.keys(read(order) ?? {})).not.toContain(name);
      expect(read(order)).toBeDefined();
      expect(order.unreadable).toEqual([]);
    }
  });

  it.each([
    [`${ITEM}.returnDisableReason`, { code: 'NO_TEXT' }],
    [`${ITEM}.simpleStatus`, 'TELEPORTED'],
    [`${ITEM}.lineItemTransaction.promotions`, [{ id: 7 }]],
    ['group.0.actions', { viewReturn: 'RT1' }],
    ['group.0.simpleStatuses', ['SHIPPED', 'TELEPORTED', 7]],
    ['group.0.actions', { trackShipment: { webLink: 7 } }],
    ['shipments.0.events', 'none'],
    ['shipments.0.carrier', 7],
    ['payment.0.installmentFlag', 'yes'],
    ['pendingModification', 'CANCEL'],
    ['pendingModification', { type: 7 }],
  ])('%s that is %j removes nothing but itself', (path, value) => {
    expect(toOrder(breakField(path, value))).toStrictEqual(toOrder(createWireOrder()));
  });
});

describe('an amount', () => {
  it.each([-1, -0.01, Infinity, -Infinity, NaN])('of %s is absent and reported, and its block stays', (amount) => {
    const order = toOrder(
      createWireOrder({
        transaction: { ...createWireOrder().transaction, orderTotal: amount },
        group: [
          createWireGroup({
            orderItems: [createWireItem({ lineItemTransaction: { quantity: 1, lineItemChargedPrice: amount } })],
          }),
        ],
      }),
    );
    expect(Object.keys(order)).not.toContain('total');
    expect(order.placedAt).toBeDefined();
    expect(Object.keys(order.groups[0]?.items[0] ?? {})).not.toContain('price');
    expect(order.unreadable).toEqual([
      { path: 'transaction.orderTotal' },
      { path: 'group[0].orderItems[0].lineItemTransaction.lineItemChargedPrice' },
    ]);
  });

  it('of a line is reported with the position of the line', () => {
    const broken = createWireItem({ lineItemTransaction: { quantity: 1, lineItemChargedPrice: -1, msrp: -2 } });
    const groups = [createWireGroup(), createWireGroup({ orderItems: [createWireItem(), broken] })];
    expect(toOrder(createWireOrder({ group: groups })).unreadable).toEqual([
      { path: 'group[1].orderItems[1].lineItemTransaction.lineItemChargedPrice' },
      { path: 'group[1].orderItems[1].lineItemTransaction.msrp' },
    ]);
  });

  it('too large for JSON is parsed as infinite, and so is absent', () => {
    const order = toOrder(JSON.parse(JSON.stringify(createWireOrder()).replace('130.5', '1e999')));
    expect(Object.keys(order)).not.toContain('total');
    expect(order.unreadable).toEqual([{ path: 'transaction.orderTotal' }]);
  });

  it('of zero is kept: it is free', () => {
    expect(toOrder(breakField('transaction.orderTotal', 0)).total).toBe(0);
  });
});

describe('an unreadable date', () => {
  it.each(['yesterday', '2026-11-20', '20.11.2026', '2026-13-01T00:00:00Z', '[UTC]', ''])(
    'such as %j is absent and reported',
    (orderDate) => {
      const order = toOrder(breakField('transaction.orderDate', orderDate));
      expect(Object.keys(order)).not.toContain('placedAt');
      expect(order).toMatchObject({ total: 130.5, unreadable: [{ path: 'transaction.orderDate' }] });
    },
  );
});
