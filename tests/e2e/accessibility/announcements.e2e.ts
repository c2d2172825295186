import { stripMarks } from '../../surfaces/driver.js';
import { openArea } from '../../surfaces/surface.js';
import { addHostSheets } from '../hostile-host/stage.js';
import { getCancelButton, getDialog } from '../support/cancel.js';
import { expect, test } from '../support/test.js';
import { ANNOUNCEMENTS } from './announcements.js';
import { installPageKit } from './page-kit.js';
import { settle } from './settle.js';
import { watchLiveRegions } from './watch-live-regions.js';

const POLLS = 60;
const MOST_SAID = 4;

test.beforeEach(({ page }) => installPageKit(page));

for (const [index, { says, act }] of ANNOUNCEMENTS.entries()) {
  test(`said once: ${String(says)}, message ${index + 1}`, async ({ page }) => {
    const said = await watchLiveRegions(page);
    const count = (): number => said.filter((text) => says.test(stripMarks(text))).length;
    await act(page);
    await expect.poll(count, { message: 'how often it was said' }).toBe(1);
    await settle(page);
    expect(said.filter((text) => says.test(stripMarks(text)))).toHaveLength(1);
  });
}

test(`${POLLS} questions after a cancellation say ${MOST_SAID} things at most`, async ({ page }) => {
  const said = await watchLiveRegions(page);
  let polls = 0;
  await page.clock.install();
  // A wait that the service asks for does not count towards the questions a job may take.
  await page.route('**/ordermods/v1/jobs/**', (route) => {
    polls += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, contentType: 'application/json', body: '{}' });
  });
  await openArea(page, { path: '/sales/US10000029/' });
  await getCancelButton(page).click();
  await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Cancelling your order' })).toBeVisible();
  while (polls < POLLS) {
    const before = polls;
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return polls;
      })
      .toBeGreaterThan(before);
  }
  await expect(getDialog(page).getByRole('heading', { name: 'Cancelling your order' })).toBeVisible();
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(MOST_SAID);
});

test("what is spoken stays there and out of sight under a page's sheet that takes every style away and hides what is empty", async ({
  page,
}) => {
  await page.addInitScript(addHostSheets, ['*{all:unset!important} div:empty{display:none!important}']);
  await openArea(page, { path: '/' });
  const region = page.locator('[data-orders-announcer]');
  await expect(region).toHaveCount(1);
  const { empty, full, own } = await page.evaluate(() => {
    const read = (element: Element) => {
      const { display, position, clipPath } = getComputedStyle(element);
      return [display, position, clipPath];
    };
    const plain = document.body.appendChild(document.createElement('div'));
    const emptyStyle = read(plain);
    plain.textContent = 'In sight';
    const announcer = document.querySelector('[data-orders-announcer]');
    announcer?.replaceChildren();
    return { empty: emptyStyle, full: read(plain), own: announcer && read(announcer) };
  });
  expect([empty[0], full[0]], 'the sheet does what it says').toEqual(['none', 'inline']);
  expect(own).toEqual(['block', 'fixed', 'inset(50%)']);
});
