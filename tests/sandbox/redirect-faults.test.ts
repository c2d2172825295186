import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CANCEL_BODY, EMAIL, MEMBER, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const FILTERS = 'filter=country(us)&filter=language(en)';
const FOREIGN = 'http://127.0.0.1:9';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

interface RequestOptions {
  readonly path: string;
  readonly fault: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly redirect?: RequestRedirect;
}

function request({ path, fault, method = 'GET', headers = {}, body, redirect = 'manual' }: RequestOptions) {
  return sandbox.request(path, {
    method,
    redirect,
    headers: {
      ...headers,
      'x-sandbox-fault': fault,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('a redirect to another origin', () => {
  const path = `/history/v1/US10000001?${FILTERS}`;

  it.each([301, 302, 303, 307, 308])('is answered with %i and leads to the same path and query', async (status) => {
    const fault = `get-order:redirect-${status}`;
    const answer = await request({ path, fault, headers: { ...MEMBER, 'x-sandbox-redirect-to': FOREIGN } });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, FOREIGN + path]);
    expect(await sandbox.listRequests()).toMatchObject([{ call: 'get-order', status }]);
  });

  it('leads to a nonexistent host if the request names none', async () => {
    const answer = await request({ path, fault: 'get-order:redirect-302' });
    expect(answer.headers.get('location')).toBe(`https://elsewhere.example${path}`);
  });

  it.each(['elsewhere', 'https://elsewhere.example/path'])('is refused if the header is %s', async (target) => {
    const headers = { 'x-sandbox-redirect-to': target };
    const answer = await request({ path, fault: 'get-order:redirect-302', headers });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('FAULT_TARGET_INVALID')]);
  });
});

describe('a redirect to another order', () => {
  it.each([
    ['get-order', `GET /history/v1/US10000001?${FILTERS}`, `/history/v1/US10000003?${FILTERS}`],
    ['get-return-label', 'GET /order_mgmt/user_return_labels/v1/RT1', '/order_mgmt/user_return_labels/v1/RT10000011'],
    ['get-cancel-job', 'GET /order_mgmt/ordermods/v1/jobs/job-1', '/order_mgmt/ordermods/v1/jobs/other-job'],
    ['list-addresses', 'GET /identity/user/v1/upm-1001/address', '/identity/user/v1/upm-1002/address'],
    [
      'request-address-update',
      'PUT /identity/user/v1/upm-1001/address/1',
      '/identity/user/v1/upm-1001/address/other-address',
    ],
    ['list-order-history', `GET /history/v1?${FILTERS}&count=10`, `/history/v1/US10000003?${FILTERS}`],
    ['request-return', 'POST /order_mgmt/user_return_captures/v1', '/order_mgmt/ordermods/v1/US10000003/cancelOrder'],
  ])('leads %s from %s to %s', async (call, original, target) => {
    const [method = '', path = ''] = original.split(' ');
    const answer = await request({ path, method, fault: `${call}:redirect-other-id` });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, target]);
  });

  it('cancels the other order if a client follows it', async () => {
    const answer = await request({
      path: '/order_mgmt/ordermods/v1/US10000002/cancelOrder',
      method: 'POST',
      fault: 'request-cancel:redirect-other-id',
      headers: EMAIL,
      body: CANCEL_BODY,
      redirect: 'follow',
    });
    expect(answer.status).toBe(202);
    expect((await sandbox.listRequests()).map(({ path, status }) => [path, status])).toEqual([
      ['/order_mgmt/ordermods/v1/US10000002/cancelOrder', 307],
      ['/order_mgmt/ordermods/v1/US10000003/cancelOrder', 202],
    ]);
  });
});
