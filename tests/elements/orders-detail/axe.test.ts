import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { createWireGroup, createWireItem, createWireOrder, MISSING_PICTURE } from '../support/order.js';
import { placeOrder } from '../support/order-tags.js';
import { find, service, type Attributes } from '../support/page.js';
import { until } from '../support/until.js';

const ADDRESS = { address1: '1 Main Street', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' };

async function show(attributes: Attributes, selector: string, properties: object = {}): Promise<Element> {
  const element = putInMain(placeOrder('orders-detail', attributes, properties));
  await until(
    () => find(element, selector),
    () => `${selector} ${element.shadowRoot?.innerHTML}`,
  );
  return element;
}

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'an order of two parts with all there is to know of it': (attributes) => {
    const trackingUrl = 'https://carrier.example/1';
    const items = [createWireItem({ productImage: MISSING_PICTURE }), { ...createWireItem(), orderLineKey: '0002' }];
    const group = [
      { ...createWireGroup('Arriving Friday', items), trackingUrl, message: 'It is late.', groupSubheading: 'Soon' },
      createWireGroup('Delivered', [
        { ...createWireItem(), orderLineKey: '0003', lineItemStatus: { status: 'delivered' }, lineType: 'SERVICE' },
        { ...createWireItem(), orderLineKey: '0004', lineItemStatus: { status: 'cancelled' } },
      ]),
    ];
    const json = createWireOrder(undefined, { group, shippingAddress: ADDRESS, isGlobalStoreOrder: true });
    service.answer(() => ({ status: 200, json }));
    return show(attributes, '[part~=picture] [role=img]');
  },
  'the shape of an order': async (attributes) => {
    service.hold();
    const element = await show(attributes, '[aria-busy]');
    await until(() => service.requests.length === 1, 'the request');
    return element;
  },
  'an order that could not be found': (attributes) => {
    service.answer(() => ({ status: 404, json: {} }));
    return show(attributes, '[part~=message]');
  },
  'what a guest sees': (attributes) => show(attributes, '.empty', { adapter: {} }),
  'an order that cannot be read': (attributes) => {
    service.answer(() => ({ status: 429, json: {}, headers: { 'retry-after': '3600' } }));
    return show(attributes, '[part~=message] button');
  },
  'an order with nothing in it': (attributes) => {
    service.answer(() => ({ status: 200, json: createWireOrder(undefined, { group: [], transaction: undefined }) }));
    return show(attributes, '.notice');
  },
};

describeScreens('orders-detail', SCREENS);
