import type { Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';
import { readRequestedId } from '../faults/acts.js';

const tag = 'orders-detail';
const route = 'salesDetail';
const BOX = 'orders-detail .order-main > [part=message]';

interface PaymentScene {
  readonly orderNumber: string;
  readonly fault?: string;
  readonly query?: string;
  readonly shown: string;
}

const open =
  ({ orderNumber, shown, ...scene }: PaymentScene) =>
  async (page: Page, view?: View): Promise<void> => {
    const country = orderNumber.slice(0, 2).toLowerCase();
    await openArea(page, { path: `/sales/${orderNumber}/`, country, ...scene, ...view });
    await isShown(page, `${BOX} ${shown}`);
  };

const REQUEST = 'request-deferred-payment';

/** Every state of an order with a deferred payment. */
export const PAYMENT_SURFACES: readonly Surface[] = [
  { name: 'payment-code', tag, route, state: 'ready', open: open({ orderNumber: 'CN10000001', shown: '.qr' }) },
  { name: 'payment-form', tag, route, state: 'ready', open: open({ orderNumber: 'DE10000002', shown: 'form' }) },
  { name: 'payment-link', tag, route, state: 'ready', open: open({ orderNumber: 'US10000028', shown: 'a' }) },
  {
    name: 'payment-received',
    tag,
    route,
    state: 'notice',
    open: open({ orderNumber: 'CN10000002', query: '&payment=success', shown: '.message-title' }),
  },
  {
    name: 'payment-preparing',
    tag,
    route,
    state: 'loading',
    open: open({ orderNumber: 'CN10000001', fault: `${REQUEST}:timeout`, shown: '.pay-wait' }),
  },
  ...[
    ['failed', 'status-500', 'button'],
    ['throttled', 'status-429-huge', 'button'],
    ['refused', 'status-403', 'a'],
    ['signed-out', 'status-401', 'button'],
  ].map(([name = '', fault = '', shown = '']): Surface => ({
    name: `payment-${name}`,
    tag,
    route,
    state: 'notice',
    open: open({ orderNumber: 'CN10000001', fault: `${REQUEST}:${fault}`, shown }),
  })),
  {
    name: 'payment-chunk-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/pay-order-*.js', (call) => call.abort());
      await openArea(page, { path: '/sales/CN10000001/', country: 'cn', ...view });
      await isShown(page, 'orders-detail [role=alert]');
    },
  },
  {
    name: 'payment-blocked',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      const response = { form: { action: 'https://tx.ideal.nl/pay', method: 'GET', fields: [] } };
      await page.route(/\/payment\/deferred_payment_jobs\//, (call) =>
        call.fulfill({ json: { jobId: readRequestedId(call.request().url()), status: 'COMPLETED', response } }),
      );
      await open({ orderNumber: 'NL10000002', shown: 'form' })(page, view);
      // In a frame that may not submit forms nothing happens, so the failure shows only after a timeout.
      await page.locator(`${BOX} form`).evaluate((form) => {
        form.addEventListener('submit', (event) => event.preventDefault());
        form.querySelector('button')?.click();
      });
      await page.locator(`${BOX} [role=alert]`).waitFor({ timeout: 15_000 });
    },
  },
];
