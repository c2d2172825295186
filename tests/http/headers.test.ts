import { describe, expect, it } from 'vitest';
import type { Contact } from '../../src/http/model/phone-number.js';
import { getOrderSummary } from '../../src/orders/api/get-order-summary.js';
import { createTestContext, type CallContextOptions } from '../support/call-context.js';
import type { CallUnderTest } from '../support/call-under-test.js';
import { EVERY_CALL, GUEST_CHECK, ORDER_SUMMARY } from '../support/calls-under-test.js';
import { answer, type SentRequest } from '../support/scripted-fetch.js';
import { sealContact, SERVICE_ORIGIN } from '../support/secrets.js';

const { signal } = new AbortController();

function getFirst(requests: readonly SentRequest[]): SentRequest {
  const [first] = requests;
  if (!first) throw new Error('No request was sent.');
  return first;
}

/** The request that a call sends from such a page. */
async function send(call: CallUnderTest, options: CallContextOptions = {}): Promise<SentRequest> {
  const context = createTestContext(options);
  context.platform.network.script(answer(200, call.soundBody));
  await call.run(context, signal);
  return getFirst(context.platform.network.requests);
}

async function readOrder(contact: Contact, options: CallContextOptions = {}): Promise<SentRequest> {
  const context = createTestContext(options);
  context.platform.network.script(answer(200, ORDER_SUMMARY.soundBody));
  await getOrderSummary(context, { orderNumber: 'A1000', proof: sealContact(contact) }, signal);
  return getFirst(context.platform.network.requests);
}

describe.each(EVERY_CALL)('every request of $name', (call) => {
  it('sends cookies, is not cached, and has no referrer', async () => {
    const { init } = await send(call);
    expect(init).toMatchObject({ credentials: 'include', cache: 'no-store', referrerPolicy: 'no-referrer' });
  });

  it('accepts what it can read and names the visit', async () => {
    const { headers } = await send(call, { visitorId: 'visit-7' });
    expect(headers.get('accept')).toBe(call.accept ?? 'application/json');
    expect(headers.get('x-visitor-id')).toBe('visit-7');
  });

  it("has a member's token in its header and nowhere else", async () => {
    const { headers, url, body } = await send(call, { tokens: ['t0ken'] });
    expect(headers.get('authorization')).toBe('Bearer t0ken');
    expect(`${url} ${body ?? ''}`).not.toContain('t0ken');
    expect([...headers].filter(([, value]) => value.includes('t0ken'))).toHaveLength(1);
  });

  it('has no token for a guest', async () => {
    expect((await send(call)).headers.has('authorization')).toBe(false);
  });

  it('requests the token from the page once', async () => {
    const context = createTestContext({ tokens: ['t0ken'] });
    context.platform.network.script(answer(500), answer(500), answer(200, call.soundBody));
    const running = call.run(context, signal);
    await context.platform.clock.pass(60_000);
    await running;
    expect(context.tokenRequests).toEqual(['call']);
  });

  it('requests a new token after the first one expired, and uses it', async () => {
    const context = createTestContext({ tokens: ['old', 'new'] });
    context.platform.network.script(answer(401), answer(200, call.soundBody));
    await call.run(context, signal);
    expect(context.tokenRequests).toEqual(['call', 'expired']);
    expect(context.platform.network.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('is replayed unchanged except for the token', async () => {
    const context = createTestContext({ tokens: ['old', 'new'] });
    context.platform.network.script(answer(401), answer(200, call.soundBody));
    await call.run(context, signal);
    const [first, second] = context.platform.network.requests.map(({ url, method, body }) => ({ url, method, body }));
    expect(second).toEqual(first);
  });

  it("has the headers of the retailer's gateway", async () => {
    const { headers } = await send(call, { headers: { 'x-api-key': 'k' } });
    expect(headers.get('x-api-key')).toBe('k');
  });

  it.each([
    'appid',
    'APPID',
    'appId',
    'app-id',
    'App-Id',
    'APP-ID',
    'x-appid',
    'X-AppId',
    'x-app-id',
    'X-App-Id',
    'X-APP-ID',
  ])('has no app id, even if the page sets one: %s', async (name) => {
    const { headers } = await send(call, { headers: { [name]: 'com.retailer.web', 'x-api-key': 'k' } });
    expect([...headers.values()]).not.toContain('com.retailer.web');
    expect(headers.get('x-api-key')).toBe('k');
  });

  it.each(['x-app-identity', 'app-ids', 'my-app-id', 'application-id'])(
    'keeps a header that is no app id: %s',
    async (name) => {
      expect((await send(call, { headers: { [name]: 'v' } })).headers.get(name)).toBe('v');
    },
  );

  it('ignores another visitor id of the page', async () => {
    const { headers } = await send(call, { headers: { 'X-Visitor-Id': 'forged', Accept: 'text/html' } });
    expect(headers.get('x-visitor-id')).toBe('visitor-1');
    expect(headers.get('accept')).toBe(call.accept ?? 'application/json');
  });

  it('is sent to the address that the page names', async () => {
    const { url } = await send(call, { apiBase: `${SERVICE_ORIGIN}/orders-api` });
    expect(url).toMatch(
      /^https:\/\/api\.shop\.example\/orders-api\/(history|partner_history|summary|order_mgmt|identity|store|payment|buy|product|ship|help|notification|orders)\//,
    );
  });
});

describe('the contact of a guest', () => {
  it.each([
    ['guest@example.com', 'guest%40example.com'],
    ['guest+orders@example.com', 'guest%2Borders%40example.com'],
    ['gäst@bücher.example', 'g%C3%A4st%40b%C3%BCcher.example'],
    ['用户@例子.公司', '%E7%94%A8%E6%88%B7%40%E4%BE%8B%E5%AD%90.%E5%85%AC%E5%8F%B8'],
    ['a%b@example.com', 'a%25b%40example.com'],
    ["o'neill@example.com", "o'neill%40example.com"],
  ])('%s travels in a header as %s, and not in the address', async (email, sent) => {
    const { headers, url } = await readOrder({ email });
    expect(headers.get('x-guest-email')).toBe(sent);
    expect(headers.has('x-guest-phone')).toBe(false);
    expect(decodeURIComponent(url)).not.toContain(email);
  });

  it('that is a phone number travels in its own header', async () => {
    const { headers, url } = await readOrder({ phoneNumber: '13800138000' }, { dialCode: '86' });
    expect(headers.get('x-guest-phone')).toBe('+8613800138000');
    expect(headers.has('x-guest-email')).toBe(false);
    expect(url).not.toContain('138');
  });

  it.each<[Contact, string, string?]>([
    [{ email: 'guest@example.com' }, 'filter=email(guest%40example.com)'],
    [{ email: 'guest+orders@example.com' }, 'filter=email(guest%2Borders%40example.com)'],
    [{ email: 'a(b)c,d&e=f@example.com' }, 'filter=email(a%28b%29c%2Cd%26e%3Df%40example.com)'],
    [{ phoneNumber: '13800138000' }, 'filter=phoneNumber(%2B8613800138000)', '86'],
    [{ phoneNumber: '5035550101' }, 'filter=phoneNumber(5035550101)'],
  ])('%j is in the address as %s if the retailer configures it', async (contact, filter, dialCode) => {
    const { headers, url } = await readOrder(contact, { guestCredentials: 'filter', dialCode });
    expect(url.split(/[?&]/)).toContain(filter);
    expect(headers.has('x-guest-email') || headers.has('x-guest-phone')).toBe(false);
  });

  it('that is checked travels in the body only', async () => {
    const { headers, url, body } = await send(GUEST_CHECK);
    expect(JSON.parse(body ?? '')).toEqual({ orderNumber: 'A1000', phoneNumber: '5035550101' });
    expect(`${url} ${JSON.stringify([...headers])}`).not.toMatch(/503555|A1000/);
  });
});

describe('the address of a read', () => {
  it('contains the order, the country and the language', async () => {
    const { url, method, body } = await send(ORDER_SUMMARY, { country: 'tw', locale: 'zh-Hant-TW' });
    expect(url).toBe('https://api.shop.example/summary/v1/A1000?filter=country(tw)&filter=language(zh)');
    expect(method).toBe('GET');
    expect(body).toBeUndefined();
  });

  it('encodes an order number so that it cannot change the path', async () => {
    const context = createTestContext();
    context.platform.network.script(answer(404));
    await getOrderSummary(context, { orderNumber: '../a?b#c/ü', proof: sealContact({ email: 'g@e.de' }) }, signal);
    const { pathname, hash } = new URL(getFirst(context.platform.network.requests).url);
    expect(pathname).toBe('/summary/v1/..%2Fa%3Fb%23c%2F%C3%BC');
    expect(hash).toBe('');
  });

  it('of the guest check follows the contract', async () => {
    const { url, method, headers } = await send(GUEST_CHECK);
    expect(url).toBe('https://api.shop.example/order_mgmt/guest_credentials/v1');
    expect(method).toBe('POST');
    expect(headers.get('content-type')).toBe('application/json');
  });
});
