import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { openFrame } from '../support/frame.js';
import { getDetails, listen } from '../support/heard-events.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from '../support/order.js';
import { find, get, getText, placeTag, service, waitForText, type OrderElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-card';

function placeGiven(order: unknown, attributes: Readonly<Record<string, string>> = {}): OrderElement {
  return placeTag<OrderElement>(TAG, { attributes, properties: { order } });
}

describe('a card with an order that the page passes', () => {
  before(() => loadTag(TAG));

  it('shows it as if the service had sent it, without a request', async () => {
    const events = listen(document);
    const element = placeGiven(createWireOrder('US77777777'), { 'order-number': 'US10000001' });
    await waitForText(element, 'Order US77777777');
    for (const words of ['Arriving Friday', 'Training shirt', '$86.50']) expect(getText(element)).to.include(words);
    expect(get<HTMLAnchorElement>(element, '.card-open').href).to.include('/us/en/orders/sales/US77777777/');
    await settle();
    expect(service.requests).to.deep.equal([]);
    expect(getDetails(events, 'orders-error')).to.deep.equal([]);
    expect(element.getAttributeNames()).to.deep.equal(['order-number']);
  });

  it('of many groups shows three, and how many items the others have', async () => {
    const group = Array.from({ length: 41 }, (_, index) =>
      createWireGroup(`Shipment on day ${index + 1}`, [{ ...createWireItem(), orderLineKey: `line-${index}` }]),
    );
    const element = placeGiven(createWireOrder('US77777777', { group }));
    await waitForText(element, '38 more items');
    expect(getText(element)).to.include('Shipment on day 3');
    expect(getText(element)).not.to.include('Shipment on day 4');
  });

  it('shows another one that the page passes later', async () => {
    const element = placeGiven(createWireOrder('US77777777'));
    await waitForText(element, 'Order US77777777');
    element.order = createWireOrder('US77777777', { group: [createWireGroup('Delivered', [createWireItem()])] });
    await waitForText(element, 'Delivered');
    expect(getText(element)).not.to.include('Arriving Friday');
  });

  it('drops the former one, whose lazy modules load later than the next', async () => {
    const element = placeGiven(createWireOrder('US77777777'));
    await Promise.resolve();
    element.order = createWireOrder('US88888888');
    await waitForText(element, 'Order US88888888');
    await settle();
    expect(getText(element)).not.to.include('US77777777');
  });

  it('continues with its number when the page removes the order', async () => {
    const element = placeGiven(createWireOrder('US77777777'), { 'order-number': 'US10000001' });
    await waitForText(element, 'Order US77777777');
    element.adapter = createMember();
    element.order = undefined;
    await waitForText(element, 'Order US10000001');
    expect(service.requests.length).to.equal(1);
  });

  for (const [what, order] of [
    ['a text', '{"orderNumber":"US77777777"}'],
    ['a number', 7],
    ['a list', [createWireOrder()]],
    ['an empty object', {}],
    ['an order without a number', { ...createWireOrder(), orderNumber: '' }],
  ] as const) {
    it(`that is ${what} shows an error, and reports it to the page`, async () => {
      const events = listen(document);
      const element = placeGiven(order);
      const message = await until(() => find(element, '[part~=message]'), 'the message');
      expect(message.textContent.length).to.be.greaterThan(10);
      await settle();
      expect(getDetails(events, 'orders-error')).to.deep.equal([
        { code: 'config-order-invalid', severity: 'error', tag: TAG, retryable: false },
      ]);
      element.order = createWireOrder('US88888888');
      await waitForText(element, 'Order US88888888');
    });
  }

  it('is retried on request if its parser cannot be loaded', async () => {
    const frame = await openFrame({ file: 'calls', kind: 'missing' });
    const events = listen(frame.window.document);
    const element = await frame.load<OrderElement>(TAG, { properties: { order: createWireOrder('US77777777') } });
    await waitForText(element, 'Try again');
    expect(getDetails(events, 'orders-error').map(({ code }) => code)).to.deep.equal(['chunk-load']);
    await frame.setFault({ file: 'none', kind: 'none' });
    get(element, 'button').click();
    await waitForText(element, 'Order US77777777');
  });

  it('does not modify the order', async () => {
    const order = createWireOrder('US77777777');
    const before = JSON.stringify(order);
    const frozen = Object.freeze(order);
    await waitForText(placeGiven(frozen), 'Order US77777777');
    expect(JSON.stringify(frozen)).to.equal(before);
  });

  it('removes the order at the end of the session it was passed for', async () => {
    const element = placeGiven(createWireOrder('US77777777'));
    await waitForText(element, 'Order US77777777');
    element.endSession();
    await waitForText(element, 'The order number is missing.');
    expect(element.order).to.equal(undefined);
    element.order = createWireOrder('US88888888');
    await waitForText(element, 'Order US88888888');
  });
});
