import { describe, expect, it } from 'vitest';
import { listConsents } from '../../../../../src/features/order-history/partners/api/list-consents.js';
import { listPartnerHistory } from '../../../../../src/features/order-history/partners/api/list-partner-history.js';
import { createTestContext, type CallContextOptions } from '../../../../support/call-context.js';
import { answer } from '../../../../support/scripted-fetch.js';
import { createWirePartnerOrder } from './partner-samples.js';

const { signal } = new AbortController();
const FIRST = 'https://api.shop.example/partner_history/v1?filter=country(us)&filter=language(en)&count=10';

/** Requests one page, whose answer has these `pages`. */
async function list(anchor?: string, pages: unknown = { next: '' }, options: CallContextOptions = {}) {
  const context = createTestContext({ tokens: ['t0ken'], ...options });
  context.platform.network.script(answer(200, { orderItems: [createWirePartnerOrder()], pages }));
  const outcome = await listPartnerHistory(context, { ...(anchor !== undefined && { anchor }) }, signal);
  const [request] = context.platform.network.requests;
  return { outcome, request };
}

describe('the partner orders', () => {
  it('are requested ten at a time with country and language, with the token and without a contact', async () => {
    const { request } = await list();
    expect([request?.method, request?.url, request?.body]).toEqual(['GET', FIRST, undefined]);
    expect(request?.headers.get('authorization')).toBe('Bearer t0ken');
    expect([...(request?.headers.keys() ?? [])].filter((name) => name.startsWith('x-guest'))).toEqual([]);
  });

  it("are requested in the page's country and language", async () => {
    const { request } = await list(undefined, undefined, { country: 'tw', locale: 'zh-Hant-TW' });
    expect(request?.url).toContain('filter=country(tw)&filter=language(zh)');
  });

  it('continue at the anchor unchanged, at our own address', async () => {
    const next = `/partner_history/v1?filter=country(de)&count=50&anchor=${encodeURIComponent('a+b/c==')}`;
    expect((await list(undefined, { next })).outcome).toMatchObject({ kind: 'found', value: { next: 'a+b/c==' } });
    expect((await list('a+b/c==')).request?.url).toBe(`${FIRST}&anchor=a%2Bb%2Fc%3D%3D`);
  });

  it.each(['https://evil.example/partner_history/v1?anchor=n2', '//evil.example/x?anchor=n2', '/history/v1?anchor=n2'])(
    'are not fetched from another address: %s',
    async (next) => {
      const { outcome } = await list(undefined, { next });
      expect(outcome.kind === 'found' && Object.keys(outcome.value)).not.toContain('next');
    },
  );
});

describe("a member's consents", () => {
  it('are requested by the id of the member, with the token', async () => {
    const context = createTestContext({ tokens: ['t0ken'] });
    context.platform.network.script(answer(200, { consents: [{ id: 'c1', partnerName: 'One' }] }));
    expect(await listConsents(context, { userId: 'a/b' }, signal)).toEqual({
      kind: 'found',
      value: [{ id: 'c1', partnerName: 'One' }],
    });
    const [request] = context.platform.network.requests;
    expect([request?.method, request?.url]).toEqual([
      'GET',
      'https://api.shop.example/identity/user/v1/a%2Fb/consents',
    ]);
    expect(request?.headers.get('authorization')).toBe('Bearer t0ken');
  });
});
