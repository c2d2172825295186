import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, MEMBER, startSandbox, toOrderBody, type Answer, type SandboxUnderTest } from './start-sandbox.js';

const STRANGER = { 'x-guest-email': 'someone%40example.com' };
const RETURN_URL = 'https://shop.example/de/en/orders/sales/DE10000002/?payment=success';

interface PaymentJob {
  readonly jobId: string;
  readonly status: string;
  readonly response?: {
    readonly qrCodeURL?: string;
    readonly form?: { readonly action: string; readonly method: string; readonly fields: readonly object[] };
  };
}

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ missesPerMinute: 1_000 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const toJob = ({ text }: Answer): PaymentJob => JSON.parse(text) as PaymentJob;

function request(orderNumber: string, change: object = {}, headers: Record<string, string> = MEMBER): Promise<Answer> {
  const body = {
    approvalId: `apv-${orderNumber.toLowerCase()}`,
    orderNumber,
    country: orderNumber.slice(0, 2).toLowerCase(),
    locale: 'en-US',
    deviceType: 'DESKTOP',
    returnURL: RETURN_URL,
    ...change,
  };
  return sandbox.request('/payment/deferred_payments/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const poll = (jobId: string, headers: Record<string, string> = MEMBER, version = 'v1'): Promise<Answer> =>
  sandbox.request(`/payment/deferred_payment_jobs/${version}/${jobId}`, { headers });

/** Polls until the job is done, and returns it. */
async function prepare(orderNumber: string): Promise<PaymentJob> {
  const { jobId } = toJob(await request(orderNumber));
  await poll(jobId);
  return toJob(await poll(jobId));
}

describe('a deferred payment', () => {
  it.each(['CN10000001', 'CN10000002', 'DE10000002', 'NL10000002'])('is prepared for %s', async (orderNumber) => {
    const taken = await request(orderNumber);
    expect([taken.status, toJob(taken)]).toEqual([
      202,
      { jobId: expect.any(String) as unknown, status: 'PENDING', eta: 400 },
    ]);
    const { jobId } = toJob(taken);
    expect(toJob(await poll(jobId))).toEqual({ jobId, status: 'IN_PROGRESS', eta: 400 });
    expect(toJob(await poll(jobId, MEMBER, 'v2'))).toMatchObject({ jobId, status: 'COMPLETED' });
  });

  it('is done after a while even without polling', async () => {
    const { jobId } = toJob(await request('CN10000001'));
    sandbox.pass(3_000);
    expect(toJob(await poll(jobId)).status).toBe('COMPLETED');
  });

  it.each([
    ['CN10000001', undefined],
    ['CN10000002', 'POST'],
    ['DE10000002', 'POST'],
    ['NL10000002', 'GET'],
  ])('of %s is a code, or a form sent by %s', async (orderNumber, method) => {
    const { jobId, response } = await prepare(orderNumber);
    const address = `${sandbox.url}/sandbox/payment/${jobId}`;
    expect([response?.qrCodeURL, response?.form?.action]).toEqual(
      method === undefined ? [address, undefined] : [undefined, address],
    );
    expect(response?.form?.method).toBe(method);
  });

  it('is prepared only for those who may read the order', async () => {
    expect((await request('DE10000002', {}, EMAIL)).status).toBe(202);
    const { jobId } = toJob(await request('DE10000002'));
    const unknown = await poll('payment-0', STRANGER);
    for (const refused of [await request('DE10000002', {}, STRANGER), await poll(jobId, STRANGER), unknown]) {
      expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    }
  });

  it.each([
    ['of another approval', 'DE10000002', { approvalId: 'apv-of-somebody' }],
    ['of an order that is paid with the order', 'US10000001', {}],
  ])('%s is refused', async (_what, orderNumber, change) => {
    expect((await request(orderNumber, change)).status).toBe(422);
  });

  it.each([
    ['a return address without a success result', { returnURL: 'https://shop.example/' }],
    ['an invalid device', { deviceType: 'WATCH' }],
    ['no approval', { approvalId: undefined }],
  ])('with %s breaks the contract', async (_what, change) => {
    expect((await request('DE10000002', change)).status).toBe(400);
  });
});

describe('the payment page', () => {
  const pay = (jobId: string) =>
    sandbox.request(`/sandbox/payment/${jobId}/paid`, { method: 'POST', redirect: 'manual', headers: {} });

  it('redirects the shopper, and the order is no longer on hold', async () => {
    const before = toOrderBody(await sandbox.getOrder('DE10000002'));
    expect([before.paymentHoldFlag, before.paymentApprovalId]).toEqual([true, 'apv-de10000002']);
    const { jobId } = await prepare('DE10000002');
    const shown = await sandbox.request(`/sandbox/payment/${jobId}`, { method: 'POST' });
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Order DE10000002')]);
    const paid = await pay(jobId);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, RETURN_URL]);
    const after = toOrderBody(await sandbox.getOrder('DE10000002'));
    expect([after.paymentHoldFlag, after.paymentApprovalId]).toEqual([false, undefined]);
    expect((await request('DE10000002')).status).toBe(422);
  });

  it('of a legacy payment link redirects to itself', async () => {
    const paid = await pay('US10000028');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/sandbox/payment/US10000028']);
    expect(toOrderBody(await sandbox.getOrder('US10000028')).legacyPaymentUrl).toBeUndefined();
  });

  it('of an unknown payment does not exist', async () => {
    expect((await sandbox.request('/sandbox/payment/payment-0')).status).toBe(404);
    expect((await pay('payment-0')).status).toBe(404);
  });

  it('has a link back without payment, to an address without a payment result', async () => {
    const { jobId } = toJob(await request('DE10000002', { returnURL: `${RETURN_URL}&a=%22%3E%3Cscript%3E` }));
    const { text } = await sandbox.request(`/sandbox/payment/${jobId}`);
    expect(text).toContain('href="https://shop.example/de/en/orders/sales/DE10000002/?a=%22%3E%3Cscript%3E"');
    expect(text).not.toContain('<script');
  });
});
