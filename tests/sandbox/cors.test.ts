import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMAIL, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const ORIGIN = 'http://partner.example.com:5174';
const SUMMARY = '/summary/v1/US10000001?filter=country(us)&filter=language(en)';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ origins: [ORIGIN] });
});
afterAll(() => sandbox.close());

/** A browser's `fetch` may not set these headers; Node's may. */
function requestPreflight(path: string, method: string) {
  return sandbox.request(path, {
    method: 'OPTIONS',
    headers: { origin: ORIGIN, 'access-control-request-method': method },
  });
}

describe('a page of another origin', () => {
  it('may read answers, with its own origin and credentials', async () => {
    const { headers } = await sandbox.request(SUMMARY, { headers: { ...EMAIL, origin: ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toContain('Origin');
  });

  it('may read the Location, Retry-After and Date headers', async () => {
    const { headers } = await sandbox.request(SUMMARY, { headers: { ...EMAIL, origin: ORIGIN } });
    expect(headers.get('access-control-expose-headers')).toBe('Location, Retry-After, Date');
    expect(headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  });

  it.each([
    [SUMMARY, 'GET'],
    ['/order_mgmt/guest_credentials/v1', 'POST'],
    ['/history/v1/US10000001', 'GET'],
    ['/history/v1', 'GET'],
  ])('may send the documented headers and the fault header to %s', async (path, method) => {
    const { status, headers } = await requestPreflight(path, method);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(headers.get('access-control-allow-headers')?.split(', ').sort()).toEqual(
      [
        'authorization',
        'content-type',
        'idempotency-key',
        'x-guest-email',
        'x-guest-phone',
        'x-guest-token',
        'x-sandbox-fault',
        'x-sandbox-reset',
        'x-sandbox-redirect-to',
        'x-sandbox-world',
        'x-visitor-id',
      ].sort(),
    );
  });

  it('may send the headers of docs/backend.md, and those of the sandbox', async () => {
    const handbook = await readFile(new URL('../../docs/backend.md', import.meta.url), 'utf8');
    const [, named = ''] = /^\| `Access-Control-Allow-Headers` \| `([^`]+)`/m.exec(handbook) ?? [];
    const { headers } = await requestPreflight(SUMMARY, 'GET');
    const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? [];
    expect(allowed.filter((name) => !name.startsWith('x-sandbox-')).sort()).toEqual(named.split(', ').sort());
  });

  it.each([400, 404])('may read why it was refused with %i', async (status) => {
    const path = status === 400 ? '/summary/v1/US10000001' : SUMMARY.replace('US10000001', 'US99999999');
    const answer = await sandbox.request(path, { headers: { ...EMAIL, origin: ORIGIN } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, ORIGIN]);
  });

  it('sends preflights that do not appear in the journal', async () => {
    await sandbox.reset();
    await requestPreflight(SUMMARY, 'GET');
    expect(await sandbox.listRequests()).toEqual([]);
  });
});

describe('a page of the same origin', () => {
  it('gets no CORS headers', async () => {
    const { headers } = await sandbox.request(SUMMARY, { headers: EMAIL });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
