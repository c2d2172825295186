import type { Locator, Page } from '@playwright/test';
import { getHeading, ORDERS, type AreaTag } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js';
import { setVisibility } from './support/set-visibility.js';

const WITH_ALERTS = `${ORDERS}?as=member&alerts=1`;
const DETAIL = `${ORDERS}sales/US10000001/?as=member&alerts=1`;
/** The alerts that the demo shop shows to everyone except its own staff. */
const TEXTS = [
  'Holiday returns: send back what you buy until December 24 by January 31.',
  'Parcels may take a day or two longer this week.',
  'Follow your parcels in our app.',
];

const getBanner = (page: Page): Locator => page.getByRole('region', { name: 'Announcements' });
const getButton = (page: Page, name: string): Locator => getBanner(page).getByRole('button', { name });

/** The text of the alert in front; the other alerts are in the page but transparent. */
function listSeen(page: Page): Promise<string[]> {
  return getBanner(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.filter((item) => getComputedStyle(item).opacity === '1').map(({ textContent }) => textContent),
    );
}

async function expectSeen(page: Page, index: number): Promise<void> {
  await expect.poll(() => listSeen(page)).toEqual([TEXTS[index]]);
}

/** Opens a page and stops its clock once the alerts are visible. */
async function openStill(page: Page, address = WITH_ALERTS): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expect(getBanner(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Expects the same alert to stay in front for longer than two turns. */
async function expectStill(page: Page, index: number): Promise<void> {
  await page.clock.runFor(10_500);
  await expectSeen(page, index);
}

/** Expects the next alert to come to the front after one full turn. */
async function expectTurn(page: Page, index: number): Promise<void> {
  await page.clock.runFor(5_500);
  await expectSeen(page, index);
}

test('alerts rotate every five seconds, above the order history and above an order', async ({ page }) => {
  for (const address of [WITH_ALERTS, DETAIL]) {
    await openStill(page, address);
    await expect(getBanner(page).getByRole('listitem')).toHaveText(TEXTS);
    await expectSeen(page, 0);
    for (const index of [1, 2, 0]) await expectTurn(page, index);
    await page.clock.resume();
    await expectAccessible(page);
  }
});

test('a member of account type swoosh sees only the alert for staff, without controls', async ({ page }) => {
  await page.goto(`${ORDERS}?as=swoosh&alerts=1`);
  await expect(getBanner(page).getByRole('listitem')).toHaveText(['The employee store is open late on Friday.']);
  await expect(getBanner(page).getByRole('link')).toHaveAttribute('href', 'https://shop.example/swoosh');
  await expect(getBanner(page).getByRole('button')).toHaveCount(0);
});

test('Pause holds the current alert even when pointer and focus are elsewhere, and Resume continues', async ({
  page,
}) => {
  await openStill(page);
  await getButton(page, 'Pause announcements').click();
  await page.mouse.move(0, 0);
  await getHeading(page).focus();
  await expectStill(page, 0);
  await getButton(page, 'Resume announcements').click();
  await expect(getButton(page, 'Pause announcements')).toBeFocused();
  // Pointer and focus are still on the button.
  await expectTurn(page, 1);
});

test('the alerts wait while the pointer is over them and continue when it leaves', async ({ page }) => {
  await openStill(page);
  await getBanner(page).hover();
  await expectStill(page, 0);
  await page.mouse.move(0, 0);
  await expectTurn(page, 1);
});

test('keyboard focus holds the alerts and brings the focused alert to the front', async ({ page }) => {
  await openStill(page);
  await getBanner(page).getByRole('link').first().focus();
  await expectStill(page, 0);
  await page.keyboard.press('Tab');
  await expect(getBanner(page).getByRole('link', { name: TEXTS[2] ?? '' })).toBeFocused();
  await expectSeen(page, 2);
  for (const name of ['Previous announcement', 'Pause announcements', 'Next announcement']) {
    await page.keyboard.press('Tab');
    await expect(getButton(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectSeen(page, 0);
  await page.keyboard.press('Tab');
  await expectTurn(page, 1);
});

test('Previous and Next wrap around the ends of the list', async ({ page }) => {
  await openStill(page);
  await getButton(page, 'Previous announcement').click();
  await expectSeen(page, 2);
  await getButton(page, 'Next announcement').click();
  await expectSeen(page, 0);
  await getButton(page, 'Next announcement').click();
  await expectSeen(page, 1);
});

test('the rotation of the alerts is not announced to screen readers', async ({ page }) => {
  await openStill(page);
  await page.evaluate(() => {
    const lines: string[] = ((window as unknown as { lines: string[] }).lines = []);
    const hear = (records: MutationRecord[]): void => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[aria-live], [role=status], [role=alert]')) lines.push(element.textContent);
      }
    };
    const screen = document.querySelector('orders-area')?.shadowRoot?.querySelector('orders-history')?.shadowRoot;
    for (const root of [document, screen]) {
      if (root) new MutationObserver(hear).observe(root, { subtree: true, childList: true, characterData: true });
    }
  });
  await expectTurn(page, 1);
  await expectTurn(page, 2);
  expect(await page.evaluate(() => (window as unknown as { lines: string[] }).lines)).toEqual([]);
});

test('a hidden page does not rotate its alerts, and a page shown again gives the alert its full time', async ({
  page,
}) => {
  await openStill(page);
  await setVisibility(page, 'hidden');
  await expectStill(page, 0);
  await setVisibility(page, 'visible');
  await page.clock.runFor(4_500);
  await expectSeen(page, 0);
  await page.clock.runFor(1_000);
  await expectSeen(page, 1);
});

test('with reduced motion the alerts do not rotate by themselves and there is no Pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await expectStill(page, 0);
  await expect(getBanner(page).getByRole('button')).toHaveCount(2);
  await getButton(page, 'Next announcement').click();
  await page.mouse.move(0, 0);
  await getHeading(page).focus();
  await expectStill(page, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(getButton(page, 'Pause announcements')).toBeVisible();
  await expectTurn(page, 2);
});

for (const [width, as] of [
  [1280, 'member'],
  [320, 'member'],
  [320, 'swoosh'],
] as const) {
  test(`at ${width} pixels, the alerts of a ${as} appear without moving the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/alerts-banner/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${ORDERS}?as=${as}&alerts=1`);
    await expect(getHeading(page)).toBeVisible();
    // The placeholder must stay empty, so there is no event to wait for.
    await page.waitForTimeout(300);
    const before = await getHeading(page).boundingBox();
    await expect(getBanner(page)).toHaveCount(0);
    release();
    await expect(getBanner(page)).toBeVisible();
    expect(await getHeading(page).boundingBox()).toEqual(before);
    await expectNoSidewaysScroll(page);
  });
}

test('the alerts code is fetched only when there are alerts for the shopper', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('alerts-banner')) fetched.push(request.url());
  });
  await page.goto(`${ORDERS}?as=member`);
  await expect(page.locator('orders-history article').first()).toBeVisible();
  const setAlerts = (alerts: unknown): Promise<void> =>
    page.evaluate((given) => {
      const area = document.querySelector('orders-area') as AreaTag;
      area.adapter = { ...area.adapter, alerts: given };
    }, alerts);
  await setAlerts([{ id: 'few', text: 'For few', audience: 'swoosh' }]);
  // The request must not happen, so there is no event to wait for.
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
  await setAlerts([{ id: 'all', text: 'For all' }]);
  await expect(getBanner(page)).toHaveText('For all');
  expect(fetched).toHaveLength(1);
});

test('invalid alerts are left out, reported in the console once, and leave no empty box', async ({ page, watch }) => {
  await page.goto(`${ORDERS}?as=member`);
  await expect(page.locator('orders-history article').first()).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => {
      const area = document.querySelector('orders-area') as AreaTag;
      const broken = {
        get text(): string {
          throw new Error('planted');
        },
      };
      area.adapter = { ...area.adapter, alerts: [{ id: 'empty' }, broken] };
    });
    await expect.poll(() => watch.consoleLines.filter((line) => line.includes('adapter.alerts')).length).toBe(2);
  }
  await expect(page.locator('orders-history .alerts-placeholder')).toHaveCount(0);
  await expect(page.locator('orders-history article')).toHaveCount(10);
});
