import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { press } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from '../support/order.js';
import { GUEST, mountOrder } from '../support/order-tags.js';
import { find, get, getText, service, type OrderElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-detail';
const ADDRESS = {
  firstName: 'Robin',
  lastName: 'Doe',
  address1: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

function createLine(orderLineKey: string, title: string, status: string) {
  return { ...createWireItem({ title }), orderLineKey, lineItemStatus: { status } };
}

/** One group in two parcels, with tracking links only at their carriers. */
function createParcels(links: readonly (string | undefined)[]) {
  const lines = links.map((_, index) => createLine(`${index}`, 'Training shirt', 'shipped'));
  const shipments = links.map((trackingUrl, index) => ({
    shipmentNumber: `PX${index}`,
    items: [`${index}`],
    ...(trackingUrl !== undefined && { trackingUrl }),
  }));
  return { group: [createWireGroup('On its way', lines)], shipments };
}

async function mountWith(changes: Readonly<Record<string, unknown>>): Promise<OrderElement> {
  service.answer(() => ({ status: 200, json: createWireOrder(undefined, changes) }));
  return mountOrder(TAG);
}

function listTexts(element: Element, selector: string): string[] {
  const nodes = [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  return nodes.map(({ textContent }) => textContent.trim());
}

describe('a complete order', () => {
  before(() => loadTag(TAG));

  it('of one group has its status as headline, and counts no shipments', async () => {
    const element = await mountWith({});
    expect(get(element, 'h2').textContent).to.equal('Arriving Friday');
    expect(listTexts(element, 'h3')).to.include('Arriving Friday');
    expect(getText(element)).not.to.include('Shipment 1');
    expect(listTexts(element, '[part=shipment]').length).to.equal(1);
  });

  it('of several groups leads with the next event, counts the shipments, and each group has its status', async () => {
    const element = await mountWith({
      group: [
        createWireGroup('Arriving Friday', [createLine('1', 'Training shirt', 'shipped')]),
        createWireGroup('Nothing', []),
        createWireGroup('Ready soon', [createLine('2', 'Trail shoe', 'accepted')]),
      ],
    });
    expect(get(element, 'h2').textContent).to.equal('Arriving Friday');
    expect(getText(element)).to.include('In 2 shipments');
    expect(listTexts(element, '.shipment-count')).to.deep.equal(['Shipment 1 of 2', 'Shipment 2 of 2']);
    expect(listTexts(element, '[part=shipment] h3')).to.deep.equal(['Arriving Friday', 'Ready soon']);
  });

  it('shows the heading of a group beside one of cancelled lines across the card, although nothing stands below it', async () => {
    const cancelled = { ...createLine('2', 'Trail shoe', 'cancelled'), simpleStatus: 'CANCELLED' };
    const element = await mountWith({
      group: [
        createWireGroup('Ordered', [createLine('1', 'Training shirt', 'accepted')]),
        createWireGroup('Cancelled', [cancelled]),
      ],
    });
    const headings = [...(element.shadowRoot?.querySelectorAll('[part=shipment] h3') ?? [])];
    expect(headings.map(({ textContent }) => textContent)).to.deep.equal(['Ordered', 'Cancelled']);
    for (const heading of headings) expect(heading.clientWidth).to.be.greaterThan(100);
  });

  it('shows the progress of each group', async () => {
    const element = await mountWith({});
    expect(listTexts(element, '.progress li > span')).to.deep.equal(['Ordered', 'Preparing', 'Shipped', 'Delivered']);
    expect(listTexts(element, '.progress [aria-current=step] > span')).to.deep.equal(['Shipped']);
    expect(get(element, '.progress').getAttribute('aria-label')).to.equal('Progress');
  });

  it('shows its lines with details, price and former price', async () => {
    const element = await mountWith({
      group: [
        createWireGroup('Arriving Friday', [
          {
            ...createWireItem({ styleColor: 'TS1000-101' }),
            lineItemTransaction: { quantity: 2, lineItemChargedPrice: 80, msrp: 100 },
          },
        ]),
      ],
    });
    const [line = ''] = listTexts(element, '.item');
    const expectedWords = ['Training shirt', 'Blue', 'Style TS1000-101', 'Size M', 'Qty 2', '$80.00'];
    for (const words of expectedWords) expect(line).to.include(words);
    expect(listTexts(element, '.item s')).to.deep.equal(['$100.00']);
  });

  it('of a global store has both currencies in each line and in its sums', async () => {
    const line = { ...createWireItem(), lineItemTransactionAlt: { quantity: 1, lineItemChargedPrice: 70 } };
    const sums = { orderDate: '2026-11-10T09:00:00Z', subTotal: 80, shippingTotal: 5, totalDuties: 6 };
    const element = await mountWith({
      ...{ isGlobalStoreOrder: true, currencyAlt: 'EUR', group: [createWireGroup('Arriving Friday', [line])] },
      transaction: { ...sums, inclusiveTaxTotal: 13, orderTotal: 91 },
      transactionAlt: {
        ...sums,
        subTotal: 70,
        shippingTotal: 4,
        totalDuties: 5,
        inclusiveTaxTotal: 11,
        orderTotal: 79,
      },
    });
    expect(listTexts(element, '.badge')).to.deep.equal(['Global store order']);
    expect(listTexts(element, '.item-price > span').slice(1)).to.deep.equal(['$80.00', '€70.00']);
    expect(listTexts(element, '.sums dd')).to.deep.equal(['$80.00€70.00', '$5.00€4.00', '$6.00€5.00', '$91.00€79.00']);
    expect(getText(element)).to.include('Includes $13.00 in taxes · €11.00');
  });

  for (const { what, links, tracked } of [
    { what: 'no link', links: [undefined, undefined], tracked: [] },
    { what: 'one link', links: [undefined, 'https://carrier.example/2'], tracked: ['https://carrier.example/2'] },
    {
      what: 'the same link',
      links: ['https://carrier.example/1', 'https://carrier.example/1'],
      tracked: ['https://carrier.example/1'],
    },
    {
      what: 'a safe link and an unsafe one',
      links: ['http://carrier.example/1', 'https://carrier.example/2'],
      tracked: ['https://carrier.example/2'],
    },
  ]) {
    it(`links to the carrier of two parcels with ${what}`, async () => {
      const element = await mountWith(createParcels(links));
      await settle();
      const found = [...(element.shadowRoot?.querySelectorAll(':is(.track, .order-actions) a') ?? [])];
      expect(found.map((link) => link.getAttribute('href'))).to.deep.equal(tracked);
      expect(find(element, ':is(.track, .order-actions) button') === null).to.equal(true);
    });
  }

  it('opens a box if each of two parcels has its own page', async () => {
    const links = ['https://carrier.example/1', 'https://carrier.example/2'];
    const element = await mountWith(createParcels(links));
    await press(element, 'Track shipment');
    await until(() => find(element, '.parcels'), 'the box');
    const found = [...(element.shadowRoot?.querySelectorAll('.parcel a') ?? [])];
    expect(found.map((link) => link.getAttribute('href'))).to.deep.equal(links);
  });

  it('shows the status of each line if they differ', async () => {
    const lines = [createLine('1', 'Trail shoe', 'delivered'), createLine('2', 'Training shirt', 'cancelled')];
    const element = await mountWith({ group: [createWireGroup('Some of it is here', lines)] });
    expect(listTexts(element, '.item-status')).to.deep.equal(['Delivered', 'Canceled']);
  });

  it('links to the carrier in a new tab without a referrer, and only to a safe address', async () => {
    const group = createWireGroup('Arriving Friday', [createWireItem()]);
    const element = await mountWith({ group: [{ ...group, trackingUrl: 'https://carrier.example/1' }] });
    const link = await until(() => find<HTMLAnchorElement>(element, '.order-actions a'), 'the link');
    expect([link.href, link.target, link.rel, link.referrerPolicy]).to.deep.equal([
      'https://carrier.example/1',
      '_blank',
      'noopener noreferrer',
      'no-referrer',
    ]);
    element.remove();
    const unsafe = await mountWith({ group: [{ ...group, trackingUrl: 'data:text/html,1' }] });
    unsafe.refresh();
    await until(() => service.requests.length > 1, 'the request');
    await settle();
    expect(find(unsafe, '[part=shipment] a') === null).to.equal(true);
  });

  it('sums up the payment, with Free for zero and no line for a missing sum', async () => {
    const element = await mountWith({
      payment: [{ paymentType: 'credit_card', paymentDisplayNumber: '4242' }, { paymentType: 'beans' }],
    });
    const sums = listTexts(element, '.sums > div');
    expect(sums).to.deep.equal(['Subtotal$80.00', 'ShippingFree', 'Taxes$6.50', 'Total$86.50']);
    expect(listTexts(element, '.payments li')).to.deep.equal(['Credit card ending in 4242', 'Other payment']);
  });

  for (const [field, title] of [
    ['shippingAddress', 'Shipping address'],
    ['pickupAddress', 'Pickup address'],
    ['storeAddress', 'Pick up in store'],
  ] as const) {
    it(`shows its destination: ${field}`, async () => {
      const element = await mountWith({ [field]: ADDRESS });
      expect(listTexts(element, '.side-title')).to.include(title);
      const [address = ''] = listTexts(element, 'address');
      for (const words of ['Robin', '1 Main Street', 'Portland']) expect(address).to.include(words);
    });
  }

  it('with more than a hundred lines shows the first ones, and the others on request', async () => {
    const lines = Array.from({ length: 240 }, (_, index) =>
      createLine(`${index}`, `Training shirt ${index}`, 'shipped'),
    );
    const element = await mountWith({ group: [createWireGroup('Arriving Friday', lines)] });
    // By their boxes: a line in the document may still be hidden.
    const countShown = (): number =>
      [...(element.shadowRoot?.querySelectorAll('.item') ?? [])].filter((line) => line.getClientRects().length > 0)
        .length;
    expect(countShown()).to.equal(3);
    await press(element, 'Show 117 of 237 more items');
    await until(() => countShown() === 120, 'the first hundred and twenty');
    await press(element, 'Show 100 of 120 more items');
    await until(() => listTexts(element, '.item').length === 220, 'a hundred more');
    await press(element, 'Show 20 of 20 more items');
    await until(() => listTexts(element, '.item').length === 240, 'all of them');
    expect(find(element, '[part=shipment] button') === null).to.equal(true);
  });

  it('shows texts of the service as text', async () => {
    const group = createWireGroup('<b>Soon</b>', [
      createWireItem({ title: 'Training shirt <img src=x onerror=alert(1)>' }),
    ]);
    const element = await mountWith({ group: [group] });
    expect(getText(element)).to.include('<b>Soon</b>').and.include('<img src=x');
    expect(find(element, 'b') === null).to.equal(true);
  });
});

describe('the help beside an order', () => {
  before(() => loadTag(TAG));

  it('leads to the pages of the shop', async () => {
    const element = await mountWith({});
    const links = [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.help a') ?? [])];
    expect(links.map(({ textContent, href }) => [textContent, new URL(href).pathname])).to.deep.equal([
      ['Contact us', '/us/en/help/contact'],
      ['Return policy', '/us/en/legal/return-policy'],
      ['Help pages', '/us/en/help'],
    ]);
    expect(get(element, '.help').offsetHeight).to.be.greaterThan(0);
  });

  const CHAT = 'https://shop.example/chat';
  const GUEST_WITH_CHAT = { ...GUEST, adapter: { links: { chat: CHAT } } };
  const MEMBER_WITH_CHAT = { adapter: { ...createMember(), links: { chat: CHAT } } };
  const SWOOSH_WITH_CHAT = {
    adapter: { ...MEMBER_WITH_CHAT.adapter, user: { id: 'm1', accountType: 'swoosh' } },
  };

  for (const [who, attributes, properties, isOffered] of [
    ['a guest', {}, GUEST_WITH_CHAT, true],
    ['a member', {}, MEMBER_WITH_CHAT, true],
    ['no shopper if the page has no chat', {}, {}, false],
    [
      'no shopper if its address is unsafe',
      {},
      { adapter: { ...createMember(), links: { chat: 'data:text/html,1' } } },
      false,
    ],
    ['no guest by the flag', { flags: 'disableChat' }, GUEST_WITH_CHAT, false],
    ['a member by the flag', { flags: 'disableChat' }, MEMBER_WITH_CHAT, true],
    ['no employee', {}, SWOOSH_WITH_CHAT, false],
    ['no shopper in a country without a chat', { country: 'pl' }, MEMBER_WITH_CHAT, false],
    ['no shopper in such a country under its other code', { country: 'el' }, MEMBER_WITH_CHAT, false],
    ['shoppers of other countries', { country: 'de' }, MEMBER_WITH_CHAT, true],
  ] as const) {
    it(`offers the chat to ${who}`, async () => {
      const element = await mountOrder(TAG, attributes, properties);
      const findChat = () => {
        const links = listTexts(element, '.help a');
        return links.slice(links.indexOf('Contact us')).indexOf('Chat with us');
      };
      if (isOffered) await until(() => findChat() === 1, 'the chat after the contact');
      await settle();
      await settle();
      expect(findChat()).to.equal(isOffered ? 1 : -1);
    });
  }

  it("is replaced by the page's own, and comes back when that is removed", async () => {
    const element = await mountWith({});
    element.innerHTML = '<p slot="help">Call us at any hour</p>';
    const slotted = element.querySelector('p');
    await until(() => slotted?.assignedSlot, 'the slot');
    expect([get(element, '.help').offsetHeight, (slotted?.offsetHeight ?? 0) > 0]).to.deep.equal([0, true]);
    slotted?.remove();
    expect(get(element, '.help').offsetHeight).to.be.greaterThan(0);
  });
});
