import { beforeEach, describe, expect, it } from 'vitest';
import type { OrdersAdapter, RetailerOptions } from '../../../src/app/configuration/adapter.js';
import { createCallContext } from '../../../src/app/calls/prepare-call.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { openSecrets } from '../../support/secrets.js';

const PAGE = 'https://shop.example';

beforeEach(forgetPage);

function create(attributes: Readonly<Record<string, string>> = {}, adapter?: OrdersAdapter) {
  const tag = createElementTestContext({ attributes, properties: { adapter } });
  return { ...tag, callContext: createCallContext(tag.context) };
}

describe('the context of a call', () => {
  it('has the country, the language and the service address of the tag', () => {
    const { callContext } = create({ country: 'de', locale: 'de', 'api-base': 'https://api.shop.example/v1' });
    expect(callContext).toMatchObject({ country: 'de', locale: 'de', apiBase: 'https://api.shop.example/v1' });
  });

  it.each([
    ['/', 'https://shop.example'],
    ['/api/', 'https://shop.example/api'],
    ['/api///', 'https://shop.example/api'],
    ['https://api.shop.example/', 'https://api.shop.example'],
  ])('has an absolute service address without a trailing slash: %s', (written, apiBase) => {
    expect(create({ 'api-base': written }).callContext.apiBase).toBe(apiBase);
  });

  it('names the same random visit for all tags of a page', () => {
    const first = create().callContext.visitorId;
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(create().callContext.visitorId).toBe(first);
    forgetPage();
    expect(create().callContext.visitorId).not.toBe(first);
  });

  it('names another visit after the session has ended', () => {
    const tag = create();
    tag.context.endSession('requested');
    expect(createCallContext(tag.context).visitorId).not.toBe(tag.callContext.visitorId);
  });

  it('names no visit on a kiosk and starts none', () => {
    expect(create({ kiosk: '' }).callContext.visitorId).toBe('unknown');
    expect(create().callContext.visitorId).not.toBe('unknown');
  });

  it('is read again for each call', () => {
    const tag = create();
    tag.configure({ country: 'jp' });
    tag.setProperty('adapter', { retailer: { headers: { 'x-api-key': 'new' } } });
    const callContext = createCallContext(tag.context);
    expect(callContext.country).toBe('jp');
    expect(openSecrets(callContext.headers, PAGE)).toEqual({ 'x-api-key': 'new' });
  });

  it.each<[string | undefined, string]>([
    ['filter', 'filter'],
    ['header', 'header'],
    [undefined, 'header'],
    ['Filter', 'header'],
    ['query', 'header'],
    ['', 'header'],
  ])('puts a contact into the address only for the exact setting "filter": %s', (guestCredentials, mode) => {
    const retailer = { guestCredentials } as unknown as RetailerOptions;
    expect(create({}, { retailer }).callContext.guestCredentials).toBe(mode);
  });

  it.each<[unknown, string | undefined]>([
    [undefined, undefined],
    ['shop', 'shop'],
    ['', undefined],
    ['1st', undefined],
    ['a b', undefined],
    [7, undefined],
  ])('prefixes fields with retailer.prefix only if it is valid: %j', (prefix, known) => {
    const retailer = { prefix } as unknown as RetailerOptions;
    expect(create({}, { retailer }).callContext.fieldPrefix).toBe(known);
  });
});

describe('the clock of the service', () => {
  it.each<[header: string | null, leadMs: number | undefined]>([
    ['Sat, 21 Nov 2026 12:00:00 GMT', 0],
    ['Sat, 21 Nov 2026 12:07:00 GMT', 7 * 60_000],
    ['Sat, 21 Nov 2026 11:59:30 GMT', -30_000],
    ['yesterday', undefined],
    ['', undefined],
    [null, undefined],
  ])('with the Date header %j at noon is ahead by %s ms', (header, leadMs) => {
    const { callContext, context } = create();
    callContext.noteDate(header);
    expect(context.getPageState().clockLeadMs).toBe(leadMs);
  });

  it('follows the last Date header that could be read', () => {
    const { callContext, context } = create();
    for (const header of ['Sat, 21 Nov 2026 12:07:00 GMT', 'Sat, 21 Nov 2026 12:00:05 GMT', null])
      callContext.noteDate(header);
    expect(context.getPageState().clockLeadMs).toBe(5_000);
  });

  it('is not learned for the next shopper from an answer to the previous one', () => {
    const { callContext, context } = create();
    context.endSession('requested');
    callContext.noteDate('Sat, 21 Nov 2026 12:07:00 GMT');
    expect(context.getPageState().clockLeadMs).toBeUndefined();
  });
});

describe('the access token of a call', () => {
  it('comes from the current adapter, which receives the reason, the call and the origin', async () => {
    const requests: unknown[] = [];
    const tag = create({}, { getAccessToken: () => 'old' });
    tag.setProperty('adapter', {
      getAccessToken: (request: unknown) => {
        requests.push(request);
        return 'new';
      },
    });
    const { token } = await tag.callContext.getAccessToken({ reason: 'expired', call: 'get-order', isForMember: true });
    expect(openSecrets(token, PAGE)).toBe('new');
    expect(requests).toEqual([{ reason: 'expired', call: 'get-order', origin: PAGE }]);
  });
});
