import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import type { Answer, SentRequest } from '../support/exchange.js';
import { press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, service, waitForText, type Attributes, type OrdersElement } from '../support/page.js';
import {
  chooseLine,
  countSent,
  DONE,
  getAction,
  goOn,
  HOME,
  pick,
  placeWizard,
  waitForWhy,
} from '../support/return-steps.js';
import { until } from '../support/until.js';

const STORES = '/store/store_locations/v1';
const CAPTURES = '/order_mgmt/user_return_captures/v1';

function createStore(storeId: string, changes: object = {}) {
  return {
    ...{ storeId, storeName: `Store ${storeId}`, timezone: 'America/Los_Angeles' },
    address: {
      address1: `${storeId} Pine Street`,
      city: 'Portland',
      state: 'OR',
      postalCode: '97205',
      iso2Country: 'US',
    },
    ...changes,
  };
}

const NO_RETURNS = { storeServices: [{ serviceGroup: 'CURBSIDE_PICKUP', enabled: true, storeServiceId: '1' }] };
const ABROAD = {
  address: { address1: '9 Front Street', city: 'Vancouver', state: 'BC', postalCode: 'V5K 0A1', iso2Country: 'CA' },
};

/** Seven stores three at a time, one of which accepts no returns; and any single one by its id. */
function answerStores({ query }: SentRequest): Answer {
  const all = [
    ...['101', '102'].map((id) => createStore(id)),
    ...[createStore('103', NO_RETURNS), createStore('104', ABROAD)],
    ...['105', '106', '107'].map((id) => createStore(id)),
  ];
  const params = new URLSearchParams(query);
  const id = /storeId\((\d+)\)/.exec(params.getAll('filter').join(' '))?.[1];
  if (id !== undefined) {
    return { status: 200, json: { objects: all.filter(({ storeId }) => storeId === id), pages: { next: '' } } };
  }
  const from = Number(params.get('anchor') ?? 0);
  const next = from + 3 < all.length ? `${STORES}?anchor=${from + 3}` : '';
  return { status: 200, json: { objects: all.slice(from, from + 3), pages: { next } } };
}

async function showStores(attributes: Attributes = {}, address: object = HOME): Promise<OrdersElement> {
  const element = await placeWizard({
    answers: { [STORES]: answerStores, '/order_mgmt/user_return_captures': () => DONE },
    attributes: { flags: 'enableDorisStoreSelector', ...attributes },
    order: { shippingAddress: address },
  });
  await chooseLine(element);
  await pick(element, '.method input[value=returnToStore]');
  await goOn(element);
  await until(() => find(element, '.store-step'), 'the step of the stores');
  return element;
}

function listNames(element: Element): string[] {
  const labels = element.shadowRoot?.querySelectorAll('.store-choice label') ?? [];
  return [...labels].map(({ textContent }) => textContent.trim());
}

before(() => loadTag('orders-return-wizard'));

describe('the step of the stores', () => {
  it("searches near the order's address, three at a time, and shows those that accept returns", async () => {
    const element = await showStores();
    await until(() => listNames(element).length > 0, 'stores');
    expect(listNames(element)).to.deep.equal(['Store 101', 'Store 102']);
    const [request] = service.requests.filter(({ path }) => path === STORES);
    const query = new URLSearchParams(request?.query);
    expect([query.get('search'), query.get('count')]).to.deep.equal(['97201', '3']);
    await press(element, 'Show more stores');
    await until(() => listNames(element).length === 5, 'more stores');
    expect(listNames(element)).not.to.include('Store 103');
  });

  it('submits only after a store was chosen', async () => {
    const element = await showStores();
    await waitForWhy(element, 'Choose a store to continue.');
    await pick(element, '.store-choice input[value="102"]');
    await waitForWhy(element, undefined);
    expect(getAction(element).textContent.trim()).to.equal('Submit return');
    await goOn(element);
    await waitForText(element, 'View your return');
    expect(countSent(CAPTURES)).to.equal(1);
    const sent = service.requests.find(({ path }) => path === CAPTURES)?.body;
    expect(sent).to.include({ returnMethod: 'returnToStore', createReturnLabelFlag: false });
  });

  it('refuses a store of another country, with the reason in a box', async () => {
    const element = await showStores();
    await press(element, 'Show more stores');
    const abroad = await until(() => find<HTMLInputElement>(element, '.store-choice input[value="104"]'), 'Store 104');
    abroad.click();
    await waitForText(element, 'Choose Another Store');
    const box = get(element, '[part~=dialog]');
    expect(box.textContent).to.include('In-store returns must be in the same country where your order was purchased.');
    // In the United States there is no further text.
    expect(box.textContent).not.to.include('Please choose a store in');
    await press(element, 'Back to the stores');
    await until(() => !find(element, '[part~=dialog]'), 'no box');
    await waitForWhy(element, 'Choose a store to continue.');
  });

  for (const [what, address] of [
    ['a military address', { ...HOME, city: 'APO', state: 'AE', zipCode: '09366' }],
    ['Alaska', { ...HOME, city: 'Anchorage', state: 'AK', zipCode: '99501' }],
  ] as const) {
    it(`does not search automatically near ${what}`, async () => {
      const element = await showStores({}, address);
      await until(() => find(element, '.store-search'), 'an empty search');
      expect(countSent(STORES)).to.equal(0);
    });
  }
});
