import { loadTag } from '../support/built.js';
import { createHostilePage } from '../support/hostile-sheets.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from '../support/order.js';
import { mountOrder, placeOrder } from '../support/order-tags.js';
import { service, waitForText } from '../support/page.js';

const ADDRESS = { address1: '1 Main Street', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' };

describe('a sheet of the page', () => {
  before(() => loadTag('orders-detail'));

  const { hold } = createHostilePage('orders-detail');

  it('changes nothing inside an order of two groups and its sidebar', async () => {
    const trackingUrl = 'https://carrier.example/1';
    const group = [
      { ...createWireGroup('Arriving Friday', [createWireItem()]), trackingUrl, message: 'It is late.' },
      createWireGroup('Delivered', [{ ...createWireItem(), orderLineKey: '0002' }]),
    ];
    service.answer(() => ({
      status: 200,
      json: createWireOrder(undefined, { group, shippingAddress: ADDRESS, isGlobalStoreOrder: true }),
    }));
    await hold(await mountOrder('orders-detail'));
  });

  it('changes nothing inside an order that cannot be loaded', async () => {
    service.answer(() => ({ status: 401, json: {} }));
    const element = placeOrder('orders-detail');
    await waitForText(element, 'Please sign in again');
    await hold(element);
  });
});
