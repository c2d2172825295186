import type { Page } from '@playwright/test';
import { POLLUTED, pollute, POLLUTION_METHODS } from '../../security/corpora/pollution-payloads.js';
import { drawSample } from '../../security/draw-sample.js';
import { openArea } from '../../surfaces/surface.js';
import { expectOrder, getOrderLink } from '../support/area.js';
import { confirmCancel, expectTitle, getDialog } from '../support/cancel.js';
import { openPage } from '../support/open-page.js';
import { expect, lookUp, test } from '../support/test.js';

/** Every response of a flow is polluted, so a few payloads reach every call. */
const PAYLOADS = drawSample(POLLUTION_METHODS, 4);

/** The properties of the payload that every object of the page has. */
function findPolluted(page: Page): Promise<string[]> {
  return page.evaluate((names) => names.filter((name) => name in {}), Object.keys(POLLUTED));
}

for (const payload of PAYLOADS) {
  test(`responses with ${payload.name} change neither the page nor the view`, async ({ page }) => {
    let polluted = 0;
    await page.route(/\/(?:history|summary|order_mgmt|store)\//, async (route) => {
      const response = await route.fetch();
      const body = pollute(await response.text(), payload);
      polluted += body.length > 0 ? 1 : 0;
      await route.fulfill({ response, body });
    });
    await openArea(page, { path: '/' });
    await getOrderLink(page, 'US10000002').click();
    await expectOrder(page, 'US10000002');
    await confirmCancel(page);
    await expectTitle(page, 'Your order is canceled');
    await getDialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('orders-detail h2')).toHaveText(/^Canceled · /);
    expect(polluted).toBeGreaterThan(4);
    expect(await findPolluted(page)).toEqual([]);
  });

  test(`refusals, page scripts and storage with ${payload.name} enable nothing`, async ({ page }) => {
    const parsed = pollute('{"jobs":[],"cancelled":[]}', payload);
    await page.addInitScript((text) => sessionStorage.setItem('orders-area/1', text), parsed);
    await page.route(/\/summary\//, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/json',
        body: pollute('{"errors":[{"code":"NOT_FOUND","message":""}]}', payload),
      }),
    );
    const config = pollute('{"brand":"Shop"}', payload).replaceAll('<', '\\u003c');
    await openPage(page, {
      path: '/shop/page',
      markup: `<orders-guest-lookup></orders-guest-lookup>
        <script type="application/json" data-orders-config>${config}</script>`,
    });
    await lookUp(page, 'US10000001');
    await expect(page.getByRole('group', { name: "We couldn't find that order" })).toBeVisible();
    // The phone option depends on a flag that is off.
    await expect(page.getByRole('button', { name: 'Use a phone number instead' })).toHaveCount(0);
    expect(await findPolluted(page)).toEqual([]);
  });
}

test('the check detects a script that merges input into its own objects', async ({ page }) => {
  const merging = POLLUTION_METHODS[0]?.[0];
  if (!merging) throw new Error('There is no payload.');
  await openArea(page, { path: '/' });
  expect(await findPolluted(page)).toEqual([]);
  await page.evaluate(
    (text) => {
      const merge = (target: object, source: object): void => {
        for (const [name, value] of Object.entries(source) as [string, unknown][]) {
          const known: unknown = Reflect.get(target, name);
          if (typeof known === 'object' && known && value instanceof Object) merge(known, value);
          else Reflect.set(target, name, value);
        }
      };
      merge({}, JSON.parse(text) as object);
    },
    pollute('{"orderNumber":"US10000001"}', merging),
  );
  expect(await findPolluted(page)).toEqual(Object.keys(POLLUTED));
});
