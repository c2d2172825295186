import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCarrierServicesController } from '../../src/returns/use-return-methods.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { forgetPage } from '../support/forget-page.js';
import { listErrors } from '../support/order-under-test.js';
import { createElementTestContext } from '../support/element-test-context.js';
import { answer, type Reply, NO_RULES } from '../support/scripted-fetch.js';

const ON = { flags: 'enableCarrierService' };
const SERVICE = { productServiceTypeCode: 'PICKUP_RETURN', providerName: 'UPS', serviceSCACCode: 'UPSN' };
const READY = { status: 'ready', services: [{ kind: 'pickup', provider: 'UPS', scac: 'UPSN' }] };

beforeEach(forgetPage);

/** The carriers as a tag reads them. */
function create(attributes: Readonly<Record<string, string>>, reply: Reply = answer(200, { objects: [SERVICE] })) {
  const platform = createFakePlatform();
  platform.network.script((request) => (request.url.includes('/data/') ? NO_RULES(request) : reply(request)));
  const tag = createElementTestContext({ platform, attributes });
  const controller = tag.context.getController(createCarrierServicesController);
  const settle = async (): Promise<void> => {
    await vi.dynamicImportSettled();
    await platform.clock.pass(0);
  };
  const listRequested = (): string[] =>
    platform.network.requests.map(({ url }) => url).filter((url) => !url.includes('/data/'));
  return { ...tag, controller, settle, listRequested, state: () => controller.store.getState() };
}

describe('the carriers of a country', () => {
  it('are requested once, if the flag is on', async () => {
    const tag = create(ON);
    expect(tag.state()).toEqual({ status: 'loading' });
    await tag.settle();
    expect(tag.state()).toEqual(READY);
    tag.configure({ ...ON, theme: 'dark' });
    await tag.settle();
    expect(tag.listRequested()).toEqual([expect.stringContaining('serviceCountryCode(US)')]);
  });

  it('are not requested without the flag, and are loaded once it is on', async () => {
    const tag = create({});
    await tag.settle();
    expect(tag.state()).toEqual({ status: 'none' });
    expect(tag.listRequested()).toEqual([]);
    tag.configure(ON);
    await tag.settle();
    expect(tag.state()).toEqual(READY);
    tag.configure({});
    expect(tag.state()).toEqual({ status: 'none' });
  });

  it('are those of another country once the page sets one, whatever answer is late', async () => {
    const tag = create(ON);
    tag.configure({ ...ON, country: 'gb' });
    await tag.settle();
    expect(tag.state()).toEqual(READY);
    expect(tag.listRequested().at(-1)).toContain('serviceCountryCode(GB)');
  });

  it.each<[string, Reply]>([
    ['are refused', answer(403, {})],
    ['are empty', answer(200, { objects: [] })],
    ['have another format', answer(200, [])],
  ])("that %s fall back to the market's list, with a warning to the page", async (_, reply) => {
    const tag = create(ON, reply);
    await tag.settle();
    expect(tag.state()).toEqual({ status: 'none' });
    expect(listErrors(tag)).toEqual([
      expect.objectContaining({ code: 'service-list-carrier-services-failure', severity: 'warning' }),
    ]);
  });

  it('are requested again when the tag is refreshed', async () => {
    let isDown = true;
    const tag = create(ON, (request) => answer(isDown ? 403 : 200, { objects: [SERVICE] })(request));
    await tag.settle();
    isDown = false;
    tag.controller.refresh();
    await tag.settle();
    expect(tag.state()).toEqual(READY);
  });

  it('that arrive after the tag was removed change nothing', async () => {
    const tag = create(ON);
    tag.controller.dispose(true);
    await tag.settle();
    expect(tag.state()).toEqual({ status: 'loading' });
    expect(listErrors(tag)).toEqual([]);
  });
});
