import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPaymentController } from '../../../../src/features/order-detail/payment/payment-controller.js';
import { VISIBLE_PAGE } from '../../../support/cancellation-under-test.js';
import { forgetPage } from '../../../support/forget-page.js';
import { createOrderUnderTest, found, GUESTS, listErrors, MEMBER, MEMBERS } from '../../../support/order-under-test.js';
import type { ElementContextOptions } from '../../../support/element-test-context.js';
import { answer, type Reply } from '../../../support/scripted-fetch.js';

const CODE = 'https://pay.alipay.com/1';
const onHold = found({ paymentHoldFlag: true, paymentApprovalId: 'apv-1', payment: [{ paymentType: 'alipay' }] });
const taken = answer(202, { jobId: 'job-1', status: 'PENDING' });
const inProgress = answer(200, { jobId: 'job-1', status: 'IN_PROGRESS' });
const done = answer(200, { jobId: 'job-1', status: 'COMPLETED', response: { qrCodeURL: CODE } });

beforeEach(() => {
  forgetPage();
  vi.stubGlobal('navigator', { userAgentData: { mobile: false } });
});
afterEach(() => vi.unstubAllGlobals());

/** A displayed order on hold and its payment: replies after the order's are used in order. */
async function create(setting: ElementContextOptions, ...replies: readonly Reply[]) {
  const page = await createOrderUnderTest(setting, onHold);
  const controller = page.context.getController(createPaymentController);
  const view = page.state();
  if (view.status !== 'ready') throw new Error(`The order is not on show: ${view.status}`);
  const payment = controller.get(view.value);
  if (replies.length > 0) page.script(...replies);
  return {
    ...{ ...page, controller, payment },
    requests: () => page.reads().slice(1),
    async prepare(ms = 60_000) {
      const leave = payment.enter(controller.toDeps(view.value), VISIBLE_PAGE);
      // The chunks of the calls load one after another.
      for (let turn = 0; turn < 3; turn += 1) await page.settle(ms);
      return leave;
    },
  };
}

const withRetailer = (retailer: object): ElementContextOptions => ({
  ...MEMBERS,
  properties: { adapter: { ...MEMBER, retailer } },
});
const withFlags = (flags: string): ElementContextOptions => ({
  ...MEMBERS,
  attributes: { ...MEMBERS.attributes, flags },
});

describe('the payment of an order on hold', () => {
  it('is requested once, and its job is polled until it is done', async () => {
    const tag = await create(MEMBERS, taken, inProgress, done);
    await tag.prepare();
    expect(tag.requests().map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /payment/deferred_payments/v1',
      'GET /payment/deferred_payment_jobs/v1/job-1',
      'GET /payment/deferred_payment_jobs/v1/job-1',
    ]);
    expect(JSON.parse(tag.requests()[0]?.body ?? '')).toEqual({
      approvalId: 'apv-1',
      orderNumber: 'A1000',
      country: 'us',
      locale: 'en-US',
      deviceType: 'DESKTOP',
      returnURL: 'https://shop.example/help?payment=success',
    });
    expect(tag.payment.store.getState()).toEqual({ status: 'ready', payment: { kind: 'code', url: CODE } });
    expect(listErrors(tag)).toEqual([]);
  });

  it('is requested in the second version if the flag is on', async () => {
    const tag = await create(withFlags('usePaymentV2'), taken, done);
    await tag.prepare();
    expect(tag.requests().map(({ url }) => new URL(url).pathname)).toEqual([
      '/payment/deferred_payments/v2',
      '/payment/deferred_payment_jobs/v2/job-1',
    ]);
  });

  it('names the device type on a phone', async () => {
    vi.stubGlobal('navigator', { userAgentData: { mobile: true } });
    const tag = await create(MEMBERS, taken, done);
    await tag.prepare();
    expect(JSON.parse(tag.requests()[0]?.body ?? '')).toMatchObject({ deviceType: 'MOBILE' });
  });

  it.each<[who: string, setting: ElementContextOptions, headers: readonly (string | null)[]]>([
    ["a member's token", MEMBERS, ['Bearer t0ken', null]],
    ["a guest's contact", GUESTS, [null, 'guest%40example.com']],
  ])('is requested with %s', async (_who, setting, headers) => {
    const tag = await create(setting, taken, done);
    await tag.prepare();
    const proofs = tag
      .requests()
      .map(({ headers: sent }) => ['authorization', 'x-guest-email'].map((name) => sent.get(name)));
    expect(proofs).toEqual([headers, headers]);
  });

  it('is given up after twenty requests, and the page is warned once', async () => {
    const tag = await create(MEMBERS, taken, inProgress);
    await tag.prepare(300_000);
    expect(tag.requests().filter(({ method }) => method === 'GET')).toHaveLength(20);
    expect(tag.payment.store.getState()).toMatchObject({ status: 'failed', failure: { retryable: true } });
    expect(listErrors(tag)).toEqual([
      expect.objectContaining({ code: 'service-deferred-payment-failure', severity: 'warning' }),
    ]);
  });

  it.each<[what: string, reply: Reply]>([
    ['has no result', answer(200, { jobId: 'job-1', status: 'COMPLETED' })],
    ['has no address', answer(200, { jobId: 'job-1', status: 'COMPLETED', response: { qrCodeURL: '' } })],
    ['failed', answer(200, { jobId: 'job-1', status: 'FAILED' })],
    ['is unknown', answer(404)],
  ])('fails after a job that %s', async (_what, reply) => {
    const tag = await create(MEMBERS, taken, reply);
    await tag.prepare();
    expect(tag.payment.store.getState()).toMatchObject({ status: 'failed' });
    expect(listErrors(tag)).toMatchObject([{ code: 'service-deferred-payment-failure', severity: 'warning' }]);
  });
});

describe('the address of a payment', () => {
  const KLARNA = 'https://pay.klarna.com/1';
  it.each<[what: string, setting: ElementContextOptions, address: string, passes: boolean]>([
    ['of a known provider passes', MEMBERS, KLARNA, true],
    ['of the page passes, where the service is asked there', MEMBERS, 'https://shop.example/pay', true],
    ['of a stranger does not', MEMBERS, 'https://evil.example/', false],
    [
      'of a provider that the retailer leaves out does not',
      withRetailer({ paymentHosts: ['pay.example'] }),
      KLARNA,
      false,
    ],
    [
      'of one that the retailer names passes',
      withRetailer({ paymentHosts: ['pay.example'] }),
      'https://eu.pay.example/1',
      true,
    ],
    ['does not where the retailer names none', withRetailer({ paymentHosts: [] }), KLARNA, false],
    ['passes as ever beside what is no list', withRetailer({ paymentHosts: 'klarna.com' }), KLARNA, true],
    ['does not by a list of no names', withRetailer({ paymentHosts: [{}, 1, null] }), KLARNA, false],
    [
      'of the page does not, where the service is elsewhere',
      {
        attributes: { ...MEMBERS.attributes, 'api-base': 'https://api.shop.example' },
        properties: { adapter: { ...MEMBER, service: { origin: 'https://api.shop.example' } } },
      },
      'https://shop.example/pay',
      false,
    ],
  ])('%s', async (...[, setting, address, passes]) => {
    const { controller } = await create(setting);
    expect(controller.findUrl(address)).toBe(passes ? address : undefined);
  });

  it('of an unknown provider is reported to the page, without the address', async () => {
    const tag = await create(MEMBERS);
    tag.controller.reportUnknownHost();
    expect(tag.warnings.join()).toContain('retailer.paymentHosts');
    expect(listErrors(tag)).toEqual([
      {
        code: 'service-deferred-payment-failure',
        severity: 'warning',
        tag: 'orders-guest-lookup',
        retryable: false,
      },
    ]);
  });

  it('that was blocked is reported to the page with the missing policy only', async () => {
    const tag = await create(MEMBERS);
    tag.controller.reportBlocked(`${KLARNA}?token=secret`);
    expect(tag.warnings.join()).toContain('"form-action https://pay.klarna.com"');
    expect(tag.warnings.join()).not.toContain('secret');
    expect(listErrors(tag)).toEqual([
      { code: 'payment-blocked', severity: 'warning', tag: 'orders-guest-lookup', retryable: true },
    ]);
  });
});
