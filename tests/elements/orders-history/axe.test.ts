import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { placeHistory, waitForCards } from '../support/history.js';
import { createMemberService } from '../support/member.js';
import { createWireOrders } from '../support/order.js';
import { find, placeTag, service, waitForText } from '../support/page.js';
import { until } from '../support/until.js';

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'the orders, and the button for more of them': async (attributes) => {
    service.answer(createMemberService(createWireOrders(11)));
    const element = putInMain(placeHistory({ ...attributes, flags: 'enableEdd' }));
    await waitForCards(element, 10);
    return element;
  },
  'the orders, while more of them are on their way': async (attributes) => {
    service.answer(createMemberService(createWireOrders(11)));
    const element = putInMain(placeHistory(attributes));
    await waitForCards(element, 10);
    service.hold();
    find(element, '.show-more button')?.click();
    await until(() => find(element, '.spinner'), 'the spinner');
    return element;
  },
  'more orders that did not come': async (attributes) => {
    service.answer(createMemberService(createWireOrders(11)));
    const element = putInMain(placeHistory(attributes));
    await waitForCards(element, 10);
    service.answer(() => ({ status: 403, json: {} }));
    find(element, '.show-more button')?.click();
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
  'the shape of the orders': async (attributes) => {
    service.hold();
    const element = putInMain(placeHistory(attributes));
    await until(() => find(element, '[aria-busy]') && service.requests.length === 1, 'the shape');
    return element;
  },
  'no orders': async (attributes) => {
    service.answer(createMemberService([]));
    const element = putInMain(placeHistory(attributes));
    await until(() => find(element, '.empty'), 'the empty history');
    return element;
  },
  'what a guest sees': async (attributes) => {
    const element = putInMain(placeTag('orders-history', { attributes }));
    await until(() => find(element, '.empty'), 'the ways on');
    return element;
  },
  'a failure': async (attributes) => {
    service.answer(() => ({ status: 401, json: {} }));
    const element = putInMain(placeHistory(attributes));
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
  'orders of which some cannot be read': async (attributes) => {
    service.answer(() => ({ status: 200, json: { objects: [7, ...createWireOrders(1)], pages: {} } }));
    const element = putInMain(placeHistory(attributes));
    await waitForCards(element, 1);
    if (attributes['locale'] === undefined) await waitForText(element, 'some of your orders');
    return element;
  },
};

describeScreens('orders-history', SCREENS);
