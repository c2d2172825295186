import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistoryController } from '../../../src/features/order-history/history-controller.js';
import { breakField, createWireOrder } from '../../orders/api/wire-samples.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { answer, slow, type Reply, NO_RULES } from '../../support/scripted-fetch.js';

const ONE = createWireOrder({ orderNumber: 'A1' });
const TWO = createWireOrder({ orderNumber: 'A2' });
const NO_PRICE = breakField('group.0.orderItems.0.lineItemTransaction.lineItemChargedPrice', -1, ONE);
const NO_NUMBER = breakField('orderNumber', undefined, TWO);
const ADAPTER = { user: { id: 'member-1' }, getAccessToken: () => 'token-1' };

beforeEach(forgetPage);

/** The answer with a page of these orders; with an anchor, another page is offered. */
function page(objects: readonly unknown[], anchor?: string): Reply {
  return answer(200, { objects, pages: { next: anchor === undefined ? '' : `/history/v1?count=10&anchor=${anchor}` } });
}

/** The history of a signed-in member, created as its element creates it; each requested page takes one reply. */
async function create(...replies: readonly Reply[]) {
  const platform = createFakePlatform();
  const left = [...replies];
  platform.network.script((request) => ((request.url.includes('/history/') && left.shift()) || NO_RULES)(request));
  const mount = (more: object = {}) => {
    const tag = createElementTestContext({ platform, properties: { adapter: { ...ADAPTER, ...more } } });
    tag.configure({});
    const history = tag.context.getController(createHistoryController);
    const listErrors = () => tag.events.filter(({ name }) => name === 'orders-error').map(({ detail }) => detail);
    return { ...tag, history, listErrors };
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.dynamicImportSettled();
      await platform.clock.pass(0);
    }
  };
  const tag = mount();
  await settle();
  return { ...tag, mount, settle };
}

const WARNING = {
  code: 'order-block-unreadable',
  severity: 'warning',
  tag: 'orders-guest-lookup',
  retryable: false,
  call: 'list-order-history',
  paths: expect.any(Array) as string[],
};

describe('a page of the history', () => {
  it('that is complete causes no event', async () => {
    const { history, listErrors } = await create(page([ONE, TWO]));
    expect(history.store.getState()).toMatchObject({ status: 'ready', pages: [{ unreadable: 0 }] });
    expect(listErrors()).toEqual([]);
  });

  it.each([
    ['an unreadable order', [ONE, NO_NUMBER], 1],
    ['a partly unreadable order', [NO_PRICE, TWO], 2],
    ['an unknown currency', [breakField('currency', 'XQX', ONE)], 1],
    ['several of them', [NO_PRICE, NO_NUMBER, null, breakField('group', 'none', ONE)], 2],
    ['only unreadable orders', [NO_NUMBER], 0],
  ])('with %s is shown as far as possible, with one warning', async (_what, objects, count) => {
    const { history, listErrors } = await create(page(objects));
    const view = history.store.getState();
    expect(view.status === 'ready' && view.pages.flatMap(({ orders }) => orders)).toHaveLength(count);
    expect(listErrors()).toEqual([WARNING]);
  });

  it('names the fields that cannot be read, with the order that each is in', async () => {
    const { listErrors } = await create(page([ONE, NO_NUMBER, breakField('group', 'none', ONE)]));
    expect(listErrors()).toEqual([{ ...WARNING, paths: ['objects[1].orderNumber', 'objects[2].group'] }]);
  });

  it('causes a warning of its own, whichever page it is', async () => {
    const tag = await create(page([ONE], 'n2'), page([NO_NUMBER], 'n3'), page([TWO], 'n4'), page([NO_PRICE]));
    const counts = [tag.listErrors().length];
    for (let round = 0; round < 3; round += 1) {
      tag.history.showMore();
      await tag.settle();
      counts.push(tag.listErrors().length);
    }
    expect(counts).toEqual([0, 1, 1, 2]);
    expect(tag.listErrors()).toEqual([WARNING, WARNING]);
  });

  it('that was loaded for another tag is not reported again until it is reloaded', async () => {
    const { mount, settle, listErrors } = await create(page([NO_PRICE]), page([NO_PRICE]));
    const next = mount();
    await settle();
    expect(next.history.store.getState().status).toBe('ready');
    expect(next.listErrors()).toEqual([]);
    next.history.refresh();
    await settle();
    expect(next.listErrors()).toEqual([WARNING]);
    expect(listErrors()).toEqual([WARNING]);
  });

  it("that arrives after the tag's language changed causes a warning as well", async () => {
    const { configure, platform, settle, listErrors } = await create(
      slow(50, page([NO_PRICE])),
      slow(500, page([ONE])),
    );
    configure({ locale: 'en-CA' });
    await settle();
    await platform.clock.pass(100);
    await settle();
    expect(listErrors()).toEqual([WARNING]);
  });
});

describe('a history that the back end does not have', () => {
  it('is not requested, until the page lists its call', async () => {
    const { platform, mount, settle } = await create(page([ONE]), page([ONE]));
    const countRequests = () => platform.network.requests.filter(({ url }) => url.includes('/history/')).length;
    const before = countRequests();
    const tag = mount({ service: { calls: [] } });
    await settle();
    expect([tag.history.store.getState().status, countRequests(), tag.warnings]).toEqual(['idle', before, []]);
    tag.setProperty('adapter', ADAPTER);
    tag.configure({});
    await settle();
    expect(tag.history.store.getState().status).toBe('ready');
  });
});

describe('a history that cannot be loaded', () => {
  it('is an error if no orders are visible, and otherwise a warning', async () => {
    const failed = answer(403);
    const { history, settle, listErrors } = await create(failed, page([ONE]), failed);
    expect(listErrors()).toMatchObject([{ code: 'service-order-summary-failure', severity: 'error' }]);
    history.retry();
    await settle();
    expect(history.store.getState().status).toBe('ready');
    history.refresh();
    await settle();
    expect(listErrors()).toMatchObject([{ severity: 'error' }, { severity: 'warning', status: 403 }]);
  });
});
