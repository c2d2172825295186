import type { Page } from '@playwright/test';
import { getDistance, setFault } from './support/area.js';
import { PRESSES } from './support/long-history-checks.js';
import { expectLive, getList, getStub, lookAtList, openPages, toArchiveNumber } from './support/long-history.js';
import { expect, expectAccessible, holdBack, listCalls, test } from './support/test.js';

const getBox = (page: Page, index: number) => getStub(page, index).getByRole('alert');

/** The focused list item as `stub` or `card` with its position in the list, or the name of the focused element. */
function getFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const item = focused?.closest('ol.history > li');
    if (!item) return focused?.localName ?? 'nothing';
    return `${item.matches('.stub') ? 'stub' : 'card'} ${item.getAttribute('aria-posinset')}`;
  });
}

/** Records every frame in which focus is on the body or on the heading, where React puts lost focus. */
async function watchLostFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    const look = (): void => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      if (focused === document.body || focused?.matches('[data-heading]')) lost.push(focused.localName);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { lost: string[] }).lost);
}

test('a stub whose page fails to load keeps its text, shows an error, and can be retried', async ({ page }) => {
  await openPages(page, PRESSES);
  await setFault(page, 'list-order-history:status-500');
  await getStub(page, 0).evaluate((stub) => stub.scrollIntoView());
  await expect(getBox(page, 0)).toBeVisible({ timeout: 15_000 });
  await expect(getStub(page, 0)).toContainText(toArchiveNumber(4));
  await expect(getStub(page, 0)).not.toHaveAttribute('hidden', /.*/);
  await expectAccessible(page);
  await setFault(page);
  await getBox(page, 0).getByRole('button', { name: 'Try again' }).click();
  await expectLive(page, 0);
  await expect(page.locator('orders-history ol.history > li:focus-within')).toHaveAttribute('aria-posinset', '1');
});

test('a stub whose page is forbidden offers Contact us', async ({ page }) => {
  await openPages(page, PRESSES);
  await setFault(page, 'list-order-history:status-403');
  await getStub(page, 0).evaluate((stub) => stub.scrollIntoView());
  await expect(getBox(page, 0).getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(getBox(page, 0).getByRole('button')).toHaveCount(0);
});

test('a stub that fails because the session ended asks for sign-in and loads after it', async ({ page }) => {
  await openPages(page, PRESSES);
  await page.evaluate(() => {
    document.addEventListener('orders-sign-in', (event) => {
      event.preventDefault();
      document.documentElement.dataset['asked'] = 'sign-in';
    });
  });
  await setFault(page, 'list-order-history:status-401');
  await getStub(page, 3).focus();
  const box = getBox(page, 3);
  await expect(box).toContainText('Sign in');
  await expect(box.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(box.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-asked=sign-in]')).toBeAttached();
  await setFault(page);
  await page.evaluate(() => (document.querySelector('orders-area') as HTMLElement & { refresh(): void }).refresh());
  await expectLive(page, 3);
  await expect(getList(page, (PRESSES + 1) * 10)).toBeAttached();
});

test('stubs that fail offline load once the network is back, without extra requests', async ({
  page,
  context,
  watch,
}) => {
  await openPages(page, PRESSES);
  await context.setOffline(true);
  await getStub(page, 3).evaluate((stub) => stub.scrollIntoView());
  await expect(getBox(page, 3)).toBeVisible({ timeout: 15_000 });
  await expect(getBox(page, 3)).toContainText('You seem to be offline');
  // Its button disappears with it, and focus moves to the orders.
  await getBox(page, 3).getByRole('button', { name: 'Try again' }).focus();
  const lost = await watchLostFocus(page);
  await expect.poll(async () => (await getBox(page, 2).count()) + (await getBox(page, 4).count())).toBeGreaterThan(0);
  const calls = listCalls(watch).length;
  await context.setOffline(false);
  await expectLive(page, 3);
  await expect.poll(() => getFocus(page)).toBe('card 31');
  await expect(page.locator('orders-history li.stub [role=alert]')).toHaveCount(0);
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  expect(await lost()).toEqual([]);
  expect(listCalls(watch).length - calls).toBeLessThanOrEqual(3);
});

for (const key of ['Shift+Tab', 'Tab'] as const) {
  test(`${key} stops at every stub while answers are slow and ends on the orders it reached`, async ({ page }) => {
    await openPages(page, PRESSES);
    const isBack = key === 'Shift+Tab';
    const start = isBack ? 5 : 2;
    await getStub(page, start).evaluate((stub) => stub.scrollIntoView());
    await expectLive(page, start);
    await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
    const { stubs } = await lookAtList(page);
    const next = isBack
      ? Math.max(...stubs.filter((index) => index < start))
      : Math.min(...stubs.filter((index) => index > start));
    const links = page.locator(`li[data-page="${isBack ? next + 1 : next - 1}"] a:not([tabindex])`);
    // Held back before the focus moves, because a stub requests its orders when the focus scrolls it towards the window.
    const letGo = await holdBack(page, '**/history/v1?*');
    await (isBack ? links.first() : links.last()).focus();
    const lost = await watchLostFocus(page);
    const stops: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press(key);
      stops.push(await getFocus(page));
    }
    const pageIndexes = [0, 1, 2].map((press) => (isBack ? next - press : next + press));
    expect(stops).toEqual(pageIndexes.map((index) => `stub ${index * 10 + 1}`));
    letGo();
    const [, , reached = NaN] = pageIndexes;
    await expectLive(page, reached);
    await expect.poll(() => getFocus(page)).toBe(`card ${reached * 10 + (isBack ? 10 : 1)}`);
    await expect(page.locator('orders-history ol.history > li:focus-within')).toBeInViewport();
    await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
    const top = await page.evaluate(() => scrollY);
    expect(await getFocus(page)).toBe(`card ${reached * 10 + (isBack ? 10 : 1)}`);
    expect(await getDistance(page, top)).toBeLessThanOrEqual(2);
    expect(await lost()).toEqual([]);
  });
}

test('focus is never lost while keys are pressed and pages load', async ({ page }) => {
  await openPages(page, PRESSES);
  await getStub(page, 5).evaluate((stub) => stub.scrollIntoView());
  await expectLive(page, 5);
  await page.locator('li[data-page="5"] a:not([tabindex])').first().focus();
  const lost = await watchLostFocus(page);
  const passed: number[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Shift+Tab');
    passed.push(Number(/\d+$/.exec(await getFocus(page))?.[0]));
    await page.waitForTimeout(press % 7 === 6 ? 160 : 20);
  }
  // Focus only moves backwards, and only within the list.
  for (const [press, position] of passed.entries()) expect(position).toBeLessThanOrEqual((passed[press - 1] ?? 60) + 9);
  await expect.poll(() => getFocus(page)).toMatch(/^card/);
  expect(await lost()).toEqual([]);
});
