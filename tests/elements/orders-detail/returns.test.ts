import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from '../support/order.js';
import { placeOrder } from '../support/order-tags.js';
import { find, get, getText, service, waitForText, type Attributes, type OrderElement } from '../support/page.js';
import { until } from '../support/until.js';

const TAG = 'orders-detail';
type Changes = Readonly<Record<string, unknown>>;
/** A return without a refund. */
const FREE = { transaction: { orderDate: '2026-11-10T12:00:00Z', orderTotal: 0, subTotal: 0, shippingTotal: 0 } };

function createReturnGroup(status: string, changes: Changes = {}) {
  const group = createWireGroup('Return', [{ ...createWireItem(), lineItemStatus: { status } }]);
  return { ...group, isReturnOrder: true, ...changes };
}

async function mountReturn(status: string, changes: Changes = {}, attributes: Attributes = {}): Promise<OrderElement> {
  const order = createWireOrder(undefined, {
    orderType: 'RETURN_ORDER',
    parentSalesOrderNumber: 'US10000010',
    group: [createReturnGroup(status)],
    ...changes,
  });
  service.answer(() => ({ status: 200, json: order }));
  const element = placeOrder(TAG, attributes);
  await waitForText(element, 'Training shirt');
  await until(() => find(element, '.order-side'), 'what there is to know of the return');
  return element;
}

function listTexts(element: Element, selector: string): string[] {
  const nodes = [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  return nodes.map(({ textContent }) => textContent.trim());
}

/** The steps as a screen reader reads them. */
const listSteps = (element: Element): string[] => listTexts(element, '.refund-progress li > span');
const listFacts = (element: Element): string[] => listTexts(element, '.return-fact');

describe('a return', () => {
  before(() => loadTag(TAG));

  it('shows its status as headline, then its date, its number and the refund', async () => {
    const element = await mountReturn('received at return center');
    expect(get(element, 'h2').textContent).to.equal('Return');
    expect(listTexts(element, '.card-meta > span').map((text) => text.replaceAll('\u00a0', ' '))).to.deep.equal([
      'Started Nov 10, 2026',
      'Return US10000001Copy',
      'Refund $86.50',
    ]);
    expect(listTexts(element, '.order-actions button')).to.deep.equal(['View the original order']);
  });

  it('of a global store order has both currencies', async () => {
    const sums = { orderDate: '2026-11-10T12:00:00Z', shippingTotal: 0 };
    const element = await mountReturn('received at return center', {
      currencyAlt: 'EUR',
      transaction: { ...sums, subTotal: 80, orderTotal: 80 },
      transactionAlt: { ...sums, subTotal: 70, orderTotal: 70 },
    });
    expect(listTexts(element, '.sums dd')).to.deep.equal(['$80.00€70.00', '$80.00€70.00']);
  });

  for (const [status, steps, words] of [
    [
      'authorized',
      [
        'Return started (now)',
        'In progress (still to come)',
        'Return completed (still to come)',
        'Refunded (still to come)',
      ],
      "We're waiting for your items to reach us.",
    ],
    [
      'in transit',
      ['Return started (done)', 'In progress (now)', 'Return completed (still to come)', 'Refunded (still to come)'],
      'Your items are on the way back or being inspected.',
    ],
    [
      'inspection passed',
      ['Return started (done)', 'In progress (done)', 'Return completed (done)', 'Refunded (now)'],
      'Your refund is on its way.',
    ],
    [
      'return denied',
      ['Return started (done)', 'In progress (done)', 'Return denied (now)'],
      "We couldn't accept this return, so no refund will be issued.",
    ],
    [
      'returned at store',
      ['Return started (done)', 'At the store (done)', 'Refunded (now)'],
      'Your refund is on its way.',
    ],
  ] as const) {
    it(`that is ${status} shows the progress of its refund by the table of returns`, async () => {
      const element = await mountReturn(status);
      expect(listSteps(element)).to.deep.equal(steps);
      expect(listTexts(element, '.refund-progress [aria-current=step] > span').length).to.equal(1);
      expect(get(element, '.refund').textContent).to.include(words);
    });
  }

  it('of an unknown status shows its lines, and no refund progress', async () => {
    const element = await mountReturn('beamed up');
    expect(find(element, '.refund') === null).to.equal(true);
    expect(listTexts(element, '.item-status')).to.deep.equal(["We're updating this item"]);
  });

  for (const [country, words] of [
    ['us', 'A refund usually takes 1 to 3 business days once we have your items.'],
    ['jp', 'A refund usually takes up to 14 days once we have your items.'],
    ['kr', 'A refund usually takes up to 3 days once we have your items.'],
  ] as const) {
    it(`shows the duration of a refund in ${country}`, async () => {
      const element = await mountReturn('in transit', {}, { country });
      await waitForText(element, words);
    });
  }

  it('without a refund, because all of it was exchanged, does not mention one', async () => {
    const element = await mountReturn('in transit', FREE);
    expect(get(element, '.refund-title').textContent).to.equal('Your return');
    expect(listSteps(element)).to.deep.equal([
      'Return started (done)',
      'In progress (now)',
      'Return completed (still to come)',
    ]);
    expect(get(element, '.refund').textContent).to.include("There's no refund for this return.");
    expect(get(element, '.refund').textContent).not.to.include('A refund usually takes');
    expect(listTexts(element, '.card-meta span').join(' ')).not.to.include('Refund');
    expect(listFacts(element)).to.deep.equal([]);
  });

  it('without a refund is over once the items arrive', async () => {
    const element = await mountReturn('inspection passed', FREE);
    expect(listSteps(element).at(-1)).to.equal('Return completed (done)');
    expect(listTexts(element, '.refund p')).to.deep.equal([
      'We have your items.',
      "There's no refund for this return.",
    ]);
  });

  it('shows no duration after it was denied', async () => {
    const element = await mountReturn('return denied');
    expect(find(element, '.refund-wait') === null).to.equal(true);
  });

  it('says its status once, and links once to the contact', async () => {
    const element = await mountReturn('return denied', { returnMethod: 'upsDropoff|UPSN' });
    expect(listTexts(element, '.side-title')).to.deep.equal(['Return method', 'Need help?']);
    expect(listTexts(element, 'a').filter((text) => text === 'Contact us').length).to.equal(1);
    expect(get(element, '.refund').textContent).to.include('Contact us');
  });

  for (const [what, changes, facts] of [
    ['sent back, paid by card', { returnMethod: 'upsDropoff|UPSN' }, ['Credit card ending in 4242', 'Drop-off, UPS']],
    ['picked up by an unknown carrier', { returnMethod: 'upsPickup|XYZ' }, ['Credit card ending in 4242', 'Pickup']],
    ['of no known method', { returnMethod: 'pigeon|UPSN' }, ['Credit card ending in 4242']],
    [
      'to a store, paid by PayPal',
      { returnToStore: true, payment: [{ paymentType: 'paypal' }] },
      ['Gift card', 'In a store'],
    ],
    [
      'bought in a store, paid in cash',
      { orderClassification: 'STORE', payment: [{ paymentType: 'cash' }] },
      ['Direct Deposit'],
    ],
    ['of no known payment', { payment: [] }, []],
  ] as const) {
    it(`${what} shows the refund method and the return method`, async () => {
      const element = await mountReturn('created', changes);
      expect(listFacts(element)).to.deep.equal(facts);
    });
  }

  it('has a line for taxes by flag, and never if prices include them', async () => {
    const sums = (element: Element): string[] => listTexts(element, '.sums > div');
    const off = await mountReturn('created');
    expect(sums(off)).to.deep.equal(['Subtotal$80.00', 'Refund total$86.50']);
    expect(getText(off)).to.include('Includes tax');
    off.remove();
    const flags = 'enableShowReturnTaxTotal';
    const on = await mountReturn('created', {}, { flags });
    expect(sums(on)).to.deep.equal(['Subtotal$80.00', 'Taxes$6.50', 'Refund total$86.50']);
    expect(getText(on)).not.to.include('Includes tax');
    on.remove();
    const australian = await mountReturn('created', {}, { flags, country: 'au' });
    await waitForText(australian, 'Includes USD 6.50 GST');
    expect(listTexts(australian, '.sums dt')).to.deep.equal(['Subtotal', 'Refund total']);
  });

  it('of several groups leads with the next event, and each group has its status', async () => {
    const group = [
      createReturnGroup('return denied', { groupHeading: 'Denied' }),
      createReturnGroup('created', { groupHeading: 'Started' }),
    ];
    const element = await mountReturn('', { group });
    expect(get(element, 'h2').textContent).to.equal('Started');
    expect(listTexts(element, '.shipment-count')).to.deep.equal(['Return 1 of 2', 'Return 2 of 2']);
    expect(listTexts(element, '[part=shipment] h3')).to.deep.equal(['Return denied', 'Started']);
  });

  it('is read-only: it cannot be cancelled or returned, whatever the service offers', async () => {
    const offers = { isCancellable: true, actions: { cancel: {}, return: { webLink: 'https://shop.example/return' } } };
    const element = await mountReturn('created', { group: [createReturnGroup('created', offers)] });
    await waitForText(element, 'Email label');
    expect(listTexts(element, 'button')).to.deep.equal(['Copy', 'View the original order', 'Get label', 'Email label']);
  });

  it('links to the exchange order', async () => {
    const group = [createReturnGroup('created', { exchangeOrderNumber: 'US10000099' })];
    const element = await mountReturn('created', { group });
    const link = get<HTMLAnchorElement>(element, '.order-actions a');
    expect([link.textContent, new URL(link.href).pathname]).to.deep.equal([
      'View exchange order US10000099',
      '/us/en/orders/sales/US10000099/',
    ]);
  });
});
