import type { Locator, Page } from '@playwright/test';
import { markets } from '../../src/markets/index.js';
import { REQUESTED_FIELDS, AUTOCOMPLETE } from '../markets/requested-fields.js';
import { WRITTEN_ADDRESSES } from '../markets/written-addresses.js';
import { getDialog } from './support/cancel.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import { goToAddresses } from './support/pickup.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js';
import { getWizard } from './support/wizard.js';

/** Shows another order in the page's only tag and returns the lines of its address. */
async function showOrder(page: Page, orderNumber: string): Promise<Locator> {
  await page.locator('orders-detail').evaluate((tag, number) => tag.setAttribute('order-number', number), orderNumber);
  await expect(page.locator('orders-detail').getByText(orderNumber).first()).toBeVisible();
  return page.locator('orders-detail address > span');
}

/** The English names of the countries, taken from the browser under test. */
function nameCountries(page: Page): Promise<Readonly<Record<string, string>>> {
  const countries = WRITTEN_ADDRESSES.map(([orderNumber]) => orderNumber.slice(0, 2));
  return page.evaluate((codes) => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return Object.fromEntries(codes.map((code) => [code, names.of(code) ?? '']));
  }, countries);
}

test('an order from each market shows its address in the layout of that country, on one page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, {
    path: '/shop/order',
    markup: '<orders-detail></orders-detail>',
    script: `document.querySelector('orders-detail').adapter = ${MEMBER_ADAPTER};`,
  });
  const names = await nameCountries(page);
  for (const [orderNumber, lines] of WRITTEN_ADDRESSES) {
    const country = orderNumber.slice(0, 2);
    const shown = await showOrder(page, orderNumber);
    // The address in Russia is written for the Russian post, in every language.
    const last = country === 'RU' ? 'Россия' : (names[country] ?? '');
    await expect(shown).toHaveText([...lines, last]);
    await expect(page.locator('orders-detail address')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.locator('orders-detail').evaluate((tag) => tag.setAttribute('locale', 'ja'));
  const [, japanese = []] = WRITTEN_ADDRESSES.find(([orderNumber]) => orderNumber === 'JP10000001') ?? [];
  await expect(await showOrder(page, 'JP10000001')).toHaveText([...japanese, '日本']);
});

/**
 * Exposes the market rules, so that a test can give Korea, the only market whose returns ask for an address, another
 * form.
 */
async function exposeRules(page: Page): Promise<void> {
  await page.route('**/all-returns-*.js', async (route) => {
    const body = await (await route.fetch()).text();
    const exposed = body.replace(/export\{(\w+) as allReturns\}/, 'globalThis.rulesUnderTest=$1;$&');
    expect(exposed).not.toBe(body);
    await route.fulfill({ contentType: 'text/javascript', body: exposed });
  });
}

async function layOver(page: Page, country: string): Promise<void> {
  await page.evaluate((name) => {
    type Rules = { addressLayout: unknown };
    const table = (globalThis as unknown as { rulesUnderTest: Record<'kr' | 'default', Rules> & Record<string, Rules> })
      .rulesUnderTest;
    table.kr.addressLayout = (table[name] ?? table.default).addressLayout;
  }, country);
}

test('the address form asks for the fields of each market and marks them for autofill', async ({ page }) => {
  await exposeRules(page);
  await goToAddresses(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const add = getWizard(page).getByRole('button', { name: 'Add an address' });
  const box = getDialog(page);
  // Markets with the same fields share one form.
  const kinds = new Map(Object.keys(markets).map((country) => [REQUESTED_FIELDS[country], country]));
  for (const country of kinds.values()) {
    await layOver(page, country);
    await add.click();
    const requested = (REQUESTED_FIELDS[country] ?? '').split(' ');
    const fields = await box.locator('input').evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ name, autocomplete, labels, type, offsetWidth }) => ({
        ...{ name, autocomplete, type, isDrawn: offsetWidth > 0 },
        isRequired: labels?.[0]?.textContent?.trim().endsWith('*'),
      })),
    );
    expect({ country, fields }).toEqual({
      country,
      fields: requested.map((text) => {
        const name = text.replace('*', '');
        const type = name === 'phone' ? 'tel' : 'text';
        return { name, autocomplete: AUTOCOMPLETE[name], type, isDrawn: true, isRequired: text.endsWith('*') };
      }),
    });
    await expectNoSidewaysScroll(page);
    await box.getByRole('button', { name: 'Cancel' }).click();
    await expect(box).toHaveCount(0);
  }
  await layOver(page, 'cn');
  await add.click();
  await expectAccessible(page);
});
