import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../src/addresses/model/address.js';
import { createStoreController } from '../../src/stores/use-store.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { forgetPage } from '../support/forget-page.js';
import { listErrors } from '../support/order-under-test.js';
import { createElementTestContext } from '../support/element-test-context.js';
import { answer, networkError, type Reply, NO_RULES } from '../support/scripted-fetch.js';

const MARKET: Address = { address1: '400 Market Square', city: 'Sacramento', zipCode: '95814', country: 'US' };
const FRONT: Address = { ...MARKET, address1: '18 Front Street', zipCode: '95815' };
const toWire = (id: string, { address1, city, zipCode }: Address) => ({
  storeId: id,
  storeName: `Store ${id}`,
  address: { address1, city, postalCode: zipCode, iso2Country: 'US' },
  timezone: 'America/Los_Angeles',
});
const stores = answer(200, { objects: [toWire('101', MARKET), toWire('102', FRONT)], pages: {} });

beforeEach(forgetPage);

/** The store of an order as a tag reads it. */
function create(...replies: readonly Reply[]) {
  const platform = createFakePlatform();
  const left = [...replies];
  platform.network.script((request) => {
    if (request.url.includes('/data/')) return NO_RULES(request);
    const [reply = answer(404)] = left.length > 1 ? left.splice(0, 1) : left;
    return reply(request);
  });
  const tag = createElementTestContext({ platform });
  tag.configure({});
  const controller = tag.context.getController(createStoreController);
  const settle = async (ms = 0): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.dynamicImportSettled();
      await platform.clock.pass(ms);
    }
  };
  const listRequested = () => platform.network.requests.map(({ url }) => url).filter((url) => !url.includes('/data/'));
  const name = () => {
    const state = controller.store.getState();
    return state.status === 'ready' ? state.value.store.name : state.status;
  };
  return { ...tag, controller, settle, listRequested, name };
}

describe('the store at the address of an order', () => {
  it('is requested once, however often the address is shown', async () => {
    const tag = create(stores);
    tag.controller.show(MARKET);
    tag.controller.show({ ...MARKET });
    await tag.settle();
    tag.controller.show(MARKET);
    await tag.settle();
    expect(tag.name()).toBe('Store 101');
    expect(tag.listRequested()).toHaveLength(1);
  });

  it('is replaced by that of the next order, and a late answer is ignored', async () => {
    const tag = create(stores);
    tag.controller.show(MARKET);
    tag.controller.show(FRONT);
    await tag.settle();
    expect(tag.name()).toBe('Store 102');
  });

  it('is missing if the address has no search text, and nothing is requested', async () => {
    const tag = create(stores);
    tag.controller.show({ address1: '1 Nowhere', city: ' ', country: 'US' });
    await tag.settle();
    expect(tag.name()).toBe('missing');
    expect(tag.listRequested()).toEqual([]);
  });

  it('that cannot be loaded is reported as a warning and requested again on refresh', async () => {
    const tag = create(answer(403, {}), stores);
    tag.controller.show(MARKET);
    await tag.settle();
    expect(tag.name()).toBe('failed');
    expect(listErrors(tag)).toEqual([
      expect.objectContaining({ code: 'service-list-stores-failure', severity: 'warning' }),
    ]);
    tag.controller.refresh();
    await tag.settle();
    expect(tag.name()).toBe('Store 101');
  });

  it('is requested again when the network returns', async () => {
    const tag = create(networkError);
    tag.platform.goOffline();
    tag.controller.show(MARKET);
    await tag.settle(20_000);
    expect(tag.name()).toBe('failed');
    tag.platform.network.script((request) => (request.url.includes('/data/') ? NO_RULES : stores)(request));
    tag.platform.goOnline();
    await tag.settle(20_000);
    expect(tag.name()).toBe('Store 101');
    tag.controller.dispose(false);
    expect(tag.platform.countOnlineListeners()).toBe(0);
  });
});
