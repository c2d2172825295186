import { loadTag } from '../support/built.js';
import { mountHistory, placeHistory } from '../support/history.js';
import { createHostilePage } from '../support/hostile-sheets.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrders } from '../support/order.js';
import { placeTag, service, waitForText } from '../support/page.js';

describe('a sheet of the page', () => {
  before(() => loadTag('orders-history'));

  const { hold } = createHostilePage('orders-history');

  it('changes nothing inside the orders and the Show More button', async () => {
    const pages = { next: '/history/v1?anchor=2' };
    const objects = createWireOrders(2).map((order) => ({ ...order, group: [...order.group, ...order.group] }));
    service.answer(() => ({ status: 200, json: { objects, pages } }));
    const element = await mountHistory();
    await hold(element);
  });

  it('changes nothing inside a failure', async () => {
    service.answer(() => ({ status: 401, json: {} }));
    const element = placeHistory();
    await waitForText(element, 'Please sign in again');
    await hold(element);
  });

  it("changes nothing inside the guest's screen", async () => {
    const element = placeTag('orders-history');
    await waitForText(element, 'Look up an order');
    await hold(element);
  });
});
