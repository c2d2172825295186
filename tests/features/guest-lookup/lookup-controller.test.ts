import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLookupController } from '../../../src/features/guest-lookup/lookup-controller.js';
import { type Router, createIdentity } from '../../../src/app/navigation/router.js';
import { createWireOrder } from '../../orders/api/wire-samples.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext, type ElementContextOptions } from '../../support/element-test-context.js';
import { answer } from '../../support/scripted-fetch.js';

const PAGE = 'https://shop.example/us/en/orders/details/';
const EMAIL = 'guest@example.com';
const GIVEN = { 'order-number': 'A1000', standalone: '' };

beforeEach(forgetPage);

interface LookupSetting extends ElementContextOptions {
  readonly query?: string;
}

/** A guest lookup on such a page, created as its element creates it. */
async function create({ query = '', attributes = {}, ...rest }: LookupSetting = {}) {
  const platform = createFakePlatform({ address: PAGE + query });
  const tag = createElementTestContext({ platform, attributes, ...rest });
  platform.network.script(answer(200, createWireOrder()));
  const lookup = tag.context.getController(createLookupController);
  tag.configure(attributes);
  await settle(platform);
  const listReads = () => platform.network.requests.filter(({ url }) => url.includes('/summary/'));
  return { ...tag, lookup, listReads, settle: () => settle(platform) };
}

async function settle({ clock }: ReturnType<typeof createFakePlatform>): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.dynamicImportSettled();
    await clock.pass(0);
  }
}

describe('the values that a page passes to a guest lookup', () => {
  it('fill its fields', async () => {
    const { lookup } = await create({
      attributes: { 'order-number': 'A1000' },
      properties: { contact: { email: EMAIL } },
    });
    expect(lookup.store.getState().values).toMatchObject({ orderNumber: 'A1000', email: EMAIL, channel: 'email' });
  });

  it('in its query fill its fields and are removed from the address', async () => {
    const { lookup, platform } = await create({ query: '?email=guest%40example.com&a=1' });
    expect(lookup.store.getState().values.email).toBe(EMAIL);
    expect(platform.address().href).toBe(`${PAGE}?a=1`);
  });

  it('in the query of the fragment fill its fields and are removed from the address', async () => {
    const { lookup, platform } = await create({ query: '#/details/?email=guest%40example.com&a=1' });
    expect(lookup.store.getState().values.email).toBe(EMAIL);
    expect(platform.address().href).toBe(`${PAGE}#/details/?a=1`);
  });

  it('in its query may contain an unencoded plus', async () => {
    const { lookup } = await create({ query: '?email=guest+orders@example.com' });
    expect(lookup.store.getState().values.email).toBe('guest+orders@example.com');
  });

  it('in its query are passed to the first lookup only', async () => {
    const first = await create({ query: '?email=guest%40example.com' });
    const second = createElementTestContext({ platform: first.platform }).context.getController(createLookupController);
    expect(second.store.getState().values.email).toBe('');
  });

  it('as a property override the query', async () => {
    const { lookup } = await create({ query: '?email=other%40example.com', properties: { contact: { email: EMAIL } } });
    expect(lookup.store.getState().values.email).toBe(EMAIL);
  });

  it.each([
    ['on', { flags: 'enableSmsLookup' }, 'phone'],
    ['off', {}, 'email'],
  ])('with a phone number select the channel while the option is %s', async (_state, attributes, channel) => {
    const { lookup } = await create({ attributes, properties: { contact: { phoneNumber: '5035550101' } } });
    expect(lookup.store.getState().values).toMatchObject({ phoneNumber: '5035550101', channel });
  });

  it('do not overwrite typed values until the page passes another value', async () => {
    const { lookup, configure } = await create({ attributes: { 'order-number': 'A1000' } });
    lookup.edit({ orderNumber: 'TYPED1' });
    configure({ 'order-number': 'A1000', theme: 'dark' });
    expect(lookup.store.getState().values.orderNumber).toBe('TYPED1');
    configure({ 'order-number': 'A2000' });
    expect(lookup.store.getState().values.orderNumber).toBe('A2000');
  });

  it('are cleared when they are removed, except for typed ones', async () => {
    const { lookup, configure } = await create({ attributes: { 'order-number': 'A1000' } });
    configure({});
    expect(lookup.store.getState().values.orderNumber).toBe('');
    lookup.edit({ orderNumber: 'TYPED1' });
    configure({ theme: 'dark' });
    expect(lookup.store.getState().values.orderNumber).toBe('TYPED1');
  });
});

describe('a standalone guest lookup', () => {
  it('submits automatically once all values are passed, and shows the order', async () => {
    const { lookup, listReads, events } = await create({
      attributes: GIVEN,
      properties: { contact: { email: EMAIL } },
    });
    expect(listReads()).toHaveLength(1);
    expect(lookup.store.getState().answer.status).toBe('ready');
    expect(events).toContainEqual({ name: 'orders-order-found', detail: { orderNumber: 'A1000' } });
  });

  it('submits once for each set of values, however often it renders', async () => {
    const tag = await create({ attributes: GIVEN, properties: { contact: { email: EMAIL } } });
    for (const theme of ['dark', 'light', 'auto']) {
      tag.configure({ ...GIVEN, theme });
      await tag.settle();
    }
    expect(tag.listReads()).toHaveLength(1);
    tag.configure({ ...GIVEN, 'order-number': 'A2000' });
    await tag.settle();
    expect(tag.listReads()).toHaveLength(2);
  });

  it.each<[string, LookupSetting]>([
    ['the number is missing', { attributes: { standalone: '' }, properties: { contact: { email: EMAIL } } }],
    ['the contact is missing', { attributes: GIVEN }],
    [
      'only a phone number is passed and the option is off',
      { attributes: GIVEN, properties: { contact: { phoneNumber: '5035550101' } } },
    ],
    ['it is not standalone', { attributes: { 'order-number': 'A1000' }, properties: { contact: { email: EMAIL } } }],
    ['the contact is invalid', { attributes: GIVEN, properties: { contact: { email: 'guest' } } }],
    [
      'the terms must be accepted first',
      { attributes: { ...GIVEN, country: 'cn' }, properties: { contact: { email: EMAIL } } },
    ],
  ])('does not submit automatically while %s', async (_what, setting) => {
    const { platform } = await create(setting);
    expect(platform.network.requests.filter(({ url }) => !url.includes('/data/'))).toEqual([]);
  });

  it('checks a phone number that is passed, then reads the order', async () => {
    const attributes = { ...GIVEN, flags: 'enableSmsLookup' };
    const tag = await create({ attributes, properties: { contact: { phoneNumber: '503 555 0101' } } });
    expect(JSON.parse(tag.platform.network.requests.find(({ method }) => method === 'POST')?.body ?? '{}')).toEqual({
      orderNumber: 'A1000',
      phoneNumber: '5035550101',
    });
  });
});

describe('a guest lookup and its page', () => {
  it('includes no personal data in any event', async () => {
    const { events } = await create({ attributes: GIVEN, properties: { contact: { email: EMAIL } } });
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toMatch(/guest@|example\.com/);
  });

  it('stores the contact for the next lookup on the page, but not on a kiosk', async () => {
    const given = { properties: { contact: { email: EMAIL } } };
    const { context } = await create({ attributes: GIVEN, ...given });
    expect(context.getPageState().remembered).toEqual({ email: EMAIL });
    forgetPage();
    const kiosk = await create({ attributes: { ...GIVEN, kiosk: '' }, ...given });
    expect(kiosk.lookup.store.getState().answer.status).toBe('ready');
    expect(kiosk.context.getPageState().remembered).toBeUndefined();
  });

  it('stores it in an area on a kiosk, where the order is another screen, but does not reuse it', async () => {
    const router = { identity: createIdentity() } as unknown as Router;
    const kiosk = await create({
      attributes: { ...GIVEN, kiosk: '' },
      properties: { contact: { email: EMAIL } },
      router,
    });
    expect(kiosk.context.getPageState().remembered).toEqual({ email: EMAIL });
    expect(kiosk.lookup.getRules().hasRememberedContact).toBe(false);
    kiosk.context.endSession('requested');
    expect(kiosk.context.getPageState().remembered).toBeUndefined();
  });

  it('leaves no timer and no request when it is disposed', async () => {
    const { context, platform, lookup } = await create({ attributes: { 'order-number': 'A1000' } });
    lookup.edit({ email: EMAIL });
    lookup.submit();
    context.dispose();
    await settle(platform);
    await platform.clock.pass(60_000);
    expect(platform.clock.countTimers()).toBe(0);
    expect(lookup.store.getState().answer.status).not.toBe('ready');
  });
});

describe('the end of a session', () => {
  const given = { attributes: GIVEN, properties: { contact: { email: EMAIL } } };

  it('removes the contact that the page passed, so that the order cannot be opened again', async () => {
    const tag = await create(given);
    tag.context.endSession('requested');
    const next = tag.context.getController(createLookupController);
    await tag.settle();
    expect(tag.listReads()).toHaveLength(1);
    expect(JSON.stringify(next.store.getState())).not.toContain(EMAIL);
  });

  it('keeps a contact that was passed since, for the next shopper', async () => {
    const tag = await create(given);
    tag.setProperty('contact', { email: 'next@example.com' });
    tag.context.endSession('requested');
    expect(tag.context.getController(createLookupController).store.getState().values.email).toBe('next@example.com');
  });

  it('does not happen when an element only leaves the page', async () => {
    const tag = await create(given);
    tag.context.dispose();
    expect(tag.context.getController(createLookupController).store.getState().values.email).toBe(EMAIL);
  });
});

describe('sign-in', () => {
  it.each(['?showSignin', '?showSignin=true'])('is requested by the query: %s', async (query) => {
    const { events, platform } = await create({ query });
    expect(events[0]).toEqual({ name: 'orders-sign-in', detail: {} });
    expect(platform.departures).toEqual(['https://shop.example/us/en/login']);
  });

  it("is opened by the page's adapter if it can", async () => {
    let opened = 0;
    const { lookup, platform } = await create({ properties: { adapter: { signIn: () => (opened += 1) } } });
    lookup.signIn();
    expect([opened, platform.departures]).toEqual([1, []]);
  });

  it('is left to the page if it cancels the event', async () => {
    let opened = 0;
    const adapter = { signIn: () => (opened += 1) };
    const { lookup, platform } = await create({ prevented: ['orders-sign-in'], properties: { adapter } });
    lookup.signIn();
    expect([opened, platform.departures]).toEqual([0, []]);
  });

  it('does not navigate to an unsafe address', async () => {
    const adapter = { links: { signIn: 'ftp://evil.example' } };
    const { lookup, platform } = await create({ properties: { adapter } });
    lookup.signIn();
    expect(platform.departures).toEqual([]);
  });
});
