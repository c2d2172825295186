import type { Page } from '@playwright/test';
import { IS_FULL } from '../../support/test-run.js';
import { stripMarks } from '../../surfaces/driver.js';
import { createPointerDriver } from '../../surfaces/pointer-driver.js';
import { AS_MEMBER, openAlone, openArea } from '../../surfaces/surface.js';
import { addHostSheets } from '../hostile-host/stage.js';
import { getOrderLink } from '../support/area.js';
import { getCancelButton, getDialog, openCancellable } from '../support/cancel.js';
import { expect, test } from '../support/test.js';
import { openSurface } from './announcement.js';
import { ANNOUNCEMENTS } from './announcements.js';
import { installPageKit } from './page-kit.js';
import { settle } from './settle.js';
import { addStickyBars, BAR_HEIGHT } from './sticky-bars.js';
import { watchFocusedTexts } from './watch-focused-texts.js';
import { watchLiveRegions } from './watch-live-regions.js';

/** Polls of a job, and number of jobs in turn: a job that stays pending is abandoned after five minutes. */
const POLLS = IS_FULL ? 100 : 60;
/** Each in a page of its own: after half an hour by the page's clock, an order cannot be cancelled any more. */
const JOBS = IS_FULL ? 6 : 1;
const MOST_ANNOUNCEMENTS = 4;
/** Polls quickly, because the page's clock counts and not the test's. */
const QUICKLY = { intervals: [5] };
/** The steps by which the page's clock advances until the message is announced: notices of slowness appear after three seconds. */
const HURRY_MS = 1_000;

test.beforeEach(({ page }) => installPageKit(page));

for (const [index, { says, act, isSlow = false }] of ANNOUNCEMENTS.entries()) {
  test(`announced once: ${String(says)}, message ${index + 1}`, async ({ page }) => {
    const announced = await watchLiveRegions(page);
    const count = (): number => announced.filter((text) => says.test(stripMarks(text))).length;
    if (isSlow) await page.clock.install();
    await act(page);
    const lookAgain = async (): Promise<number> => {
      if (isSlow && count() === 0) await page.clock.fastForward(HURRY_MS);
      return count();
    };
    await expect.poll(lookAgain, { message: 'how often it was said' }).toBe(1);
    await settle(page);
    expect(announced.filter((text) => says.test(stripMarks(text)))).toHaveLength(1);
  });
}

const ORDER = 'US10000001';
const STEPS = { items: 'What do you want to return?', methods: 'Select return option' };

/** A change of the screen, or of a step within it, and the heading that receives the focus. */
interface ScreenChange {
  readonly what: string;
  readonly heading: RegExp;
  /** The titles that a dialog has on the way. */
  readonly before?: readonly RegExp[];
  /** Goes to the screen before. The first screen of a page is not announced. */
  readonly arrive: (page: Page) => Promise<unknown>;
  readonly change: (page: Page) => Promise<unknown>;
}

const SCREEN_CHANGES: readonly ScreenChange[] = [
  {
    what: 'an order opens for the first time',
    heading: /^Order placed \w+ \d+$/,
    async arrive(page) {
      await openArea(page, { path: '/' });
      await expect(getOrderLink(page)).toHaveCount(10);
    },
    change: (page) => getOrderLink(page).first().click(),
  },
  { what: 'a link leads to all orders', heading: /^Orders$/, arrive: openOrder, change: goToAllOrders },
  {
    what: 'Back leads to an order',
    heading: /^Arriving \w+, \w+ \d+$/,
    async arrive(page) {
      await openOrder(page);
      await goToAllOrders(page);
    },
    change: (page) => page.goBack(),
  },
  {
    what: 'the return wizard opens for the first time',
    heading: toWhole(STEPS.items),
    arrive: openOrder,
    change: (page) => createPointerDriver(page).press('Start return'),
  },
  { what: 'Continue leads to the next step', heading: toWhole(STEPS.methods), arrive: chooseItem, change: goOn },
  {
    what: 'Back leads to the step before',
    heading: toWhole(STEPS.items),
    async arrive(page) {
      await chooseItem(page);
      await goOn(page);
      await expect(page.getByRole('heading', { name: STEPS.methods })).toBeFocused();
    },
    change: (page) => page.goBack(),
  },
  {
    what: 'Forward leads to the next step',
    heading: toWhole(STEPS.methods),
    async arrive(page) {
      await chooseItem(page);
      await goOn(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: STEPS.items })).toBeFocused();
    },
    change: (page) => page.goForward(),
  },
  {
    what: 'the instructions of a return open for the first time',
    heading: /^Drop off with UPS$/,
    arrive: (page) => openSurface('wizard-done')(page),
    change: (page) => createPointerDriver(page).press('View your return'),
  },
  {
    what: 'a dialog shows the result of a cancellation',
    heading: /^Your order is canceled$/,
    before: [/^Canceling your order$/],
    async arrive(page) {
      await openCancellable(page, { orderNumber: 'US10000002' });
      await getCancelButton(page).click();
      await expect(getDialog(page)).toBeVisible();
    },
    change: (page) => getDialog(page).getByRole('button', { name: 'Cancel order' }).click(),
  },
  {
    what: 'a bank refund on its own leads to its form',
    heading: /^Where should your refund go\?$/,
    async arrive(page) {
      const attributes = { 'order-number': 'US10000018', step: 'landing' };
      await openAlone(page, { tag: 'orders-bank-refund', attributes, adapter: AS_MEMBER });
      await expect(page.getByRole('button', { name: 'Enter bank details' })).toBeVisible();
    },
    change: (page) => page.getByRole('button', { name: 'Enter bank details' }).click(),
  },
];

/** The name of the area's box, which has the focus until the heading of the screen has its text; spoken first, and at most once. */
const AREA = 'Orders';

for (const { what, heading, before = [], arrive, change } of SCREEN_CHANGES) {
  test(`spoken once, as the heading that receives the focus: ${what}`, async ({ page }) => {
    const announced = await watchLiveRegions(page);
    const read = await watchFocusedTexts(page);
    const listSpoken = (): string[] => {
      const spoken = [...read, ...announced].map(stripMarks);
      return spoken.length > 1 && spoken[0] === AREA ? spoken.slice(1) : spoken;
    };
    await arrive(page);
    await settle(page);
    announced.length = 0;
    read.length = 0;
    await change(page);
    const expected = [...before, heading].map((pattern) => expect.stringMatching(pattern) as unknown);
    await expect.poll(listSpoken).toEqual(expected);
    await settle(page);
    expect(listSpoken()).toEqual(expected);
    expect(read.map(stripMarks)).toContainEqual(expect.stringMatching(heading));
    await expect(page.locator(':is([data-heading], .dialog-title):focus')).toHaveText(heading);
  });
}

async function openOrder(page: Page): Promise<void> {
  await openArea(page, { path: `/sales/${ORDER}/` });
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

async function goToAllOrders(page: Page): Promise<void> {
  await createPointerDriver(page).press('Orders');
  await expect(getOrderLink(page)).toHaveCount(10);
}

async function chooseItem(page: Page): Promise<void> {
  await openSurface('wizard-chosen')(page);
}

async function goOn(page: Page): Promise<void> {
  await createPointerDriver(page).press('Continue (1)');
}

function toWhole(text: string): RegExp {
  return new RegExp(`^${text.replace('?', String.raw`\?`)}$`);
}

/** Back and Forward restore the scroll position instead. */
const OPENINGS = SCREEN_CHANGES.filter(({ what }) => /opens? for the first time$|^a link/.test(what));
const LOW = { width: 1280, height: 480 };

for (const { what, arrive, change } of OPENINGS) {
  test(`below a fixed bar of the page, the heading is in view: ${what}`, async ({ page }) => {
    await page.setViewportSize(LOW);
    await arrive(page);
    await addStickyBars(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await change(page);
    await expect(page.locator('[data-heading]:focus')).toBeVisible();
    await settle(page);
    const { top, bottom } = await page
      .locator('[data-heading]:focus')
      .evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThanOrEqual(BAR_HEIGHT);
    expect(bottom).toBeLessThan(LOW.height - BAR_HEIGHT);
  });
}

for (let job = 1; job <= JOBS; job += 1) {
  test(`${POLLS} polls of a cancellation announce at most ${MOST_ANNOUNCEMENTS} messages, time ${job}`, async ({
    page,
  }) => {
    test.setTimeout(POLLS * 1_000 + 60_000);
    const announced = await watchLiveRegions(page);
    let polls = 0;
    await page.clock.install();
    // A wait that the service requests does not count as a poll of the job.
    await page.route('**/ordermods/v1/jobs/**', (route) => {
      polls += 1;
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        contentType: 'application/json',
        body: '{}',
      });
    });
    const expectPending = () =>
      expect(getDialog(page).getByRole('heading', { name: 'Canceling your order' })).toBeVisible();
    await openArea(page, { path: '/sales/US10000029/' });
    await getCancelButton(page).click();
    await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
    await expectPending();
    while (polls < POLLS) {
      const previousPolls = polls;
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return polls;
        }, QUICKLY)
        .toBeGreaterThan(previousPolls);
    }
    await expectPending();
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.length).toBeLessThanOrEqual(MOST_ANNOUNCEMENTS);
  });
}

test('announcements stay in the page and invisible under a sheet that unsets every style and hides empty elements', async ({
  page,
}) => {
  await page.addInitScript(addHostSheets, ['*{all:unset!important} div:empty{display:none!important}']);
  await openArea(page, { path: '/' });
  const region = page.locator('[data-orders-announcer]');
  await expect(region).toHaveCount(1);
  const { empty, full, regions } = await page.evaluate(() => {
    const read = (element: Element) => {
      const { display, position, clipPath } = getComputedStyle(element);
      return [display, position, clipPath];
    };
    const plain = document.body.appendChild(document.createElement('div'));
    const emptyStyle = read(plain);
    plain.textContent = 'In sight';
    const announcer = document.querySelector('[data-orders-announcer]');
    announcer?.replaceChildren();
    return { empty: emptyStyle, full: read(plain), regions: announcer && read(announcer) };
  });
  expect([empty[0], full[0]], 'the sheet does what it says').toEqual(['none', 'inline']);
  expect(regions).toEqual(['block', 'fixed', 'inset(50%)']);
});
