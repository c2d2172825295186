import type { Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'returnDetail';
const READY = 'orders-detail .order-side';

const openReturn =
  (orderNumber: string, shown = READY) =>
  async (page: Page, view?: View): Promise<void> => {
    await openArea(page, { path: `/returns/${orderNumber}/`, ...view });
    await isShown(page, shown);
  };

/** Changes the service's answer for a return. */
async function changeReturn(page: Page, change: (order: ReturnBody) => object): Promise<void> {
  await page.route('**/history/v1/RT10000010?*', async (call) => {
    const response = await call.fetch();
    const order = (await response.json()) as ReturnBody;
    await call.fulfill({ response, json: { ...order, ...change(order) } });
  });
}

interface ReturnBody {
  readonly group: readonly { readonly orderItems: readonly object[] }[];
}

/** Returns at different stages of their refund. */
export const RETURN_SURFACES: readonly Surface[] = [
  { name: 'detail-return', tag, route, state: 'ready', open: openReturn('RT10000010') },
  { name: 'detail-return-refunded', tag, route, state: 'ready', open: openReturn('RT10000011') },
  {
    name: 'detail-return-denied',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await changeReturn(page, ({ group }) => ({
        group: group.map((part) => ({
          ...part,
          orderItems: part.orderItems.map((item) => ({ ...item, lineItemStatus: { status: 'return denied' } })),
        })),
      }));
      await openReturn('RT10000010')(page, view);
    },
  },
  {
    name: 'detail-return-store',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await changeReturn(page, () => ({
        returnToStore: true,
        returnMethod: null,
        payment: [{ paymentType: 'paypal' }],
      }));
      await openReturn('RT10000010')(page, view);
    },
  },
  {
    name: 'detail-return-guest',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      const query = '&email=guest%40example.com&standalone=true';
      await openArea(page, { path: '/details/RT10000010/', as: 'guest', query, ...view });
      await isShown(page, READY);
    },
  },
  {
    name: 'detail-return-missing-part',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/cdn/return-content-*.js', (call) => call.abort());
      await openReturn('RT10000010', 'orders-detail [role=alert]')(page, view);
    },
  },
];
