import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderController } from '../../src/orders/order-controller.js';
import { breakField, createWireOrder } from './api/wire-samples.js';
import { forgetPage } from '../support/forget-page.js';
import {
  createOrderUnderTest as create,
  EMAIL,
  GUESTS,
  listErrors,
  MEMBER,
  MEMBERS,
  show,
  WITH_NUMBER,
} from '../support/order-under-test.js';

beforeEach(forgetPage);

describe('an order that the page passes', () => {
  const given = (message: string) =>
    createWireOrder({ orderNumber: 'G1000', transaction: { ...createWireOrder().transaction, message } });
  const GIVEN = given('one');

  it('is shown whatever the order number, without a request', async () => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { adapter: MEMBER, order: GIVEN } });
    expect([show(tag), tag.reads()]).toEqual(['G1000 one', []]);
  });

  it("does not wait for the shopper's identity", async () => {
    const adapter = { ready: new Promise(() => {}) };
    expect(show(await create({ properties: { adapter, order: GIVEN } }))).toBe('G1000 one');
  });

  it('stays if it is passed again, and is replaced by another one', async () => {
    const tag = await create({ properties: { order: GIVEN } });
    const before = tag.state();
    tag.configure({ theme: 'dark' });
    await tag.settle();
    expect(tag.state()).toBe(before);
    tag.setProperty('order', given('two'));
    tag.configure({});
    await tag.settle();
    expect(show(tag)).toBe('G1000 two');
  });

  it('gives way to the order of the number when it is removed', async () => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { adapter: MEMBER, order: GIVEN } });
    tag.setProperty('order', null);
    tag.configure(WITH_NUMBER);
    await tag.settle();
    expect([show(tag), tag.reads().length]).toEqual(['A1000 Thank you', 1]);
  });

  it.each([
    ['a text', 'G1000'],
    ['a number', 5],
    ['a list', []],
    ['an empty object', {}],
    ['one without its number', breakField('orderNumber', undefined)],
  ])('is an error of the page if it is invalid: %s', async (_what, order) => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { adapter: MEMBER, order } });
    const failure = { code: 'config-order-invalid', retryable: false };
    expect([tag.state(), tag.reads()]).toEqual([{ status: 'failed', failure }, []]);
    expect(listErrors(tag)).toEqual([{ ...failure, severity: 'error', tag: 'orders-guest-lookup' }]);
  });

  it('with an unreadable part is shown with one warning', async () => {
    const order = breakField('group.0.orderItems.0.product.title', undefined);
    const tag = await create({ properties: { order } });
    expect(tag.state()).toMatchObject({ status: 'ready', value: { orderNumber: 'A1000' } });
    expect(listErrors(tag)).toMatchObject([{ code: 'order-block-unreadable', severity: 'warning' }]);
  });

  it('is not read again by a refresh', async () => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { adapter: MEMBER, order: GIVEN } });
    tag.order.refresh();
    await tag.settle();
    expect([show(tag), tag.reads()]).toEqual(['G1000 one', []]);
  });

  it('does not replace a newer one if it arrives late', async () => {
    const tag = await create(MEMBERS);
    tag.setProperty('order', GIVEN);
    tag.configure(WITH_NUMBER);
    tag.setProperty('order', undefined);
    tag.configure(WITH_NUMBER);
    await tag.settle();
    expect(show(tag)).toBe('A1000 Thank you');
  });
});

describe('the end of a session', () => {
  it('removes the order that the page passed', async () => {
    const tag = await create({ attributes: WITH_NUMBER, properties: { contact: { email: EMAIL } } });
    tag.context.endSession('requested');
    const next = tag.context.getController(createOrderController);
    await tag.settle();
    expect([next.store.getState(), tag.reads().length]).toEqual([{ status: 'no-credentials' }, 1]);
  });

  it('does not happen when a tag only leaves the page', async () => {
    const tag = await create(GUESTS);
    tag.context.dispose();
    const next = tag.context.getController(createOrderController);
    await tag.settle();
    expect([next.store.getState().status, tag.reads().length]).toEqual(['ready', 1]);
  });

  it('stops all reactions to the page', async () => {
    const tag = await create(MEMBERS);
    tag.context.dispose();
    tag.configure({ 'order-number': 'A2000' });
    await tag.settle(60_000);
    expect([tag.reads().length, tag.platform.clock.countTimers()]).toEqual([1, 0]);
  });
});
