import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { ORDERS } from './area.js';
import { countRequests } from './journal.js';
import { lookUp } from './test.js';

export type Shopper = 'member' | 'guest';

export interface CancelScene {
  readonly orderNumber: string;
  readonly shopper?: Shopper;
  /** `CALL:FAULT`, in the syntax of the host pages. */
  readonly fault?: string;
  /** Further parameters of the page's query. */
  readonly query?: string;
  /** Name of another page's sandbox, to share its orders. */
  readonly world?: string;
}

/** Opens an order that can be cancelled, in its own sandbox. Returns the name of the sandbox. */
export async function openCancellable(page: Page, scene: CancelScene): Promise<string> {
  const { orderNumber, shopper = 'member', fault = '', query = '', world = randomUUID() } = scene;
  const settings = `world=${world}&as=${shopper}${fault === '' ? '' : `&fault=${fault}`}${query}`;
  await page.goto(`${ORDERS}${shopper === 'member' ? `sales/${orderNumber}/` : 'details/'}?${settings}`);
  if (shopper === 'guest') await lookUp(page, orderNumber);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  return world;
}

/** The button under the order's headline. */
export function getCancelButton(page: Page): Locator {
  return page.locator('orders-area .order-actions').getByRole('button');
}

export function getDialog(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Presses the button and confirms the dialog. */
export async function confirmCancel(page: Page): Promise<void> {
  await getCancelButton(page).click();
  await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
}

/** Expects the dialog to have this title and the focus. */
export async function expectTitle(page: Page, title: string, timeout = 15_000): Promise<void> {
  const heading = getDialog(page).getByRole('heading', { name: title });
  await expect(heading).toBeVisible({ timeout });
  await expect(heading).toBeFocused();
}

/** The number of cancel requests that the service received. */
export function countCancels(page: Page, world: string): Promise<number> {
  return countRequests(page, world, 'request-cancel');
}

/** Collects events of the page by name, as `NAME DETAIL`. Call it before the page is opened. */
export async function noteEvents(page: Page, ...names: readonly string[]): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('noteEvent', (line: string) => heard.push(line));
  await page.addInitScript((options) => {
    const note = (window as unknown as { noteEvent(line: string): void }).noteEvent;
    for (const name of options) {
      addEventListener(name, (event) => note(`${name} ${JSON.stringify((event as CustomEvent).detail)}`));
    }
  }, names);
  return heard;
}
