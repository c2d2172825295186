import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { find, placeTag, service, type Attributes, type OrdersElement } from '../support/page.js';
import {
  createPartnerService,
  createWirePartnerOrders,
  FLAG,
  placePartners,
  waitForPartners,
} from '../support/partners.js';
import { until } from '../support/until.js';

/** Eleven orders, of which ten are visible. */
async function showFirst(attributes: Attributes): Promise<OrdersElement> {
  service.answer(createPartnerService(createWirePartnerOrders(11)));
  const element = putInMain(placePartners(attributes));
  await waitForPartners(element, 10);
  return element;
}

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'the orders, with every answer open': async (attributes) => {
    const element = await showFirst(attributes);
    for (const answer of element.shadowRoot?.querySelectorAll('details') ?? []) answer.open = true;
    return element;
  },
  'more orders that did not come': async (attributes) => {
    const element = await showFirst(attributes);
    service.answer(() => ({ status: 403, json: {} }));
    find(element, '.show-more button')?.click();
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
  'no orders': async (attributes) => {
    service.answer(createPartnerService([]));
    const element = putInMain(placePartners(attributes));
    await until(() => find(element, '.empty'), 'the empty list');
    return element;
  },
  'what a guest sees': async (attributes) => {
    const element = putInMain(placeTag('orders-partner-history', { attributes: { ...FLAG, ...attributes } }));
    await until(() => find(element, '.empty'), 'the ways on');
    return element;
  },
  'a failure': async (attributes) => {
    service.answer(() => ({ status: 401, json: {} }));
    const element = putInMain(placePartners(attributes));
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
};

describeScreens('orders-partner-history', SCREENS);
