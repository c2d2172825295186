import { drawTexts } from '../../security/draw-texts.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { drawSample } from '../../security/draw-sample.js';
import { openArea } from '../../surfaces/surface.js';
import { expect, test } from '../support/test.js';
import { chooseItem, getStores, getWizard, goOn, goToStores, openWizard } from '../support/wizard.js';
import { readSinks } from './read-sinks.js';
import { listRefused, recordAddresses } from './record-addresses.js';
import { RETURN_STORE_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
const SAMPLE_SIZE = 16;
/** Number of texts that go through all steps up to the review. */
const LOOKED_OVER = 3;
// A part takes a while on a busy machine.
test.setTimeout(120_000);

/** A store whose fields are all one text. */
function createStoreOf(text: string, iso2Country = 'US') {
  return {
    storeId: '101',
    storeName: text,
    slug: text,
    telephone: text,
    address: {
      ...{ address1: text, address2: text, address3: text, area: text },
      ...{ city: text, state: text, postalCode: text, iso2Country },
    },
    timezone: text,
    defaultLanguage: text,
    storeServices: [{ serviceGroup: 'RETURNS', enabled: true, storeServiceId: text }],
  };
}

for (const [part, texts] of drawTexts({ at: 'return store' }).entries()) {
  test(`the stores of a return show every text unchanged, part ${part}`, async ({ page }) => {
    let sentText = HARMLESS;
    await page.route(/\/store_locations\//, (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify({ objects: [createStoreOf(sentText)] }) }),
    );
    await openArea(page, { path: '/sales/US10000001/return/' });
    await goToStores(page);
    const wizard = getWizard(page);
    const name = getStores(page).locator('label');
    await expect(name).toHaveText(HARMLESS);
    const { shape, wrong, open } = await readSinks(wizard, RETURN_STORE_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      sentText = text;
      await wizard.locator('.store-search [type=submit]').click();
      await expect.poll(() => name.textContent()).toBe(text);
      expect(await readSinks(wizard, RETURN_STORE_SINKS, text), text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

test('the review shows any text of the chosen store unchanged', async ({ page }) => {
  const texts = drawTexts({ at: 'return store' }).flat().slice(0, LOOKED_OVER);
  let sentText = HARMLESS;
  await page.route(/\/store_locations\//, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ objects: [createStoreOf(sentText, 'KR')] }),
    }),
  );
  for (const text of [HARMLESS, ...texts]) {
    sentText = text;
    await openWizard(page, { orderNumber: 'KR10000002', country: 'kr' });
    await chooseItem(page, 'Quality');
    await goOn(page);
    const wizard = getWizard(page);
    const next = wizard.getByRole('button', { name: 'Continue' });
    await wizard.getByRole('radio', { name: 'Return to a store' }).check();
    await next.click();
    await getStores(page).first().getByRole('radio').check();
    await next.click();
    const lines = wizard.getByRole('region', { name: 'Return method' }).locator('address span');
    await expect(lines.first()).toBeAttached();
    expect(await lines.allTextContents()).toContain(text);
    expect(await lines.locator('*').count()).toBe(0);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  }
});

test('the directions to a store lead to the map of the market, whatever its address', async ({ page }) => {
  const record = await recordAddresses(page);
  let sentText = HARMLESS;
  await page.route(/\/store_locations\//, (route) => {
    const store = { ...createStoreOf(sentText), storeName: HARMLESS, gps: { latitude: sentText, longitude: sentText } };
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify({ objects: [store] }) });
  });
  await openArea(page, { path: '/sales/US10000001/return/' });
  await goToStores(page);
  const addresses = drawSample([HOSTILE_URLS.filter(({ length }) => length < 2_000)], SAMPLE_SIZE);
  for (const [index, address] of addresses.entries()) {
    sentText = `${index} ${address}`;
    await getWizard(page).locator('.store-search [type=submit]').click();
    await expect(getStores(page)).toHaveCount(1);
    const hrefs = await getStores(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs)
      expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[^&#]*$/);
  }
  expect(await listRefused(page, record)).toEqual([]);
});
