import { expectOrder, getDistance, getOrderLink } from './support/area.js';
import { LONG_HISTORY_CHECKS, PAGES, PRESSES } from './support/long-history-checks.js';
import {
  ARCHIVE,
  expectLive,
  getList,
  getStub,
  lookAtList,
  openPages,
  toArchiveNumber,
} from './support/long-history.js';
import { standFor } from './support/stand-for.js';
import { expect, holdBack, listCalls, test } from './support/test.js';

for (const { title, check } of LONG_HISTORY_CHECKS)
  test(title, standFor([title]), ({ page, watch }) => check(page, watch));

test('a shopper who scrolls on after a search match in a stub is not moved back', async ({ page }) => {
  await openPages(page, PRESSES);
  const letGo = await holdBack(page, '**/history/v1?*');
  await page.evaluate((text) => (location.hash = `#:~:text=${text}`), toArchiveNumber(36));
  await expect(getStub(page, 3)).toBeInViewport();
  // Use the mouse wheel: if a script scrolls, the browser scrolls back to its match.
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

test('a hidden history keeps its cards, its stubs and their heights', async ({ page }) => {
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

test('a page that contains the focus stays rendered however far the shopper scrolls', async ({ page }) => {
  await openPages(page, PRESSES);
  await getOrderLink(page, toArchiveNumber(75)).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expectLive(page, 0);
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  await expectLive(page, PAGES - 2);
  await expect(getOrderLink(page, toArchiveNumber(75))).toBeFocused();
});

test('going back from an order on a restored page returns to the same position', async ({ page, watch }) => {
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
  await expect(getOrderLink(page, toArchiveNumber(33))).toBeFocused();
  await expect(getList(page, PAGES * 10)).toBeAttached();
  await expect.poll(() => getDistance(page, top)).toBeLessThanOrEqual(2);
  await expect(getOrderLink(page, toArchiveNumber(33))).toBeInViewport();
  await expect.poll(async () => (await lookAtList(page)).live.length).toBe(3);
  await expect(getStub(page, 7)).toContainText(toArchiveNumber(75));
  expect(listCalls(watch).slice(calls)).toEqual([`GET /history/v1/${toArchiveNumber(33)}`]);
});

test('stubs keep their text visible where the browser cannot search hidden text', async ({ page }) => {
  await page.addInitScript(() => {
    for (const proto of [Document.prototype, HTMLElement.prototype, Element.prototype, Window.prototype])
      delete (proto as { onbeforematch?: unknown }).onbeforematch;
  });
  await openPages(page, PRESSES);
  expect(await page.evaluate(() => 'onbeforematch' in document)).toBe(false);
  const { stubs, shown } = await lookAtList(page);
  expect(stubs).toHaveLength(PAGES - 3);
  expect(shown).toEqual(stubs);
  await getStub(page, 1).evaluate((stub) => stub.scrollIntoView());
  await expectLive(page, 1);
});

test('printed stubs are as high as their text', async ({ page }) => {
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

test('without the code that folds pages, all orders stay as cards', async ({ page }) => {
  await page.route('**/live-pages-*.js', (request) => request.abort());
  await page.goto(ARCHIVE);
  for (let pages = 2; pages <= 5; pages += 1) {
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(getOrderLink(page)).toHaveCount(pages * 10);
  }
  expect((await lookAtList(page)).stubs).toEqual([]);
});
