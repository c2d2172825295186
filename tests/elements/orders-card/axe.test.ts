import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { createWireGroup, createWireItem, createWireOrder, MISSING_PICTURE } from '../support/order.js';
import { placeOrder } from '../support/order-tags.js';
import { find, service, type Attributes } from '../support/page.js';
import { until } from '../support/until.js';

async function show(attributes: Attributes, selector: string, properties: object = {}): Promise<Element> {
  const element = putInMain(placeOrder('orders-card', attributes, properties));
  // A card has no heading of its own: it belongs below one of the page's.
  const heading = document.createElement('h2');
  heading.textContent = 'Your last order';
  element.before(heading);
  await until(() => find(element, selector), selector);
  return element;
}

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'an order of two parts, with a picture that is missing': (attributes) => {
    const items = [1, 2, 3, 4, 5].map((line) => ({ ...createWireItem(), orderLineKey: `${line}` }));
    const group = [
      createWireGroup('Arriving Friday', [createWireItem({ productImage: MISSING_PICTURE })]),
      { ...createWireGroup('Delivered', items), trackingUrl: 'https://carrier.example/1' },
    ];
    service.answer(() => ({ status: 200, json: createWireOrder(undefined, { group }) }));
    return show(attributes, '[part~=picture] [role=img]');
  },
  'the shape of an order': async (attributes) => {
    service.hold();
    const element = await show(attributes, '[aria-busy]');
    await until(() => service.requests.length === 1, 'the request');
    return element;
  },
  'what a guest sees': (attributes) => show(attributes, '[part~=message] button', { adapter: {} }),
  'a failure': (attributes) => {
    service.answer(() => ({ status: 429, json: {}, headers: { 'retry-after': '3600' } }));
    return show(attributes, '[part~=message] button');
  },
};

describeScreens('orders-card', SCREENS);
