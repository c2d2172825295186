import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNextPage } from '../../src/http/read/wire-fields.js';
import { toConsents } from '../../src/features/order-history/partners/api/list-consents.js';
import type { WirePartnerPage } from '../../contract/wire-partner-page.js';
import { toPartnerPage } from '../../src/features/order-history/partners/api/list-partner-history.js';
import { ARCHIVE, FIRST_PAGE, MEMBER, startSandbox, type Answer, type SandboxUnderTest } from './start-sandbox.js';

const NO_CONSENT = { authorization: 'Bearer no-consent-token' };

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function toBody({ text }: Answer): WirePartnerPage {
  return JSON.parse(text) as WirePartnerPage;
}

describe("the member's partner orders", () => {
  it('are twelve of several partners, one of them member-exclusive, in pages of ten', async () => {
    const first = toBody(await sandbox.listPartnerHistory());
    expect(first.orderItems).toHaveLength(10);
    const anchor = readNextPage(first.pages?.next, '/partner_history/v1').next ?? '';
    const last = toBody(await sandbox.listPartnerHistory(`${FIRST_PAGE}&anchor=${encodeURIComponent(anchor)}`));
    expect(last).toMatchObject({ orderItems: [{}, {}], pages: { next: '' } });
    const all = [...first.orderItems, ...last.orderItems];
    expect(new Set(all.map(({ partnerName }) => partnerName)).size).toBeGreaterThan(2);
    expect(all.filter(({ memberGatedFlag }) => memberGatedFlag)).toHaveLength(1);
    const dates = all.map(({ orderDate }) => orderDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("show every tone, and a partner's own status text", async () => {
    const { orders } = toPartnerPage(toBody(await sandbox.listPartnerHistory()));
    expect(new Set(orders.map(({ tone }) => tone)).size).toBe(4);
    expect(orders.filter(({ status }) => status === 'unknown').map(({ statusText }) => statusText)).toEqual([
      'Delayed by the partner',
    ]);
  });

  it.each([
    ['no consent', NO_CONSENT],
    ['an archive', ARCHIVE],
  ])('are empty for the member with %s', async (_who, headers) => {
    expect(toBody(await sandbox.listPartnerHistory(FIRST_PAGE, headers))).toEqual({
      orderItems: [],
      pages: { next: '' },
    });
  });

  it('are refused to guests, and at an anchor that was not issued', async () => {
    expect((await sandbox.listPartnerHistory(FIRST_PAGE, {})).status).toBe(401);
    expect((await sandbox.listPartnerHistory(`${FIRST_PAGE}&anchor=after%3AUS10000001`)).status).toBe(400);
  });

  it('lose one if its required fields are missing', async () => {
    const headers = { ...MEMBER, 'x-sandbox-fault': 'list-partner-history:drift-missing' };
    const { orders, unreadable } = toPartnerPage(toBody(await sandbox.listPartnerHistory(FIRST_PAGE, headers)));
    expect([orders.length, unreadable]).toEqual([9, 1]);
  });
});

describe('the consents of a member', () => {
  it('name the partners that have orders', async () => {
    const partners = toConsents(JSON.parse((await sandbox.listConsents('upm-1001')).text));
    const { orderItems } = toBody(await sandbox.listPartnerHistory());
    const sold = new Set(orderItems.map(({ partnerName }) => partnerName));
    expect(new Set(partners.map(({ partnerName }) => partnerName))).toEqual(sold);
  });

  it('are empty for the member without any', async () => {
    expect(JSON.parse((await sandbox.listConsents('upm-1004', NO_CONSENT)).text)).toEqual({ consents: [] });
  });

  it("are private: another member's id is answered like an unknown one", async () => {
    const [other, unknownMember] = [await sandbox.listConsents('upm-1004'), await sandbox.listConsents('upm-9999')];
    expect([other.status, other.text]).toEqual([404, unknownMember.text]);
    expect((await sandbox.listConsents('upm-1001', {})).status).toBe(401);
  });
});
