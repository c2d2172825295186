import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CANCEL_BODY, EMAIL, listErrorFields, MEMBER, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const SUMMARY = '/summary/v1/US10000001?filter=country(us)&filter=language(en)';
const EVIL = 'https://evil.example';

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox({ hosts: ['Orders.test'], origins: ['https://shop.example', 'null'] });
});
afterEach(() => sandbox.close());

/** Sends its own `Host`, which `fetch` cannot; returns status and body. */
function requestAs(host: string): Promise<readonly [status: number | undefined, body: string]> {
  return new Promise((resolve, reject) => {
    const headers = { ...EMAIL, host };
    request(sandbox.url + SUMMARY, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve([response.statusCode, Buffer.concat(parts).toString()]));
    })
      .on('error', reject)
      .end();
  });
}

const listNames = ({ headers }: { readonly headers: Headers }): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control'));

async function isCancelled(orderNumber: string): Promise<boolean> {
  return (await sandbox.getOrder(orderNumber)).text.includes('"isRecentlyCancelled":true');
}

describe('the host name of a request to the sandbox', () => {
  it.each([
    'localhost',
    'localhost:5180',
    'LOCALHOST:1',
    'shop.localhost:5180',
    '127.0.0.1:5180',
    '127.1.2.3',
    '[::1]:5180',
    'orders.test',
    'ORDERS.TEST:5180',
  ])('may be %s', async (host) => {
    expect((await requestAs(host))[0]).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:5180',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io:5180',
    'evillocalhost',
    'orders.test.evil.example',
    'other.orders.test',
    '10.0.0.1',
    '0.0.0.0:5180',
    '[::]:5180',
  ])('may not be %s', async (host) => {
    const [status, body] = await requestAs(host);
    expect(status).toBe(421);
    expect(JSON.parse(body)).toEqual({
      errors: [{ code: 'HOST_UNTRUSTED', message: expect.stringContaining('--host') as unknown }],
    });
  });
});

describe('a page', () => {
  it.each([
    'http://localhost',
    'http://localhost:8080',
    'https://localhost:8443',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://shop.localhost:3000',
    'http://orders.test:3000',
    'https://shop.example',
    'null',
  ])('of %s may use the sandbox', async (origin) => {
    const answer = await sandbox.request(SUMMARY, { headers: { ...EMAIL, origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
  });

  it.each([
    EVIL,
    'http://shop.example',
    'https://shop.example:444',
    'https://shop.example.evil.example',
    'https://localhost.evil.example',
    'http://evil.example/http://localhost',
    'chrome-extension://localhost',
    'file://',
    'http://192.168.0.2:5180',
  ])('of %s may not, and gets an answer that it cannot read', async (origin) => {
    for (const init of [
      { headers: { ...EMAIL, origin } },
      { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } },
      { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' },
    ]) {
      const answer = await sandbox.request(SUMMARY, init);
      expect([answer.status, listNames(answer)]).toEqual([403, []]);
      expect(JSON.parse(answer.text)).toEqual({
        errors: [{ code: 'ORIGIN_UNTRUSTED', message: expect.stringContaining('--origin') as unknown }],
      });
    }
  });

  it('without an origin may not, unless "null" is allowed', async () => {
    const strict = await startSandbox();
    expect((await strict.request(SUMMARY, { headers: { ...EMAIL, origin: 'null' } })).status).toBe(403);
    await strict.close();
  });

  it('that may not is refused before anything is done or recorded', async () => {
    const answer = await sandbox.requestCancel('US10000030', { ...MEMBER, origin: EVIL }, CANCEL_BODY);
    expect(answer.status).toBe(403);
    expect(await sandbox.listRequests('request-cancel')).toEqual([]);
    expect(await isCancelled('US10000030')).toBe(false);
    expect((await sandbox.requestCancel('US10000030', { ...MEMBER, origin: 'http://localhost:1' })).status).toBe(202);
    expect(await isCancelled('US10000030')).toBe(true);
  });
});

describe('a reset', () => {
  const reset = (headers: Record<string, string>) => sandbox.request('/sandbox/reset', { method: 'POST', headers });
  const RESET = { 'x-sandbox-reset': '1' };
  beforeEach(async () => void (await sandbox.getSummary('US10000001')));

  it.each<[what: string, headers: Record<string, string>]>([
    ['without its header', {}],
    ['as a form sends it', { 'content-type': 'text/plain' }],
    ['of JSON without its header', { 'content-type': 'application/json' }],
  ])('%s is refused', async (_what, headers) => {
    const answer = await reset(headers);
    expect([answer.status, listErrorFields(answer)]).toEqual([403, ['x-sandbox-reset']]);
    expect(await sandbox.listRequests()).toHaveLength(1);
  });

  it.each([EVIL, 'null'])('of a page of %s is refused, with or without the header', async (origin) => {
    expect((await reset({ ...RESET, origin })).status).toBe(403);
    expect(await sandbox.listRequests()).toHaveLength(1);
  });

  it('of a loopback page with its header is accepted', async () => {
    expect((await reset({ ...RESET, origin: 'http://localhost:8080' })).status).toBe(200);
    expect(await sandbox.listRequests()).toEqual([]);
  });
});

describe('the payment page', () => {
  const pay = (origin: string) =>
    sandbox.request('/sandbox/payment/US10000028/paid', { method: 'POST', redirect: 'manual', headers: { origin } });
  const isPaid = async () => !(await sandbox.getOrder('US10000028')).text.includes('legacyPaymentUrl');

  it('opens by the form of any page, without paying', async () => {
    for (const origin of ['null', EVIL]) {
      const answer = await sandbox.request('/sandbox/payment/US10000028', { method: 'POST', headers: { origin } });
      expect([answer.status, listNames(answer)]).toEqual([200, []]);
    }
    expect(await isPaid()).toBe(false);
  });

  it('is paid by its own button only', async () => {
    for (const origin of ['null', EVIL]) expect((await pay(origin)).status).toBe(403);
    expect(await isPaid()).toBe(false);
    expect((await pay(new URL(sandbox.url).origin)).status).toBe(303);
    expect(await isPaid()).toBe(true);
  });
});
