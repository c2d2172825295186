import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Transport } from '../../src/http/call-context.js';
import { AS_MEMBER, expectOrder, getOrderLink, ORDERS, type AreaTag } from './support/area.js';
import { confirmCancel, expectTitle } from './support/cancel.js';
import { expect, listCalls, lookUp, test, LOOKUP, type Watch } from './support/test.js';
import { isSentByPage } from './support/use-page-transport.js';

/** The demo's module with its own transport. */
const TRANSPORT = '/site/page-transport.js';

/** Gives the area the demo's transport, which marks what it sends; returns the names of the calls so far. */
async function installTransport(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async (address) => {
    const { request } = (await import(address)) as { readonly request: Transport };
    const sent: string[] = [];
    Object.assign(window, { sent });
    const send: Transport = (call) => {
      sent.push(call.call);
      return request(call);
    };
    const area = document.querySelector('orders-area') as AreaTag;
    area.adapter = { ...area.adapter, service: { request: send } };
  }, TRANSPORT);
  return () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
}

/** The requests that the page's transport did not send. */
function listUnmarked({ calls }: Watch): string[] {
  return calls.filter(({ headers }) => !isSentByPage(headers)).map(({ method, url }) => `${method} ${url}`);
}

test("a guest looks up and cancels an order over the page's own transport", async ({ page, watch }) => {
  await page.goto(`${LOOKUP}?as=guest&world=${randomUUID()}`);
  const listSent = await installTransport(page);
  await lookUp(page, 'US10000002');
  await expectOrder(page, 'US10000002');
  await confirmCancel(page);
  await expectTitle(page, 'Your order is canceled');
  expect(listUnmarked(watch)).toEqual([]);
  const sent = await listSent();
  expect(sent.filter((call) => call === 'get-order-summary').length).toBeGreaterThan(0);
  expect(sent.filter((call) => call === 'request-cancel')).toHaveLength(1);
  expect(sent).toContain('get-cancel-job');
});

test("a member's history is read again over a transport that the page sets later", async ({ page, watch }) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page).first()).toBeVisible();
  const before = listCalls(watch).length;
  const listSent = await installTransport(page);
  await page.evaluate(() => (document.querySelector('orders-area') as AreaTag).refresh());
  await expect.poll(listSent).toContain('list-order-history');
  await getOrderLink(page).first().click();
  await expect(page).not.toHaveURL(ORDERS);
  await expect.poll(listSent).toContain('get-order');
  expect(listUnmarked(watch)).toHaveLength(before);
});
