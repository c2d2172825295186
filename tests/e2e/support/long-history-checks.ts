import type { Page } from '@playwright/test';
import { expectAccessible, expect, type Watch } from './test.js';
import { getDistance, getOrderLink } from './area.js';
import { expectLive, getStub, lookAtList, openPages, toArchiveNumber } from './long-history.js';

/** The pages and presses of most flows: enough that both ends of the list are out of view from its middle. */
export const PRESSES = 8;
export const PAGES = PRESSES + 1;

/** A check that every long history must pass. */
export interface LongHistoryCheck {
  readonly title: string;
  check(page: Page, watch: Watch): Promise<void>;
}

export const LONG_HISTORY_CHECKS: readonly LongHistoryCheck[] = [
  {
    title: 'a long history shows three pages as cards, and the others as stubs with the same height, text and position',
    check: checkStubs,
  },
  { title: 'scrolling to a stub restores its cards without moving the page', check: checkScrolling },
  {
    title: "a match of the browser's search in a stub is shown as a card",
    async check(page) {
      await openPages(page, PRESSES);
      const number = toArchiveNumber(36);
      await page.evaluate((text) => (location.hash = `#:~:text=${text}`), number);
      await expectLive(page, 3);
      await expect(getOrderLink(page, number), 'what was found').toBeInViewport();
    },
  },
  { title: 'the focus enters a stub and moves on to its first link, or backwards to its last', check: checkFocus },
];

async function checkStubs(page: Page): Promise<void> {
  await openPages(page, 2);
  const before = await page.locator('ol.history').evaluate((list) => list.clientHeight);
  expect((await lookAtList(page)).stubs).toEqual([]);
  await openPages(page, PRESSES);
  const { live, stubs, shown, positions, sizes, cards } = await lookAtList(page);
  expect(live).toEqual([6, 7, 8]);
  expect(stubs).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shown, 'visible stubs').toEqual([]);
  expect(sizes, 'sizes of the list').toEqual([PAGES * 10]);
  expect(positions, 'places in the list').toEqual([
    ...stubs.map((index) => index * 10 + 1),
    ...Array.from({ length: 30 }, (_, index) => 61 + index),
  ]);
  expect(cards).toBe(30);
  const height = await getStub(page, 0).evaluate((stub) => stub.getBoundingClientRect().height);
  expect(height * 3, 'height of three stubs').toBeGreaterThan(before * 0.8);
  await expect(getStub(page, 2)).toHaveAccessibleName('Orders 21 to 30');
  await expect(getStub(page, 2)).toContainText(`Order ${toArchiveNumber(20)}`);
  await expectAccessible(page);
}

async function checkScrolling(page: Page, watch: Watch): Promise<void> {
  await openPages(page, PRESSES);
  for (const index of [4, 0, 3, PAGES - 2]) {
    const calls = watch.calls.length;
    const top = await page
      .locator(`[data-page="${index}"]`)
      .first()
      .evaluate((item) => {
        scrollTo(0, scrollY + item.getBoundingClientRect().top);
        return scrollY;
      });
    await expectLive(page, index);
    await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
    await expect.poll(async () => (await lookAtList(page)).shown).toEqual([]);
    expect(await getDistance(page, top), 'the distance that it moved').toBeLessThanOrEqual(2);
    const first = getOrderLink(page, toArchiveNumber(index * 10));
    await expect(first).toBeInViewport();
    expect(watch.calls.length - calls).toBeLessThanOrEqual(3);
  }
  const { positions, sizes } = await lookAtList(page);
  expect(sizes).toEqual([PAGES * 10]);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
}

async function checkFocus(page: Page): Promise<void> {
  await openPages(page, PRESSES);
  const focused = page.locator('orders-history ol.history > li:focus-within');
  await getStub(page, 3).evaluate((stub) => stub.scrollIntoView());
  await expectLive(page, 3);
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);

  // From the last link of the cards into the stub after them.
  let { stubs } = await lookAtList(page);
  const after = Math.min(...stubs.filter((index) => index > 3));
  await page
    .locator(`li[data-page="${after - 1}"] a:not([tabindex])`)
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await expectLive(page, after);
  await expect(focused, 'the order that has the focus').toHaveAttribute('aria-posinset', `${after * 10 + 1}`);
  await expect.poll(() => getFocusedText(page)).toMatch(/Start return|Track|View order/);

  // From the first link of the cards back into the stub before them.
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  ({ stubs } = await lookAtList(page));
  const before = Math.max(...stubs.filter((index) => index < after));
  await page
    .locator(`li[data-page="${before + 1}"] a:not([tabindex])`)
    .first()
    .focus();
  await page.keyboard.press('Shift+Tab');
  await expectLive(page, before);
  await expect(focused).toHaveAttribute('aria-posinset', `${before * 10 + 10}`);
  await expect.poll(() => getFocusedText(page)).toContain(toArchiveNumber(before * 10 + 9));
}

function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent ?? '';
  });
}
