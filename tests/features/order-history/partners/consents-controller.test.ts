import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsentsController } from '../../../../src/features/order-history/history-tabs.js';
import { createFakePlatform } from '../../../support/fake-platform.js';
import { forgetPage } from '../../../support/forget-page.js';
import { listErrors, MEMBER } from '../../../support/order-under-test.js';
import { createElementTestContext } from '../../../support/element-test-context.js';
import { answer, type Reply, NO_RULES } from '../../../support/scripted-fetch.js';

const PARTNER = { id: 'c1', partnerName: 'Stride Club' };
const one = answer(200, { consents: [PARTNER] });

beforeEach(forgetPage);

/** The consents as a tag of a page reads them. */
function create(adapter: object, reply: Reply) {
  const platform = createFakePlatform();
  platform.network.script((request) => (request.url.includes('/data/') ? NO_RULES(request) : reply(request)));
  const mount = () => {
    const tag = createElementTestContext({ platform, properties: { adapter } });
    tag.configure({});
    const controller = tag.context.getController(createConsentsController);
    return { ...tag, controller, state: () => controller.store.getState() };
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.dynamicImportSettled();
      await platform.clock.pass(10_000);
    }
  };
  const listRequested = () => platform.network.requests.map(({ url }) => url).filter((url) => !url.includes('/data/'));
  return { mount, settle, listRequested };
}

describe('the partners of a member', () => {
  it('are read once for all tags of the page', async () => {
    const page = create(MEMBER, one);
    const tags = [page.mount(), page.mount()];
    await page.settle();
    for (const tag of tags) expect(tag.state()).toEqual({ status: 'ready', value: [PARTNER] });
    expect(page.listRequested()).toEqual(['https://shop.example/identity/user/v1/upm-1001/consents']);
  });

  it.each<[string, object]>([
    ['a guest', {}],
    ['a member without a known id', { getAccessToken: () => 't0ken' }],
  ])('are not requested by %s', async (_, adapter) => {
    const page = create(adapter, one);
    const tag = page.mount();
    await page.settle();
    expect(tag.state()).toEqual({ status: 'idle' });
    expect(page.listRequested()).toEqual([]);
  });

  it('that cannot be loaded are reported as a warning, and requested again on refresh', async () => {
    const page = create(MEMBER, answer(403, {}));
    const tag = page.mount();
    await page.settle();
    expect(tag.state().status).toBe('failed');
    expect(listErrors(tag)).toEqual([
      expect.objectContaining({ code: 'service-list-consents-failure', severity: 'warning' }),
    ]);
    const before = page.listRequested().length;
    tag.controller.refresh();
    await page.settle();
    expect(page.listRequested().length).toBeGreaterThan(before);
  });

  it('are removed with the member', async () => {
    const page = create(MEMBER, one);
    const tag = page.mount();
    await page.settle();
    tag.setProperty('adapter', {});
    tag.configure({});
    await page.settle();
    expect(tag.state()).toEqual({ status: 'idle' });
    expect(JSON.stringify(tag.context.getPageState())).not.toContain('Stride');
  });
});
