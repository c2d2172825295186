import { expect, type Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'salesDetail';
const BUTTON = 'orders-detail .order-actions div > button';
const DIALOG = 'orders-detail dialog';
const PRIMARY = `${DIALOG} .is-primary`;

interface Scene {
  readonly orderNumber?: string;
  readonly fault?: string;
  /** How many lines are chosen, from the first on. */
  readonly lines?: number;
}

/** Opens the dialog and chooses items. */
async function choose(page: Page, { orderNumber = 'US10000031', fault, lines = 2 }: Scene, view?: View): Promise<void> {
  await openArea(page, { path: `/sales/${orderNumber}/`, ...(fault !== undefined && { fault }), ...view });
  await isShown(page, 'orders-detail aside .side-card');
  await chooseAgain(page, lines);
}

async function chooseAgain(page: Page, lines: number): Promise<void> {
  await page.locator(BUTTON).click();
  await page.locator(`${DIALOG} input[value=items]`).check();
  for (let index = 0; index < lines; index += 1)
    await page.locator(`${DIALOG} input[type=checkbox]`).nth(index).check();
}

/** Confirms the dialog, and waits for the end. */
async function confirm(page: Page): Promise<void> {
  await page.locator(PRIMARY).click();
  await expect(page.locator(`${DIALOG} h3`)).toBeFocused();
  await expect(page.locator(`${DIALOG} button[aria-busy]`)).toHaveCount(0, { timeout: 15_000 });
}

const dialog = (name: string, open: Surface['open']): Surface => ({ name, tag, route, state: 'dialog', open });

/** The dialogs in which the cancellation of some items can end. */
const ENDS: readonly (Scene & { readonly name: string })[] = [
  { name: 'cancel-items-complete' },
  { name: 'cancel-items-pending', orderNumber: 'US10000032' },
  { name: 'cancel-items-failed', fault: 'request-cancel:status-429' },
  { name: 'cancel-items-uncertain', fault: 'request-cancel:reset' },
];

export const PARTIAL_CANCEL_SURFACES: readonly Surface[] = [
  dialog('cancel-items-whole', async (page, view) => {
    await choose(page, { lines: 0 }, view);
    await page.locator(`${DIALOG} input[value=order]`).check();
  }),
  dialog('cancel-items-none', (page, view) => choose(page, { lines: 0 }, view)),
  dialog('cancel-items-chosen', (page, view) => choose(page, {}, view)),
  dialog('cancel-items-sending', async (page, view) => {
    await choose(page, { fault: 'request-cancel:timeout' }, view);
    await page.locator(PRIMARY).click();
    await expect(page.locator(`${DIALOG} [role=status]`)).not.toBeEmpty();
  }),
  ...ENDS.map(({ name, ...scene }) =>
    dialog(name, async (page, view) => {
      await choose(page, scene, view);
      await confirm(page);
    }),
  ),
  dialog('cancel-items-partly', async (page, view) => {
    await choose(page, { lines: 1 }, view);
    await page.locator(`${DIALOG} select`).selectOption('1');
    await confirm(page);
    await page.locator(PRIMARY).click();
    await chooseAgain(page, 2);
    await confirm(page);
  }),
  dialog('cancel-items-changed', async (page, view) => {
    await choose(page, {}, view);
    await page.route('**/history/v1/US10000031?*', async (call) => {
      const response = await call.fetch();
      const order = (await response.json()) as { group: { orderItems: object[] }[] };
      const group = order.group.map((part) => ({
        ...part,
        orderItems: part.orderItems.map((item) => ({ ...item, cancellableQuantity: 1 })),
      }));
      await call.fulfill({ response, json: { ...order, group } });
    });
    await confirm(page);
  }),
  {
    name: 'cancelled-items',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await choose(page, { orderNumber: 'US10000032' }, view);
      await confirm(page);
      await page.locator(PRIMARY).click();
      await isShown(page, 'orders-detail .order-head [part=message]');
    },
  },
];
