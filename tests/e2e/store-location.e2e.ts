import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.js';
import { getStores, getWizard, goToStores, openWizard } from './support/wizard.js';

async function look(page: Page, text: string): Promise<void> {
  await getWizard(page).getByLabel('City or postal code').fill(text);
  await getWizard(page).getByRole('button', { name: 'Find stores' }).click();
}

test('stores near the shopper are listed by a rounded place, which is asked for with a press only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.712_776, longitude: -74.005_974 });
  const addresses: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('store_locations')) addresses.push(new URL(request.url()));
  });
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await expect(getStores(page)).toHaveCount(2);
  expect(addresses.filter(({ searchParams }) => searchParams.has('latitude'))).toEqual([]);
  const field = getWizard(page).getByLabel('City or postal code');
  const locate = getWizard(page).getByRole('button', { name: 'Use my location' });
  await locate.click();
  await expect(getStores(page).first()).toContainText('New York');
  const { searchParams } = addresses.at(-1) ?? new URL('about:blank');
  expect([searchParams.get('latitude'), searchParams.get('longitude'), searchParams.get('search')]).toEqual([
    '40.71',
    '-74.01',
    null,
  ]);
  await expect(field).toHaveValue('');
  await expect(locate).toBeFocused();
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toMatch(/40\.71|74\.0/);
  // The next page of the same search.
  await getWizard(page).getByRole('button', { name: 'Show more stores' }).click();
  await expect.poll(() => addresses.at(-1)?.searchParams.get('anchor')).not.toBeNull();
  expect(addresses.at(-1)?.searchParams.get('latitude')).toBe('40.71');
});

test('without a place, the reason and the other way are announced, and the search by text clears them', async ({
  page,
}) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await page.evaluate(() => {
    const errors = [1, 3].map((code) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError);
    navigator.geolocation.getCurrentPosition = (_found, fail) => {
      const error = errors.shift();
      if (error) fail?.(error);
    };
  });
  const locate = getWizard(page).getByRole('button', { name: 'Use my location' });
  const alert = getWizard(page).getByRole('alert');
  await locate.click();
  await expect(alert).toContainText("Allow it in your browser's settings, or enter a city or a postal code.");
  await locate.click();
  await expect(alert).toContainText('Try again, or enter a city or a postal code.');
  await expect(locate).toBeFocused();
  await expect(getStores(page)).toHaveCount(2);
  await look(page, 'New York');
  await expect(getStores(page).first()).toContainText('New York');
  await expect(alert).toHaveCount(0);
  // An answer that comes late changes nothing.
  await locate.click();
  await expect(locate).toHaveAttribute('aria-busy', 'true');
  await look(page, 'Sacramento');
  await expect(locate).not.toHaveAttribute('aria-busy');
});
