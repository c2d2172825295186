import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import type { Answer, SentRequest } from '../support/exchange.js';
import { getDetails, listen } from '../support/heard-events.js';
import { press } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrder } from '../support/order.js';
import { mountOrder, placeOrder } from '../support/order-tags.js';
import {
  find,
  forgetPageData,
  get,
  getText,
  service,
  waitForText,
  type Attributes,
  type OrderElement,
} from '../support/page.js';
import { pause, until } from '../support/until.js';

const TAG = 'orders-detail';
const FLAGS = { flags: 'enableDeferredPayment' };
const CODE = 'https://pay.alipay.com/1';
const TAKEN: Answer = { status: 202, json: { jobId: 'job-1', status: 'PENDING', eta: 10 } };
const toDone = (response: object): Answer => ({
  status: 200,
  json: { jobId: 'job-1', status: 'COMPLETED', response },
});

/** An order on hold, whose job ends with this answer. */
function serve(end: Answer, order: object = {}): void {
  const wire = createWireOrder(undefined, {
    ...{ paymentHoldFlag: true, paymentApprovalId: 'apv-1', payment: [{ paymentType: 'alipay' }] },
    ...order,
  });
  service.answer(({ path }) => {
    if (path.startsWith('/payment/deferred_payments/')) return TAKEN;
    return path.startsWith('/payment/') ? end : { status: 200, json: wire };
  });
}

/** The changes of a paid order. */
const PAID = { paymentHoldFlag: false, paymentApprovalId: null };

/** Until the end of the test, the page's address marks a return from a payment. */
function comeBackFromPayment(): void {
  const url = new URL(location.href);
  url.searchParams.set('payment', 'success');
  history.replaceState({}, '', url);
}

const isPayment = ({ path }: SentRequest): boolean => path.startsWith('/payment/');
const listPaths = (): string[] => service.requests.filter(isPayment).map(({ method, path }) => `${method} ${path}`);
const REQUESTED_ONCE = ['POST /payment/deferred_payments/v1', 'GET /payment/deferred_payment_jobs/v1/job-1'];

/** Expects no message about a payment, neither in the first rendering nor later. */
async function expectNoPaymentMessage(attributes: Attributes): Promise<void> {
  const element = await mountOrder(TAG, attributes);
  await pause(100);
  expect(getText(element)).not.to.contain('Payment received');
  expect(find(element, '.order-main > [part=message]')).to.equal(null);
}

async function waitFor(element: OrderElement, selector: string): Promise<HTMLElement> {
  return until(() => find(element, selector), selector);
}

describe('an order on hold', () => {
  before(() => loadTag(TAG));

  it('shows the code of the service and its link', async () => {
    serve(toDone({ qrCodeURL: CODE }));
    const element = await mountOrder(TAG, FLAGS);
    const code = await waitFor(element, 'svg.qr');
    expect(code.getAttribute('aria-label')).to.equal('QR code to pay with Alipay');
    expect(get(element, '.pay-code a').getAttribute('href')).to.equal(CODE);
    expect(listPaths()).to.deep.equal(REQUESTED_ONCE);
  });

  it('sends one request for two tags that show it', async () => {
    serve(toDone({ qrCodeURL: CODE }));
    const tags = [placeOrder(TAG, FLAGS), placeOrder(TAG, FLAGS)];
    for (const element of tags) await waitFor(element, 'svg.qr');
    expect(listPaths()).to.deep.equal(REQUESTED_ONCE);
  });

  it('sends no request without the flag, and is still shown', async () => {
    serve(toDone({ qrCodeURL: CODE }));
    const element = await mountOrder(TAG);
    await pause(100);
    expect([listPaths(), find(element, '.order-main > [part=message]')]).to.deep.equal([[], null]);
  });

  it('sends no request without an approval or with an unknown payment', async () => {
    for (const order of [{ paymentApprovalId: null }, { payment: [{ paymentType: 'paypal' }] }]) {
      serve(toDone({ qrCodeURL: CODE }), order);
      const element = await mountOrder(TAG, FLAGS);
      await pause(50);
      expect([listPaths(), find(element, '.order-main > [part=message]')]).to.deep.equal([[], null]);
      element.remove();
      element.endSession();
    }
  });

  it('links to the legacy payment page, and no longer after the payment', async () => {
    const link = { ...{ paymentHoldFlag: false, paymentApprovalId: null }, payment: [{ paymentType: 'credit_card' }] };
    serve(toDone({ qrCodeURL: CODE }), { ...link, legacyPaymentUrl: 'https://pay.example/1' });
    const element = await mountOrder(TAG);
    const pay = await waitFor(element, '.order-main > [part=message] a');
    expect([pay.textContent, pay.getAttribute('href')]).to.deep.equal(['Pay now', 'https://pay.example/1']);
    element.remove();
    comeBackFromPayment();
    const back = await mountOrder(TAG);
    await waitForText(back, "We're checking your payment");
    expect(find(back, '.order-main a[href*="pay.example"]')).to.equal(null);
    expect(listPaths()).to.deep.equal([]);
  });

  it('is being checked, not paid, if only the address says so, without a request', async () => {
    serve(toDone({ qrCodeURL: CODE }));
    comeBackFromPayment();
    const element = await mountOrder(TAG, FLAGS);
    await waitForText(element, "We're checking your payment");
    expect(getText(element)).not.to.contain('Payment received');
    expect(listPaths()).to.deep.equal([]);
  });

  it('is shown as paid after a reload too, once the service knows of the payment', async () => {
    serve(toDone({ qrCodeURL: CODE }));
    const element = await mountOrder(TAG, FLAGS);
    await waitFor(element, 'svg.qr');
    element.remove();
    await pause(5);
    forgetPageData();
    serve(toDone({ qrCodeURL: CODE }), PAID);
    comeBackFromPayment();
    await waitForText(await mountOrder(TAG, FLAGS), 'Payment received');
  });

  it('is not shown as paid after its session has ended', async () => {
    serve(toDone({ qrCodeURL: CODE }));
    const element = await mountOrder(TAG, FLAGS);
    await waitFor(element, 'svg.qr');
    element.endSession();
    element.remove();
    serve(toDone({ qrCodeURL: CODE }), PAID);
    comeBackFromPayment();
    await expectNoPaymentMessage(FLAGS);
  });

  it('sends payments only to hosts of the retailer', async () => {
    const events = listen(document);
    const retailer = { paymentHosts: ['pay.example'] };
    serve(toDone({ qrCodeURL: CODE }));
    const element = await mountOrder(TAG, FLAGS, { adapter: { ...createMember(), retailer } });
    await waitForText(element, "We couldn't get your payment ready");
    expect(find(element, '.order-main a[href*="alipay"], .qr, form')).to.equal(null);
    expect((await waitForConsoleLines(1)).join()).to.contain('retailer.paymentHosts');
    const [error] = getDetails(events, 'orders-error');
    expect([error?.code, error?.severity]).to.deep.equal(['service-deferred-payment-failure', 'warning']);
  });

  it('is shown without the payment after a failure, with a retry', async () => {
    serve({ status: 200, json: { jobId: 'job-1', status: 'COMPLETED' } });
    const element = await mountOrder(TAG, FLAGS);
    await waitForText(element, "We couldn't get your payment ready");
    expect(getText(element)).to.contain('Training shirt');
    serve(
      toDone({ form: { action: 'https://open.alipay.com/a', method: 'POST', fields: [{ name: 'a', value: 'b' }] } }),
    );
    await press(element, 'Try again');
    const form = (await waitFor(element, 'form.pay-form')) as HTMLFormElement;
    expect([form.action, form.method]).to.deep.equal(['https://open.alipay.com/a', 'post']);
    expect([...new FormData(form)], 'what a script of the page can read').to.deep.equal([]);
    // Like a browser that sends it without leaving the page: Firefox would send the form for this event too.
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect([...new FormData(form)], 'what is sent').to.deep.equal([['a', 'b']]);
    expect([...new FormData(form)], 'what can be read afterwards').to.deep.equal([]);
  });

  it('is no longer polled after its tag was removed', async () => {
    serve({ status: 200, json: { jobId: 'job-1', status: 'IN_PROGRESS', eta: 10 } });
    const element = await mountOrder(TAG, FLAGS);
    await until(() => listPaths().length >= 2, 'the first question');
    element.remove();
    await pause(100);
    const requestCount = listPaths().length;
    await pause(1_500);
    expect(listPaths()).to.have.length(requestCount);
  });
});

describe('an order without a due payment', () => {
  before(() => loadTag(TAG));

  for (const [what, order] of [
    ['was paid at a provider', PAID],
    ['was paid by card', { ...PAID, payment: [{ paymentType: 'credit_card' }] }],
    ['was paid at a provider and names no approval', { paymentApprovalId: null }],
  ] as const) {
    it(`shows no payment message, whatever the address is: it ${what}`, async () => {
      serve(toDone({ qrCodeURL: CODE }), order);
      comeBackFromPayment();
      await expectNoPaymentMessage(FLAGS);
    });
  }

  it('shows no payment message for another order', async () => {
    serve(toDone({ qrCodeURL: CODE }), { orderNumber: 'US10000099' });
    const other = await mountOrder(TAG, { ...FLAGS, 'order-number': 'US10000099' });
    await waitFor(other, 'svg.qr');
    other.remove();
    serve(toDone({ qrCodeURL: CODE }), PAID);
    comeBackFromPayment();
    await expectNoPaymentMessage(FLAGS);
  });
});
