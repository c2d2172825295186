import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/http/model/call-classes.js';
import { forgetPage } from '../support/forget-page.js';
import { createOrderUnderTest as create, EMAIL, MEMBER, WITH_NUMBER } from '../support/order-under-test.js';

beforeEach(forgetPage);

describe('an order of a back end with fewer calls', () => {
  it.each<[what: string, calls: readonly CallName[], properties: object, reads: readonly string[], status: string]>([
    [
      'is not read by a guest without the call for guests',
      ['get-order'],
      { contact: { email: EMAIL } },
      [],
      'no-credentials',
    ],
    ['is not read by a member without the call for members', ['get-order-summary'], {}, [], 'no-credentials'],
    [
      'is read by a member with a contact without the call for members',
      ['get-order-summary'],
      { contact: { email: EMAIL } },
      ['/summary/v1/A1000'],
      'ready',
    ],
  ])('%s', async (...[, calls, properties, reads, status]) => {
    const isMember = calls.includes('get-order-summary');
    const adapter = { ...(isMember && MEMBER), service: { calls } };
    const tag = await create({ attributes: WITH_NUMBER, properties: { adapter, ...properties } });
    expect(tag.reads().map(({ url }) => new URL(url).pathname)).toEqual(reads);
    expect(tag.order.store.getState().status).toBe(status);
    expect(tag.warnings).toEqual([]);
  });
});
