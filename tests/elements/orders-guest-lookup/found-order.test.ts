import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { fillIn, findKnownOrder, press, submit, waitForMessage, waitForOrder } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from '../support/order.js';
import { find, get, getText, mount, service, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

/** Finds an order with these changes. */
async function findOrder(changes: Readonly<Record<string, unknown>>): Promise<GuestLookupElement> {
  service.answer(() => ({ status: 200, json: createWireOrder(KNOWN.orderNumber, changes) }));
  const element = await mount();
  await fillIn(element, KNOWN);
  await submit(element);
  await waitForOrder(element);
  return element;
}

describe('an order that was found', () => {
  before(() => loadTag());

  it('shows status, product, date, number and total, and moves the focus to its heading', async () => {
    const events = listen(document);
    const element = await mount();
    await findKnownOrder(element);
    for (const text of [
      'We found your order',
      'Arriving Friday',
      'Training shirt',
      'Size M',
      'Nov 10, 2026',
      '$86.50',
    ]) {
      expect(getText(element)).to.include(text);
    }
    await until(() => element.shadowRoot?.activeElement === find(element, 'h2'), 'the focus on the heading');
    expect(getDetails(events, 'orders-order-found')).to.deep.equal([{ orderNumber: KNOWN.orderNumber }]);
  });

  for (const [currency, shown] of [
    ['JPY', '¥87'],
    ['XTS', '86.50'],
    ['points', '86.50'],
    ['', '86.50'],
    [42, '86.50'],
  ] as const) {
    it(`shows its total, whatever the currency is: ${JSON.stringify(currency)}`, async () => {
      const element = await findOrder({ currency });
      expect(getText(element)).to.include(`Total`).and.include(shown);
    });
  }

  for (const [orderHref, shown] of [
    ['/account/orders/{orderNumber}?from=lookup', `/account/orders/${KNOWN.orderNumber}?from=lookup`],
    ['https://shop.example/o/{orderNumber}', `https://shop.example/o/${KNOWN.orderNumber}`],
    ['data:text/html,{orderNumber}', undefined],
    ['http://shop.example/{orderNumber}', undefined],
    [undefined, undefined],
  ] as const) {
    it(`with order-href="${orderHref}" links to ${shown ?? 'no other screen'}`, async () => {
      service.answer(() => ({ status: 200, json: createWireOrder(KNOWN.orderNumber) }));
      const element = await mount(orderHref === undefined ? {} : { 'order-href': orderHref });
      await findKnownOrder(element);
      const link = find<HTMLAnchorElement>(element, 'a.is-primary');
      expect(link?.href).to.equal(shown === undefined ? undefined : new URL(shown, location.href).href);
      if (!link) return;
      const visited: string[] = [];
      Object.assign(element, { adapter: { navigate: (to: string) => visited.push(to) } });
      expect(link.textContent).to.equal('View order');
      link.click();
      expect(visited).to.deep.equal([link.href]);
    });
  }

  for (const [why, productImage] of [
    ['does not load', 'https://pictures.invalid/none.png'],
    ['is not there', undefined],
    ['may not be loaded', 'data:image/png;base64,AAAA'],
    ['is no address', 'https://'],
  ] as const) {
    it(`shows a placeholder for a picture that ${why}, beside the description`, async () => {
      const element = await findOrder({ group: [createWireGroup('Delivered', [createWireItem({ productImage })])] });
      const well = await until(() => find(element, '[part~=picture] [role=img]'), 'the well');
      expect(well.getAttribute('aria-label')).to.equal('No picture');
      expect(getText(element)).to.include('Training shirt');
      expect(find(element, 'img') === null).to.equal(true);
    });
  }

  it('with an unreadable part shows a message and the rest, with a warning to the page', async () => {
    const events = listen(document);
    const element = await findOrder({
      group: [{ groupHeading: 7 }, createWireGroup('Delivered', [createWireItem(), { orderLineKey: 'broken' }])],
    });
    expect(getText(element)).to.include("We can't show all of this order right now.").and.include('Training shirt');
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      {
        code: 'order-block-unreadable',
        severity: 'warning',
        tag: 'orders-guest-lookup',
        retryable: false,
        call: 'get-order-summary',
      },
    ]);
  });

  for (const [why, json] of [
    ['no object', [1, 2]],
    ['without an order number', { ...createWireOrder(), orderNumber: undefined }],
  ] as const) {
    it(`that is ${why} is a failure that can be retried, and the typed text is kept`, async () => {
      service.answer(() => ({ status: 200, json }));
      const events = listen(document);
      const element = await mount();
      await fillIn(element, KNOWN);
      await submit(element);
      await waitForMessage(element, "We can't look up orders right now");
      expect(getDetails(events, 'orders-error').map(({ code }) => code)).to.deep.equal([
        'service-get-order-summary-failure',
      ]);
      service.answer(() => ({ status: 200, json: createWireOrder() }));
      await press(element, 'Try again');
      await waitForOrder(element);
    });
  }

  function createItems(count: number) {
    return Array.from({ length: count }, (_, index) => ({
      ...createWireItem({ title: `Shirt ${index + 1}` }),
      orderLineKey: `000${index}`,
      lineItemTransaction: { quantity: 1, lineItemChargedPrice: 10.1 + index },
    }));
  }

  it('describes a single item beside its picture', async () => {
    const element = await findOrder({ group: [createWireGroup('Delivered', createItems(1))] });
    expect(element.shadowRoot?.querySelectorAll('.pictures-row > .picture').length).to.equal(1);
    expect(find(element, '.item-words')?.textContent).to.equal('Shirt 1Blue · Size M$10.10');
  });

  it('of two items names the first, and shows the price of both', async () => {
    const element = await findOrder({ group: [createWireGroup('Delivered', createItems(2))] });
    expect(element.shadowRoot?.querySelectorAll('.pictures img').length).to.equal(2);
    expect(find(element, '.pictures')?.textContent).to.equal('');
    expect(find(element, 'p.item-words')?.textContent).to.equal('Shirt 11 more item$21.20');
  });

  it('shows four pictures, the number of further items, and the price of all', async () => {
    const element = await findOrder({ group: [createWireGroup('Delivered', createItems(7))] });
    expect(element.shadowRoot?.querySelectorAll('[part~=picture]').length).to.equal(4);
    expect(find(element, '.pictures')?.textContent).to.include('3 more items');
    expect(find(element, 'p.item-words')?.textContent).to.equal('Shirt 16 more items$91.70');
  });

  it('without items is still an order', async () => {
    const element = await findOrder({ group: [], transaction: undefined });
    expect(getText(element)).to.include(`Order ${KNOWN.orderNumber}`);
  });

  it('shows texts of the service as text', async () => {
    const element = await findOrder({
      transaction: { ...createWireOrder().transaction, message: '<img src=x onerror="window.wasRun = true">' },
      group: [createWireGroup('<b>Soon</b>', [createWireItem({ title: '<script>1</script>' })])],
    });
    expect(getText(element)).to.include('<b>Soon</b>').and.include('<script>1</script>').and.include('<img src=x');
    expect(find(element, 'b, script') === null).to.equal(true);
    expect(Reflect.has(window, 'wasRun')).to.equal(false);
  });

  it('is read again by refresh(), stays meanwhile, and stays if reading fails', async () => {
    const events = listen(document);
    const element = await mount();
    await findKnownOrder(element);
    service.answer(() => ({
      status: 200,
      json: createWireOrder(KNOWN.orderNumber, { group: [createWireGroup('Delivered', [createWireItem()])] }),
    }));
    element.refresh();
    expect(getText(element)).to.include('Arriving Friday');
    await until(() => getText(element).includes('Delivered'), 'the news');
    service.answer(() => ({ status: 403, json: {} }));
    element.refresh();
    await until(() => getDetails(events, 'orders-error').length === 1, 'the warning');
    await settle();
    expect(getText(element)).to.include('Delivered');
    expect(getDetails(events, 'orders-error')[0]?.severity).to.equal('warning');
    expect(getDetails(events, 'orders-order-found').length).to.equal(1);
  });

  it('is replaced by an empty form on "Look up another order"', async () => {
    const element = await mount();
    await findKnownOrder(element);
    await press(element, 'Look up another order');
    const field = await until(() => find<HTMLInputElement>(element, 'input[name=orderNumber]'), 'the form');
    expect(field.value).to.equal('');
    await until(() => element.shadowRoot?.activeElement !== null, 'the focus somewhere in the form');
    expect(get(element, 'form').contains(element.shadowRoot?.activeElement ?? null)).to.equal(true);
  });
});
