import type { Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-return-wizard';
const route = 'returnWizard';
const ROWS = `${tag} .return-row`;
const COLORS = `${tag} .color-tile`;
const SIZES = `${tag} .size-tile`;
const OPTIONS = '**/exchange_options/v1';

/** The rows of the order, which has every case of an exchange. */
const SHOES = 0;
const SHIRTS = 1;
const INACTIVE = 2;
const NEVER = 3;

interface Scene {
  readonly fault?: string;
  readonly rows?: readonly number[];
}

/** Selects rows of the order with a reason, but without choosing between return and exchange. */
async function openRequested(page: Page, { fault, rows = [SHOES] }: Scene, view?: View): Promise<void> {
  await openArea(page, { path: '/sales/US10000012/return/', ...(fault !== undefined && { fault }), ...view });
  await isShown(page, ROWS);
  for (const index of rows) {
    const row = page.locator(ROWS).nth(index);
    await row.locator('input[type=checkbox]').check();
    await row.locator('.reasons input').first().check();
  }
}

/** Opens the first step of an exchange. */
export async function openExchange(page: Page, scene: Scene, view?: View): Promise<void> {
  await openRequested(page, scene, view);
  for (const box of await page.locator(`${tag} .operation input[value=exchange]`).all()) await box.check();
  await page.locator(`${tag} .wizard-side .is-primary`).click();
}

/**
 * Picks a color by its index: the purchased one, a cheaper one, or one that is sold out, not eligible or more
 * expensive.
 */
async function pickColor(page: Page, index: number): Promise<void> {
  await page.locator(COLORS).nth(index).locator('input').check();
}

const open =
  (scene: Scene, act: (page: Page) => Promise<void>): Surface['open'] =>
  async (page, view) => {
    await openExchange(page, scene, view);
    await isShown(page, COLORS);
    await act(page);
  };

/** Reloads the page with options that no longer contain the picked color. */
async function loseColor(page: Page): Promise<void> {
  await pickColor(page, 0);
  await page.locator(`${SIZES} input:enabled`).first().check();
  await page.route(OPTIONS, async (call) => {
    const response = await call.fetch();
    const { objects } = (await response.json()) as { readonly objects: readonly object[] };
    await call.fulfill({ response, json: { objects: objects.slice(1) } });
  });
  await page.reload();
  await isShown(page, `${tag} .exchange-note`);
}

async function refuse(page: Page, view: View | undefined, scene: Scene): Promise<void> {
  await openExchange(page, scene, view);
  await isShown(page, `${ROWS} [part=message]`);
}

/** The steps from the choice between return and exchange to the picked options. */
export const EXCHANGE_SURFACES: readonly Surface[] = [
  {
    name: 'exchange-asked',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openRequested(page, { rows: [SHOES, NEVER] }, view);
      const notes = page.locator(`${tag} .return-fields .is-text`);
      // A press replaces the button by the field.
      while ((await notes.count()) > 0) await notes.first().click();
    },
  },
  {
    name: 'exchange-units',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openRequested(page, { rows: [SHIRTS] }, view);
      await page.locator(`${tag} .operation input[value=exchange]`).check();
      await page.locator(`${tag} input[value=each]`).check();
      await isShown(page, `${tag} input[value=all]:not(:checked)`);
    },
  },
  { name: 'exchange-colors', tag, route, state: 'ready', open: open({}, async () => {}) },
  {
    name: 'exchange-sizes',
    tag,
    route,
    state: 'ready',
    open: open({}, async (page) => {
      await pickColor(page, 1);
      await page.locator(`${SIZES} input:enabled`).first().check();
    }),
  },
  { name: 'exchange-several', tag, route, state: 'ready', open: open({ rows: [SHOES, SHIRTS] }, async () => {}) },
  {
    name: 'exchange-same',
    tag,
    route,
    state: 'notice',
    open: open({}, async (page) => {
      await pickColor(page, 0);
      await page.locator(`${SIZES} input[value="${await findBoughtSku(page)}"]`).check();
      await isShown(page, `${tag} .exchange-note`);
    }),
  },
  { name: 'exchange-gone', tag, route, state: 'notice', open: open({}, loseColor) },
  {
    name: 'exchange-nothing',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await page.route(OPTIONS, async (call) => {
        const response = await call.fetch();
        const { objects } = (await response.json()) as { readonly objects: readonly object[] };
        await call.fulfill({ response, json: { objects: objects.slice(2, 4) } });
      });
      await refuse(page, view, {});
    },
  },
  {
    name: 'exchange-loading',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openExchange(page, { fault: 'list-exchange-options:timeout' }, view);
      await isShown(page, `${tag} .exchange-skeletons`);
    },
  },
  {
    name: 'exchange-inactive',
    tag,
    route,
    state: 'notice',
    open: (page, view) => refuse(page, view, { rows: [INACTIVE] }),
  },
  {
    name: 'exchange-failed',
    tag,
    route,
    state: 'error',
    open: (page, view) => refuse(page, view, { fault: 'list-exchange-options:status-403', rows: [SHOES, SHIRTS] }),
  },
  {
    name: 'exchange-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/exchange-step-*.js', (call) => call.abort());
      await openExchange(page, {}, view);
      await isShown(page, `${tag} [role=alert]`);
    },
  },
];

/** Returns the SKU of the purchased item. */
async function findBoughtSku(page: Page): Promise<string> {
  const answer = await page.evaluate(async () => {
    const found = await fetch('/history/v1/US10000012?filter=country(us)&filter=language(en)', {
      headers: { authorization: 'Bearer member-token' },
    });
    return (await found.json()) as { group: { orderItems: { skuid: string }[] }[] };
  });
  return answer.group[0]?.orderItems[0]?.skuid ?? '';
}
