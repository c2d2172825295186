import type { Page } from '@playwright/test';
import type { WireStore, WireStorePage } from '../../contract/wire-store.js';
import { ORDERS } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, holdBack, test } from './support/test.js';

const PICKUP = `${ORDERS}sales/US10000006/?as=member`;
const STORES = '**/store/store_locations/v1?*';
/** Saturday, November 21, 2026, noon in California. */
const NOON = new Date('2026-11-21T20:00:00Z');

const getCard = (page: Page) => page.locator('orders-detail :is(.pickup, .side-card):has(address)').first();
const getState = (page: Page) => getCard(page).locator('.store-state');

/** Serves the store with fixed hours, independent of the real clock. */
async function serveStore(page: Page, changes: Partial<WireStore> = {}): Promise<void> {
  const openings = [{ startTime: '10:00', duration: 'PT11H' }];
  const week = { monday: openings, tuesday: openings, wednesday: openings, thursday: openings, friday: openings };
  await page.route(STORES, async (route) => {
    const response = await route.fetch();
    const { objects, pages } = (await response.json()) as WireStorePage;
    const hoursOfOperation = {
      regularHours: { ...week, saturday: openings, sunday: [{ startTime: '00:00', duration: 'PT0S' }] },
      specialHours: [{ date: '2026-11-26', startTime: '12:00', duration: 'PT4H' }],
    };
    const fixed = objects.map(({ isOpen: _isOpen, ...store }) => ({
      ...store,
      operationalDetails: { hoursOfOperation },
      ...changes,
    }));
    await route.fulfill({ response, json: { objects: fixed, pages } });
  });
}

async function open(page: Page, at: Date, address = PICKUP): Promise<void> {
  await page.clock.install({ time: at });
  await page.goto(address);
  await expect(getCard(page).locator('.store-hours')).toBeVisible();
}

async function readWeek(page: Page): Promise<string[]> {
  await getCard(page).getByText('Opening hours').click();
  const rows = getCard(page).locator('dl > div');
  return (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

test('US10000006 shows its pickup store with address, hours, directions and phone number', async ({ page, watch }) => {
  await serveStore(page);
  await open(page, NOON);
  const card = getCard(page);
  await expect(card.getByRole('heading')).toHaveText('Pick up in store');
  await expect(card.locator('address')).toContainText('400 Market Square');
  await expect(getState(page)).toHaveText('Open until 9 PM');
  await expect(card).toContainText('Today: 10 AM – 9 PM');
  expect(await readWeek(page)).toEqual([
    'Today 10 AM – 9 PM',
    'Sunday Closed',
    'Monday 10 AM – 9 PM',
    'Tuesday 10 AM – 9 PM',
    'Wednesday 10 AM – 9 PM',
    'Thursday 12 PM – 4 PM Nov 26, special hours',
    'Friday 10 AM – 9 PM',
  ]);
  const links = await card.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=38.5816%2C-121.4944',
    expect.stringMatching(/\/us\/en\/retail\/s\/harbor-street$/),
    'tel:+19165550101',
  ]);
  const requestedUrls = watch.calls
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith('/store/'));
  expect(requestedUrls.map(({ search }) => search)).toEqual(['?filter=country(us)&search=95814&count=3']);
  await expectAccessible(page);
});

test.describe('the pickup store for a shopper in another time zone', () => {
  for (const timezoneId of ['Asia/Tokyo', 'Europe/London', 'Pacific/Kiritimati']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test("shows its hours in the store's time zone", async ({ page }) => {
        await serveStore(page);
        await open(page, NOON);
        await expect(getState(page)).toHaveText('Open until 9 PM');
        expect((await readWeek(page))[0]).toBe('Today 10 AM – 9 PM');
      });
    });
  }
});

test('a store uses the time zone it names rather than that of its address', async ({ page }) => {
  await serveStore(page, { timezone: 'America/New_York' });
  await open(page, new Date('2026-11-22T01:30:00Z'));
  await expect(getState(page)).toHaveText('Open until 9 PM');
  await page.clock.runFor('31:00');
  await expect(getState(page)).toHaveText('Closed now');
  await expect(getCard(page)).toContainText('Opens Monday at 10 AM');
});

for (const [at, state, line] of [
  ['2026-11-21T16:00:00Z', 'Opens at 10 AM', 'Today: 10 AM – 9 PM'],
  ['2026-11-22T20:00:00Z', 'Closed today', 'Opens tomorrow at 10 AM'],
  ['2026-11-24T06:00:00Z', 'Closed now', 'Opens tomorrow at 10 AM'],
  ['2026-11-26T21:00:00Z', 'Open until 4 PM', 'Today: 12 PM – 4 PM'],
] as const) {
  test(`at ${at} the store shows: ${state}`, async ({ page }) => {
    await serveStore(page);
    await open(page, new Date(at));
    await expect(getState(page)).toHaveText(state);
    await expect(getCard(page)).toContainText(line);
  });
}

test("times follow the country's format: 24 hours in Germany", async ({ page }) => {
  await serveStore(page);
  await open(page, NOON, '/de/en/orders/sales/US10000006/?as=member');
  await expect(getState(page)).toHaveText('Open until 21:00');
});

test('a store that the service does not list shows only its address and directions', async ({ page }) => {
  await page.route(STORES, (route) => route.fulfill({ json: { objects: [], pages: { next: '' } } }));
  await page.goto(PICKUP);
  const link = getCard(page).getByRole('link');
  await expect(link).toHaveText('Get directions');
  const destination = new URL((await link.getAttribute('href')) ?? '').searchParams.get('destination');
  expect(destination).toBe('400 Market Square, Sacramento, CA 95814, US');
  await expect(getCard(page).locator('.store-hours, .store-slot')).toHaveCount(0);
  await expectAccessible(page);
});

test("the service's open state for today is used until the hours change", async ({ page }) => {
  await serveStore(page, { isOpen: false });
  await open(page, NOON);
  await expect(getState(page)).toHaveText('Closed now');
});

test('a store with an unknown time zone shows its hours without an open state', async ({ page }) => {
  await serveStore(page, { timezone: 'Mars/Olympus' });
  await page.goto(PICKUP);
  await expect(getState(page)).toHaveCount(0);
  expect((await readWeek(page))[0]).toBe('Monday 10 AM – 9 PM');
});

for (const width of [1280, 320]) {
  test(`the hours fill the space that was reserved for them at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdBack(page, STORES);
    await page.goto(PICKUP);
    await expect(getCard(page).locator('.store-skeleton')).toBeVisible();
    const before = await getCard(page).boundingBox();
    letGo();
    await expect(getCard(page).locator('.store-hours')).toBeVisible();
    expect(await getCard(page).boundingBox()).toEqual(before);
    await expectNoSidewaysScroll(page);
  });
}

test('a known store is not requested again for the next order', async ({ page, watch }) => {
  await page.goto(PICKUP);
  await expect(getState(page)).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, '', '/us/en/orders/sales/US10000007/');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.locator('orders-detail .order-head')).toContainText('US10000007');
  await expect(getState(page)).toBeVisible();
  expect(watch.calls.filter(({ url }) => url.includes('/store/store_locations/'))).toHaveLength(1);
});
