import { describe, expect, it } from 'vitest';
import { listCardActions } from '../../src/orders/use-card-links.js';
import { cn } from '../../src/markets/cn.js';
import { jp } from '../../src/markets/jp.js';
import type { OrdersAdapter } from '../../src/app/configuration/adapter.js';
import type { CallName } from '../../src/http/model/call-classes.js';
import type { Destination } from '../../src/app/navigation/destination.js';
import type { Market } from '../../src/markets/market.js';
import { us } from '../../src/markets/us.js';
import type { DisplayStatus, Order, OrderGroup } from '../../src/orders/model/order.js';
import { createElementTestContext } from '../support/element-test-context.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { createGroup, createItem, createOrder } from '../support/orders.js';

const RETURNABLE: Partial<OrderGroup> = {
  items: [createItem({ status: 'delivered', isReturnable: true, styleColor: 'TS100-101' })],
  returnUrl: 'https://shop.example.com/returns/US1',
};
const CANCELLABLE: Partial<OrderGroup> = {
  items: [createItem({ status: 'ordered' })],
  isCancellable: true,
  hasCancelAction: true,
};

const SOLD: Partial<OrderGroup> = {
  items: [createItem({ status: 'delivered', buyAgainUrl: 'https://shop.example/p1' })],
};

interface Setting {
  readonly market?: Market;
  readonly flags?: string;
  readonly address?: string;
  readonly links?: Readonly<Record<string, string>>;
  /** The calls of the back end; all if absent. */
  readonly calls?: readonly CallName[];
  readonly cart?: OrdersAdapter['cart'];
  readonly order?: Partial<Order>;
}

function list(groups: readonly Partial<OrderGroup>[], setting: Setting = {}, index = 0) {
  const { market = us, flags = '', address = 'https://shop.example/us/en/orders/', links, calls, cart } = setting;
  const { context } = createElementTestContext({
    platform: createFakePlatform({ address }),
    attributes: { country: 'us', flags },
    properties: { adapter: { ...(links && { links }), ...(calls && { service: { calls } }), ...(cart && { cart }) } },
  });
  context.settings.setState({ market });
  const order = createOrder({
    orderNumber: 'US1',
    groups: groups.map((changes) => createGroup(changes)),
    ...setting.order,
  });
  const group = order.groups[index];
  if (!group) throw new RangeError('There is no such group.');
  return listCardActions(context, order, group);
}

describe('the actions of a card', () => {
  it('are empty if nothing is possible', () => {
    expect(list([{}])).toEqual([]);
  });

  it.each<[readonly string[], readonly string[]]>([
    [[], []],
    [['RT1'], ['RT1']],
    [['US1'], []],
    [['US1', 'RT1'], ['RT1']],
    [['RT1', 'RT2'], []],
  ])('lead from the returns %j to %j', (returnNumbers, shown) => {
    const actions = list([{ returnNumbers }]);
    expect(actions).toEqual(
      shown.map((orderNumber) => ({ label: 'order.viewReturn', destination: { route: 'returnDetail', orderNumber } })),
    );
  });

  it('include parcel tracking, but no unsafe address', () => {
    const url = 'https://tracking.example.com/PX1';
    expect(list([{ trackingUrl: url }])).toEqual([{ label: 'order.track', href: url, isMain: true }]);
    expect(list([{ trackingUrl: 'http://tracking.example.com/PX1' }])).toEqual([]);
    expect(list([{ ...RETURNABLE, items: [createItem({ status: 'returnCreated' })], trackingUrl: url }])).toEqual([]);
  });

  it('begin with what is looked for in the state of the group', () => {
    const trackingUrl = 'https://tracking.example.com/PX1';
    const listed = (group: Partial<OrderGroup>) => list([group]).map((action) => [action.label, 'isMain' in action]);
    expect(listed({ ...RETURNABLE, trackingUrl })).toEqual([
      ['order.return', true],
      ['order.track', false],
    ]);
    expect(listed({ ...CANCELLABLE, items: [createItem({ status: 'shipped' })], trackingUrl })).toEqual([
      ['order.track', true],
      ['order.cancel', false],
    ]);
    const parts = [createItem({ status: 'shipped' }), createItem({ status: 'delivered', isReturnable: true })];
    expect(listed({ ...RETURNABLE, items: parts, trackingUrl })).toEqual([
      ['order.track', true],
      ['order.return', true],
    ]);
    expect(listed({ items: [createItem({ status: 'delivered' })], trackingUrl })).toEqual([['order.track', false]]);
    expect(listed(CANCELLABLE)).toEqual([['order.cancel', false]]);
  });

  const UNPAID: Partial<Order> = { paymentApprovalId: 'apv-1', payments: [{ type: 'alipay' }] };
  const ORDER_SCREEN: Destination = { route: 'salesDetail', orderNumber: 'US1' };

  it.each<[what: string, setting: Setting, shown: readonly unknown[]]>([
    [
      'the screen of an order on hold',
      { order: UNPAID, flags: 'enableDeferredPayment' },
      [{ destination: ORDER_SCREEN }],
    ],
    ['nothing without the flag', { order: UNPAID }, []],
    ['nothing without the calls', { order: UNPAID, flags: 'enableDeferredPayment', calls: [] }, []],
    ['the payment page', { order: { legacyPaymentUrl: 'https://pay.example/1' } }, [{ href: 'https://pay.example/1' }]],
    ['no unsafe address', { order: { legacyPaymentUrl: 'http://pay.example/1' } }, []],
  ])('lead with an open payment to %s', (_what, setting, shown) => {
    const placed = { items: [createItem({ status: 'ordered' })] };
    expect(list([placed], setting)).toEqual(
      shown.map((to) => ({ label: 'order.payNow', isMain: true, ...(to as object) })),
    );
    expect(list([placed, placed], setting, 1)).toEqual([]);
  });

  const STORE = { address1: '400 Market Square', city: 'Sacramento', zipCode: '95814', country: 'US' };
  const READY: Partial<OrderGroup> = { items: [createItem({ status: 'readyForPickUp' })] };

  it('lead to the store where a group waits', () => {
    const order = { pickupAddress: STORE };
    const directions = { label: 'order.directions', isMain: true, address: STORE, destination: ORDER_SCREEN };
    expect(list([READY], { order })).toEqual([directions]);
    expect(list([READY])).toEqual([]);
    expect(list([{}], { order })).toEqual([]);
  });

  it('lead to the shop only from lines that are no longer under way', () => {
    const listed = (status: DisplayStatus) =>
      list([{ items: [createItem({ status, buyAgainUrl: 'https://shop.example/p1' })] }]).length;
    for (const status of ['delivered', 'pickedUp', 'cancelled', 'returnCreated', 'returnDenied'] as const) {
      expect([status, listed(status)]).toEqual([status, 1]);
    }
    const inTransit = [
      'ordered',
      'preparingShipment',
      'shipped',
      'readyForPickUp',
      'cancellationPending',
      'unknown',
    ] as const;
    for (const status of inTransit) expect([status, listed(status)]).toEqual([status, 0]);
  });

  it.each<[label: string, group: Partial<OrderGroup>, calls: readonly CallName[]]>([
    ['order.return', RETURNABLE, ['request-return', 'get-return-job']],
    ['order.cancel', CANCELLABLE, ['request-cancel', 'get-cancel-job']],
    ['order.buyAgain', SOLD, ['request-cart-item']],
    ['order.shopSimilar', SOLD, ['list-similar-products']],
  ])('include %s only if the back end has every call for it', (label, group, calls) => {
    const listed = (listedCalls: readonly CallName[]) =>
      list([group], { flags: 'enableShopSimilar', calls: listedCalls }).map((action) => action.label);
    expect(listed(calls)).toEqual([label]);
    for (const call of calls) expect(listed(calls.filter((other) => other !== call))).toEqual([]);
  });

  it("include buying again without the call into the page's own cart", () => {
    const listed = list([SOLD], { calls: [], cart: { add: () => undefined } }).map(({ label }) => label);
    expect(listed).toEqual(['order.buyAgain']);
  });

  it('include a return', () => {
    expect(list([RETURNABLE])).toEqual([
      { label: 'order.return', isMain: true, destination: { route: 'returnWizard', orderNumber: 'US1' } },
    ]);
    expect(list([RETURNABLE], { flags: 'disableReturns' })).toEqual([]);
  });

  it('ask on the order first if another country takes the return', () => {
    const elsewhere = { ...RETURNABLE, shipFromCountry: 'CA' };
    const destination = { route: 'salesDetail', orderNumber: 'US1', dialog: 'return' };
    const returnAction = { label: 'order.return', isMain: true, destination };
    expect(list([elsewhere], { flags: 'enableOrderMismatchModal' })).toEqual([returnAction]);
    expect(list([elsewhere])).toMatchObject([{ destination: { route: 'returnWizard' } }]);
    expect(list([{ ...RETURNABLE, shipFromCountry: 'US' }], { flags: 'enableOrderMismatchModal' })).toMatchObject([
      { destination: { route: 'returnWizard' } },
    ]);
  });

  it('schedule a pickup beside the return if a carrier collects returns', () => {
    const flags = 'enableSagawaReturn';
    const start = { label: 'order.return', isMain: true, destination: { route: 'returnWizard', orderNumber: 'US1' } };
    expect(list([RETURNABLE], { market: jp, flags })).toEqual([
      start,
      { label: 'order.scheduleReturn', href: RETURNABLE.returnUrl },
    ]);
    expect(list([RETURNABLE], { market: jp })).toEqual([start]);
    expect(list([RETURNABLE], { flags })).toEqual([start]);
  });

  it.each([
    ['/us/en/orders/sales/US1/return/'],
    ['https://other.example/orders/sales/US1/return'],
    ['https://shop.example/account?tab=1#/sales/US1/return/'],
  ])('take %s for the wizard and not for the carrier', (returnUrl) => {
    const setting: Setting = { market: jp, flags: 'enableSagawaReturn' };
    const group = { ...RETURNABLE, returnUrl };
    expect(list([group], setting)).toMatchObject([{ label: 'order.return', destination: { route: 'returnWizard' } }]);
    const links = { sagawaPickup: 'https://carrier.example/book' };
    expect(list([group], { ...setting, links })).toMatchObject([
      { label: 'order.return' },
      { label: 'order.scheduleReturn', href: links.sagawaPickup },
    ]);
  });

  it('include no return of personal items if the market forbids it', () => {
    const personal = { ...RETURNABLE, items: [createItem({ isReturnable: true, pbid: 'by-robin' })] };
    expect(list([personal], { market: cn })).toEqual([]);
    expect(list([personal])).toMatchObject([{ label: 'order.return' }]);
  });

  it('include cancellation on the first part only, while it is possible', () => {
    const cancelAction = {
      label: 'order.cancel',
      destination: { route: 'salesDetail', orderNumber: 'US1', dialog: 'cancel' },
    };
    expect(list([CANCELLABLE, CANCELLABLE])).toEqual([cancelAction]);
    expect(list([CANCELLABLE, CANCELLABLE], {}, 1)).toEqual([]);
    for (const over of [
      { isCancellable: false },
      { hasCancelAction: false },
      { isPendingCancellation: true },
      { isRecentlyCancelled: true },
    ]) {
      expect(list([{ ...CANCELLABLE, ...over }])).toEqual([]);
    }
  });

  it('include a review of a single delivered item, if flag and query ask for it', () => {
    const delivered = { items: [createItem({ status: 'delivered', styleColor: 'TS100-101' })] };
    const flags = 'enableWriteReview';
    const address = 'https://shop.example/us/en/orders/?writeReview=true';
    const review = (setting: Setting, group: Partial<OrderGroup> = delivered) => list([group], setting);
    expect(review({ flags, address })).toEqual([
      { label: 'order.review', href: 'https://shop.example/us/en/review/TS100-101' },
    ]);
    expect(review({ flags, address, links: { review: 'https://reviews.example/write/' } })).toEqual([
      { label: 'order.review', href: 'https://reviews.example/write/TS100-101' },
    ]);
    expect(review({ flags })).toEqual([]);
    expect(review({ address })).toEqual([]);
    expect(review({ flags, address }, { items: [...delivered.items, createItem({ key: '0002' })] })).toEqual([]);
    expect(review({ flags, address }, { items: [createItem({ styleColor: 'TS100-101' })] })).toEqual([]);
  });

  it('include Buy again for a single item of a part if the service offers it', () => {
    const item = createItem({ status: 'delivered', buyAgainUrl: 'https://shop.example.com/t/socks' });
    const service = createItem({ key: 'service', kind: 'service' });
    expect(list([{ items: [item] }])).toEqual([{ label: 'order.buyAgain', item }]);
    expect(list([{ items: [item, service] }])).toEqual([{ label: 'order.buyAgain', item }]);
    expect(list([{ items: [item, { ...item, key: '0002' }] }])).toEqual([]);
    expect(list([{ items: [{ ...service, buyAgainUrl: 'https://shop.example.com/t/engraving' }] }])).toEqual([]);
  });

  it('include similar products for a single item of a part, if the flag is on', () => {
    const item = createItem({ status: 'delivered' });
    const flags = 'enableShopSimilar';
    expect(list([{ items: [item] }], { flags })).toEqual([{ label: 'order.shopSimilar', item }]);
    expect(list([{ items: [item] }])).toEqual([]);
    expect(list([{ items: [item, createItem({ key: '0002' })] }], { flags })).toEqual([]);
    expect(list([{ items: [createItem({ kind: 'service' })] }], { flags })).toEqual([]);
  });
});
