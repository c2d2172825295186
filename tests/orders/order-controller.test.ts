import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderController } from '../../src/orders/order-controller.js';
import { breakField, createWireOrder } from './api/wire-samples.js';
import { forgetPage } from '../support/forget-page.js';
import {
  createOrderUnderTest as create,
  EMAIL,
  found,
  GUESTS,
  listErrors,
  MEMBER,
  MEMBERS,
  show,
  WITH_NUMBER,
} from '../support/order-under-test.js';
import { createElementTestContext } from '../support/element-test-context.js';
import { answer, networkError, slow } from '../support/scripted-fetch.js';

beforeEach(forgetPage);

describe('the order of a number', () => {
  it('is read with the token of a member', async () => {
    const tag = await create(MEMBERS);
    expect(show(tag)).toBe('A1000 Thank you');
    expect(tag.order.getShopperKind()).toBe('member');
    expect(tag.reads().map(({ url }) => url)).toEqual([
      'https://shop.example/history/v1/A1000?filter=country(us)&filter=language(en)',
    ]);
    expect(tag.reads()[0]?.headers.get('authorization')).toBe('Bearer t0ken');
  });

  it.each([
    ['an e-mail address', { email: EMAIL }, 'x-guest-email', 'guest%40example.com'],
    ['a phone number', { phoneNumber: '(503) 555-0101' }, 'x-guest-phone', '5035550101'],
  ])('is read as a summary for a guest with %s', async (...[, contact, header, value]) => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { contact } });
    expect(show(tag)).toBe('A1000 Thank you');
    expect(tag.order.getShopperKind()).toBe('guest');
    expect(tag.reads().map(({ url }) => url)).toEqual([
      'https://shop.example/summary/v1/A1000?filter=country(us)&filter=language(en)',
    ]);
    expect(tag.reads()[0]?.headers.get(header)).toBe(value);
  });

  it('is read with the contact of an earlier lookup', async () => {
    const { mount, context, settle, reads } = await create({});
    context.getPageState().remembered = { email: EMAIL };
    const tag = await mount({ attributes: WITH_NUMBER });
    await settle();
    expect([show(tag), reads().length]).toEqual(['A1000 Thank you', 1]);
  });

  it('of a member is not read with a leftover contact', async () => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { adapter: MEMBER, contact: { email: EMAIL } } });
    expect(tag.reads().map(({ url }) => new URL(url).pathname)).toEqual(['/history/v1/A1000']);
    expect(tag.reads()[0]?.headers.get('x-guest-email')).toBeNull();
  });

  it('of a member is read with the contact of a lookup if it is not among the own orders', async () => {
    const { mount, context, script, settle, reads } = await create({ properties: { adapter: MEMBER } });
    context.getPageState().contacts = new Map([['A1000', { email: EMAIL }]]);
    script(answer(404), found());
    const tag = await mount(MEMBERS);
    await settle();
    expect([show(tag), listErrors(tag)]).toEqual(['A1000 Thank you', []]);
    expect(reads().map(({ url }) => new URL(url).pathname)).toEqual(['/history/v1/A1000', '/summary/v1/A1000']);
    expect(reads().map(({ headers }) => headers.get('x-guest-email'))).toEqual([null, 'guest%40example.com']);
    expect(tag.order.getContact()).toEqual({ email: EMAIL });
  });

  it('of a member is missing if the contact of a lookup does not open it either', async () => {
    const { mount, context, script, settle, reads } = await create({ properties: { adapter: MEMBER } });
    context.getPageState().contacts = new Map([['A1000', { email: EMAIL }]]);
    script(answer(404), answer(404));
    const tag = await mount(MEMBERS);
    await settle();
    expect([tag.state(), reads().length]).toEqual([{ status: 'missing' }, 2]);
  });

  it('has no shopper without a token or a contact, and nothing is requested', async () => {
    const tag = await create({ attributes: WITH_NUMBER });
    expect([tag.state(), tag.reads(), listErrors(tag)]).toEqual([{ status: 'no-credentials' }, [], []]);
  });

  it('is idle without a number, and nothing is requested', async () => {
    const tag = await create({ properties: { adapter: MEMBER } });
    expect([tag.state(), tag.reads()]).toEqual([{ status: 'idle' }, []]);
  });

  it('loads while the page is still identifying the shopper', async () => {
    const tag = await create({ ...MEMBERS, properties: { adapter: { ...MEMBER, ready: new Promise(() => {}) } } });
    expect([tag.state(), tag.order.getShopperKind(), tag.reads()]).toEqual([
      { status: 'loading', isSlow: false },
      undefined,
      [],
    ]);
  });

  it('that does not exist is missing, and the warning to the page has no call or status', async () => {
    const tag = await create(MEMBERS, answer(404));
    expect(tag.state()).toEqual({ status: 'missing' });
    const warning = { code: 'service-order-detail-failure', severity: 'warning', retryable: false };
    expect(listErrors(tag)).toEqual([{ ...warning, tag: 'orders-guest-lookup' }]);
  });
});

describe('an order that is read again', () => {
  it('is returned in its new state', async () => {
    const tag = await create(MEMBERS, found(), found({ shouldRefresh: true }));
    const reading = tag.order.readAgain();
    await tag.settle();
    expect([(await reading)?.shouldRefresh, tag.reads().length]).toEqual([true, 2]);
  });

  it('is never the old one, even if a pending read finishes first', async () => {
    const tag = await create(MEMBERS, found());
    tag.script(slow(1_000, found()), found({ shouldRefresh: true }));
    tag.order.refresh();
    const reading = tag.order.readAgain();
    await tag.settle(1_000);
    expect([(await reading)?.shouldRefresh, tag.reads().length]).toEqual([true, 3]);
  });

  it.each([
    ['cannot be read', answer(500)],
    ['is missing', answer(404)],
  ])('is undefined if it %s, even if it was known', async (_what, reply) => {
    const tag = await create(MEMBERS, found());
    tag.script(reply);
    const reading = tag.order.readAgain();
    await tag.settle(10_000);
    expect(await reading).toBeUndefined();
  });

  it('is undefined if no order is shown, and nothing is requested', async () => {
    const tag = await create({ attributes: WITH_NUMBER });
    expect([await tag.order.readAgain(), tag.reads()]).toEqual([undefined, []]);
  });
});

describe('another order', () => {
  it('is read if the page sets another number, and the first one is cached', async () => {
    const tag = await create(MEMBERS, found(), found({ orderNumber: 'A2000' }));
    tag.configure({ 'order-number': 'A2000' });
    await tag.settle();
    expect(show(tag)).toBe('A2000 Thank you');
    tag.configure(WITH_NUMBER);
    expect(show(tag)).toBe('A1000 Thank you');
    await tag.settle();
    expect(tag.reads()).toHaveLength(2);
  });

  it('does not replace one that was requested later', async () => {
    const tag = await create(MEMBERS, slow(5_000, found()), found({ orderNumber: 'A2000' }));
    tag.configure({ 'order-number': 'A2000' });
    await tag.settle(10_000);
    expect(show(tag)).toBe('A2000 Thank you');
  });

  it.each([
    ['language', { ...WITH_NUMBER, locale: 'en-GB' }, 'filter=country(us)&filter=language(en)'],
    ['country', { ...WITH_NUMBER, country: 'de' }, 'filter=country(de)&filter=language(en)'],
    ['service', { ...WITH_NUMBER, 'api-base': '/api' }, '/api/history/v1/A1000'],
  ])('is read for another %s', async (_what, attributes, expectedFilter) => {
    const tag = await create(MEMBERS);
    tag.configure(attributes);
    await tag.settle();
    expect(tag.reads().length).toBeGreaterThan(1);
    expect(tag.reads().at(-1)?.url).toContain(expectedFilter);
  });

  it('is not read when only the appearance changes', async () => {
    const tag = await create(MEMBERS);
    for (const theme of ['dark', 'light']) tag.configure({ ...WITH_NUMBER, theme });
    await tag.settle();
    expect(tag.reads()).toHaveLength(1);
  });

  it('is not read for a hundred adapters of the same member', async () => {
    const tag = await create(MEMBERS);
    for (let render = 0; render < 100; render += 1) {
      tag.setProperty('adapter', { user: { ...MEMBER.user }, getAccessToken: () => 't0ken' });
      tag.configure(WITH_NUMBER);
    }
    await tag.settle();
    expect([tag.reads().length, show(tag)]).toEqual([1, 'A1000 Thank you']);
  });

  it("belongs to the next member: the former one's data is removed, and it is read with the new token", async () => {
    const tag = await create(MEMBERS, found(), slow(500, found({ orderNumber: 'A1000' })));
    tag.setProperty('adapter', { user: { id: 'upm-1002' }, getAccessToken: () => 'other' });
    tag.configure(WITH_NUMBER);
    const next = tag.context.getController(createOrderController);
    expect(next.store.getState().status).toBe('loading');
    await tag.settle(500);
    expect(tag.reads().map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t0ken', 'Bearer other']);
    expect(next.store.getState().status).toBe('ready');
  });

  it("is read as a member's once a guest has signed in", async () => {
    const tag = await create(GUESTS);
    tag.setProperty('adapter', MEMBER);
    tag.configure(WITH_NUMBER);
    await tag.settle();
    expect(tag.reads().map(({ url }) => new URL(url).pathname)).toEqual(['/summary/v1/A1000', '/history/v1/A1000']);
  });
});

describe('two tags', () => {
  it('that show the same order share one request and the order', async () => {
    const { mount, reads, settle } = await create({}, slow(1_000, found()));
    const [one, other] = [await mount(MEMBERS), await mount(MEMBERS)];
    await settle(1_000);
    expect([show(one), show(other), reads().length]).toEqual(['A1000 Thank you', 'A1000 Thank you', 1]);
    one.order.refresh();
    await settle(1_000);
    expect(reads()).toHaveLength(2);
  });
});

describe('an order that cannot be read', () => {
  it('is an error that is reported to the page, and Retry reads it again', async () => {
    const tag = await create(MEMBERS, answer(403), found());
    expect(tag.state()).toMatchObject({ status: 'failed', failure: { status: 403 } });
    expect(listErrors(tag)).toMatchObject([{ code: 'service-order-detail-failure', severity: 'error', status: 403 }]);
    tag.order.retry();
    await tag.settle();
    expect([show(tag), listErrors(tag).length]).toEqual(['A1000 Thank you', 1]);
  });

  it('on a second read keeps the old one visible, and is a warning', async () => {
    const tag = await create(MEMBERS, found(), answer(403));
    tag.order.refresh();
    await tag.settle();
    expect(show(tag)).toBe('A1000 Thank you');
    expect(listErrors(tag)).toMatchObject([{ code: 'service-order-detail-failure', severity: 'warning' }]);
  });

  it('in part is shown as far as possible, with one warning for each read', async () => {
    const part = answer(200, breakField('group.0.orderItems.0.product.title', undefined));
    const tag = await create(MEMBERS, part);
    expect(tag.state()).toMatchObject({ status: 'ready', value: { unreadable: [{}] } });
    tag.configure({ ...WITH_NUMBER, theme: 'dark' });
    await tag.settle();
    expect(listErrors(tag)).toMatchObject([{ code: 'order-block-unreadable', severity: 'warning', retryable: false }]);
    tag.order.refresh();
    await tag.settle();
    expect(listErrors(tag)).toHaveLength(2);
  });

  it('without a network is also read again on Retry', async () => {
    const tag = await create(GUESTS, networkError);
    await tag.settle(60_000);
    expect(tag.state().status).toBe('failed');
    tag.script(found());
    tag.order.retry();
    await tag.settle();
    expect(show(tag)).toBe('A1000 Thank you');
  });
});

describe("the shopper's identity", () => {
  it('is an error if the page does not provide it in time, and Retry asks again', async () => {
    const ready = new Promise(() => {});
    const tag = await create({ ...MEMBERS, properties: { adapter: { ...MEMBER, ready } } });
    await tag.settle(10_000);
    const failure = { code: 'service-identity-failure', retryable: true };
    expect([tag.state(), tag.reads()]).toEqual([{ status: 'failed', failure }, []]);
    expect(listErrors(tag)).toMatchObject([{ ...failure, severity: 'error' }]);
    tag.setProperty('adapter', { ...MEMBER, ready: Promise.resolve() });
    tag.order.retry();
    expect(tag.state().status).toBe('loading');
    await tag.settle();
    expect(show(tag)).toBe('A1000 Thank you');
  });
});

describe('an order that the page gives', () => {
  it('is available at once if another one was read before: no card starts as a skeleton', async () => {
    const first = await create({ properties: { order: createWireOrder() } });
    expect(show(first)).toBe('A1000 Thank you');
    const next = createElementTestContext({ properties: { order: createWireOrder() }, platform: first.platform });
    expect(next.context.getController(createOrderController).store.getState().status).toBe('ready');
  });

  it('and that is invalid is reported after the tag is connected, so that a page may query it', async () => {
    const first = await create({ properties: { order: createWireOrder() } });
    const next = await first.mount({ properties: { order: { orderNumber: 7 } } });
    expect(listErrors(next)).toMatchObject([{ code: 'config-order-invalid' }]);
    const other = createElementTestContext({ properties: { order: { orderNumber: 7 } }, platform: first.platform });
    other.context.getController(createOrderController);
    expect(listErrors(other)).toEqual([]);
  });
});
