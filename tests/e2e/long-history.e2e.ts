import type { Page } from '@playwright/test';
import { expectOrder, getDistance, getHeading, getOrderLink, setFault } from './support/area.js';
import {
  ARCHIVE,
  expectLive,
  getList,
  getStub,
  lookAtList,
  openPages,
  toArchiveNumber,
} from './support/long-history.js';
import { expect, expectAccessible, holdBack, listCalls, test } from './support/test.js';

/** Pages and presses of most flows: many enough that both ends of the list are out of sight of its middle. */
const PRESSES = 11;
const PAGES = PRESSES + 1;

function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent ?? '';
  });
}

test('of a long history three pages are cards; the others are stubs with the same height, text and place', async ({
  page,
}) => {
  await openPages(page, 2);
  const before = await page.locator('ol.history').evaluate((list) => list.clientHeight);
  expect((await lookAtList(page)).stubs).toEqual([]);
  await openPages(page, PRESSES);
  const { live, stubs, shown, positions, sizes, cards } = await lookAtList(page);
  expect(live).toEqual([9, 10, 11]);
  expect(stubs).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shown).toEqual([]);
  expect(sizes).toEqual([PAGES * 10]);
  expect(positions).toEqual([
    ...stubs.map((place) => place * 10 + 1),
    ...Array.from({ length: 30 }, (_, index) => 91 + index),
  ]);
  expect(cards).toBe(30);
  const height = await getStub(page, 0).evaluate((stub) => stub.getBoundingClientRect().height);
  expect(height * 3).toBeGreaterThan(before * 0.8);
  await expect(getStub(page, 2)).toHaveAccessibleName('Orders 21 to 30');
  await expect(getStub(page, 2)).toContainText(`Order ${toArchiveNumber(20)}`);
  await expectAccessible(page);
});

test('what is scrolled to is cards again, and nothing moves meanwhile', async ({ page, watch }) => {
  await openPages(page, PRESSES);
  for (const place of [6, 0, 3, PAGES - 2]) {
    const calls = watch.calls.length;
    const top = await page
      .locator(`[data-page="${place}"]`)
      .first()
      .evaluate((item) => {
        scrollTo(0, scrollY + item.getBoundingClientRect().top);
        return scrollY;
      });
    await expectLive(page, place);
    await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
    await expect.poll(async () => (await lookAtList(page)).shown).toEqual([]);
    expect(await getDistance(page, top)).toBeLessThanOrEqual(2);
    const first = getOrderLink(page, toArchiveNumber(place * 10));
    await expect(first).toBeInViewport();
    expect(watch.calls.length - calls).toBeLessThanOrEqual(3);
  }
  const { positions, sizes } = await lookAtList(page);
  expect(sizes).toEqual([PAGES * 10]);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

test('what the browser finds in a stub is shown as a card', async ({ page }) => {
  await openPages(page, PRESSES);
  const number = toArchiveNumber(36);
  await page.evaluate((text) => (location.hash = `#:~:text=${text}`), number);
  await expectLive(page, 3);
  await expect(getOrderLink(page, number)).toBeInViewport();
});

test('who finds something in a stub and goes on elsewhere is not brought back to it', async ({ page }) => {
  await openPages(page, PRESSES);
  const letGo = await holdBack(page, '**/history/v1?*');
  await page.evaluate((text) => (location.hash = `#:~:text=${text}`), toArchiveNumber(36));
  await expect(getStub(page, 3)).toBeInViewport();
  // As a shopper does: what a script scrolls, the browser scrolls back to its match.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 100_000);
  await expect(getStub(page, 3)).toHaveAttribute('hidden', 'until-found');
  letGo();
  const top = await getStub(page, 4).evaluate((stub) => {
    stub.scrollIntoView({ block: 'start' });
    return scrollY;
  });
  await expectLive(page, 3);
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  expect(await getDistance(page, top)).toBeLessThanOrEqual(2);
});

test('a history that is not drawn keeps its pages as they are, and the height of its stubs', async ({ page }) => {
  await openPages(page, PRESSES);
  const before = await lookAtList(page);
  await page.evaluate(() => {
    const area = document.querySelector('orders-area');
    area?.setAttribute('hidden', '');
    area?.shadowRoot
      ?.querySelector('orders-history')
      ?.shadowRoot?.querySelector<HTMLElement>('.show-more button')
      ?.click();
  });
  const count = PAGES * 10 + 10;
  await expect(page.locator(`orders-history ol[aria-label^="${count} "]`)).toBeAttached();
  expect((await lookAtList(page)).stubs).toEqual(before.stubs);
  await page.evaluate(() => document.querySelector('orders-area')?.removeAttribute('hidden'));
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  const { heights } = await lookAtList(page);
  expect(heights.length).toBeGreaterThanOrEqual(PAGES - 3);
  expect(Math.min(...heights)).toBeGreaterThan(500);
});

test('the focus enters a stub, goes on to its first link, and backwards to its last', async ({ page }) => {
  await openPages(page, PRESSES);
  const focused = page.locator('orders-history li:focus-within');
  await getStub(page, 3).evaluate((stub) => stub.scrollIntoView());
  await expectLive(page, 3);
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);

  // From the last link of the cards into the stub after them.
  let { stubs } = await lookAtList(page);
  const after = Math.min(...stubs.filter((place) => place > 3));
  await page
    .locator(`li[data-page="${after - 1}"] a:not([tabindex])`)
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await expectLive(page, after);
  await expect(focused).toHaveAttribute('aria-posinset', `${after * 10 + 1}`);
  await expect.poll(() => getFocusedText(page)).toMatch(/Track|View order/);

  // From the first link of the cards back into the stub before them.
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  ({ stubs } = await lookAtList(page));
  const before = Math.max(...stubs.filter((place) => place < after));
  await page
    .locator(`li[data-page="${before + 1}"] a:not([tabindex])`)
    .first()
    .focus();
  await page.keyboard.press('Shift+Tab');
  await expectLive(page, before);
  await expect(focused).toHaveAttribute('aria-posinset', `${before * 10 + 10}`);
  await expect.poll(() => getFocusedText(page)).toContain(toArchiveNumber(before * 10 + 9));
});

test('a page with the focus in it stays, however far the shopper scrolls', async ({ page }) => {
  await openPages(page, PRESSES);
  await getOrderLink(page, toArchiveNumber(105)).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expectLive(page, 0);
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  await expectLive(page, 10);
  await expect(getOrderLink(page, toArchiveNumber(105))).toBeFocused();
});

test('an order opened from a page that was brought back leads back to where it was opened', async ({ page, watch }) => {
  await openPages(page, PRESSES);
  await getStub(page, 3).evaluate((stub) => stub.scrollIntoView());
  await expectLive(page, 3);
  const link = getOrderLink(page, toArchiveNumber(33));
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  const top = await page.evaluate(() => scrollY);
  const calls = watch.calls.length;
  await link.click();
  await expectOrder(page, toArchiveNumber(33));
  await page.goBack();
  await expect(getHeading(page)).toBeFocused();
  await expect(getList(page, PAGES * 10)).toBeAttached();
  await expect.poll(() => getDistance(page, top)).toBeLessThanOrEqual(2);
  await expect(getOrderLink(page, toArchiveNumber(33))).toBeInViewport();
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  await expect(getStub(page, 8)).toContainText(toArchiveNumber(85));
  expect(listCalls(watch).slice(calls)).toEqual([`GET /history/v1/${toArchiveNumber(33)}`]);
});

test('a page that cannot be read again shows its text, says so, and can be tried again', async ({ page }) => {
  await openPages(page, PRESSES);
  await setFault(page, 'list-order-history:status-403');
  await getStub(page, 0).evaluate((stub) => stub.scrollIntoView());
  const box = getStub(page, 0).getByRole('alert');
  await expect(box).toBeVisible();
  await expect(getStub(page, 0)).toContainText(toArchiveNumber(4));
  await expect(getStub(page, 0)).not.toHaveAttribute('hidden', /.*/);
  await expectAccessible(page);
  await setFault(page);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expectLive(page, 0);
  await expect(page.locator('orders-history li:focus-within')).toHaveAttribute('aria-posinset', '1');
});

test('where the browser cannot search what is hidden, the text of a stub stays in sight', async ({ page }) => {
  await page.addInitScript(() => {
    for (const proto of [Document.prototype, HTMLElement.prototype, Element.prototype, Window.prototype])
      delete (proto as { onbeforematch?: unknown }).onbeforematch;
  });
  await openPages(page, PRESSES);
  expect(await page.evaluate(() => 'onbeforematch' in document)).toBe(false);
  const { stubs, shown } = await lookAtList(page);
  expect(stubs).toHaveLength(9);
  expect(shown).toEqual(stubs);
  await getStub(page, 1).evaluate((stub) => stub.scrollIntoView());
  await expectLive(page, 1);
});

test('printed, stubs are text, as high as that is', async ({ page }) => {
  await openPages(page, 5);
  const measure = () =>
    getStub(page, 0).evaluate((stub) => {
      const range = document.createRange();
      range.selectNodeContents(stub);
      return { box: stub.getBoundingClientRect().height, text: range.getBoundingClientRect().height };
    });
  const before = await measure();
  expect(before.box).toBeGreaterThan(before.text * 1.5);
  await page.emulateMedia({ media: 'print' });
  const { box, text } = await measure();
  expect(text).toBeGreaterThan(200);
  expect(box).toBeLessThan(text * 1.5);
});

test('without the part that folds, everything stays as cards', async ({ page }) => {
  await page.route('**/long-history-part-*.js', (request) => request.abort());
  await page.goto(ARCHIVE);
  for (let pages = 2; pages <= 5; pages += 1) {
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(getOrderLink(page)).toHaveCount(pages * 10);
  }
  expect((await lookAtList(page)).stubs).toEqual([]);
});
