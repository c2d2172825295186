import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeReturn, type MadeReturn } from './made-return.js';

export interface NewReturnView {
  /** Path below the number of the return. */
  readonly address?: 'return-detail-confirmation/' | 'return-confirmation/' | '';
  /** Further parameters of the page's query. */
  readonly query?: string;
  readonly locale?: string;
  /** How many seconds ago it was made. */
  readonly seconds?: number;
}

const AN_HOUR = 60 * 60;

/** Opens a return that was made the given number of seconds ago, in its own sandbox. Returns its number. */
export async function openNewReturn(
  page: Page,
  made: Omit<MadeReturn, 'world'>,
  { address = '', query = '', locale = 'en', seconds = AN_HOUR }: NewReturnView = {},
): Promise<string> {
  const world = randomUUID();
  const number = await makeReturn(page, { ...made, world });
  const orderDate = new Date(Date.now() - seconds * 1_000).toISOString();
  await page.route(`**/history/v1/${number}?*`, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as { transaction: object };
    await route.fulfill({ response, json: { ...order, transaction: { ...order.transaction, orderDate } } });
  });
  const country = made.orderNumber.slice(0, 2).toLowerCase();
  await page.goto(`/${country}/${locale}/orders/returns/${number}/${address}?as=member&world=${world}${query}`);
  return number;
}
