import { expect, type Page } from '@playwright/test';
import { ORDERS } from './area.js';

/** A member with more orders than anybody looks through. */
export const ARCHIVE = `${ORDERS}?as=archive`;

/** What stands in the list of a long history. */
export interface ListLook {
  /** Places of the pages that are cards. */
  readonly live: readonly number[];
  /** Places of the pages that are stubs, and of those of them that are not hidden. */
  readonly stubs: readonly number[];
  readonly shown: readonly number[];
  /** Of each stub, in pixels. */
  readonly heights: readonly number[];
  /** What each item says of its place in the list. */
  readonly positions: readonly number[];
  readonly sizes: readonly number[];
  readonly cards: number;
}

/** Opens the history and presses Show more, at the button as a shopper does. */
export async function openPages(page: Page, presses: number): Promise<void> {
  await page.goto(ARCHIVE);
  for (let press = 1; press <= presses; press += 1) {
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(getList(page, (press + 1) * 10)).toBeAttached();
  }
  if (presses <= 3) return;
  await expect.poll(async () => (await lookAtList(page)).live, { message: 'pages that are cards' }).toHaveLength(3);
}

export function getList(page: Page, orders: number) {
  return page.getByRole('list', { name: `${orders} orders`, exact: true });
}

/** All in one look: a stub that is found now and measured a moment later may be gone by then. */
export function lookAtList(page: Page): Promise<ListLook> {
  return page.evaluate(() => {
    const history = document.querySelector('orders-area')?.shadowRoot?.querySelector('orders-history');
    const items = [...(history?.shadowRoot?.querySelectorAll<HTMLElement>('ol.history > li') ?? [])];
    const toPlaces = (some: HTMLElement[]) => [...new Set(some.map(({ dataset }) => Number(dataset['page'])))];
    const isStub = (item: HTMLElement): boolean => item.matches('.stub');
    return {
      live: toPlaces(items.filter((item) => !isStub(item))),
      stubs: toPlaces(items.filter(isStub)),
      heights: items.filter(isStub).map((item) => item.getBoundingClientRect().height),
      shown: toPlaces(items.filter((item) => isStub(item) && !item.hasAttribute('hidden'))),
      positions: items.map((item) => Number(item.getAttribute('aria-posinset'))),
      sizes: [...new Set(items.map((item) => Number(item.getAttribute('aria-setsize'))))],
      cards: items.reduce((sum, item) => sum + item.querySelectorAll('article').length, 0),
    };
  });
}

export function getStub(page: Page, place: number) {
  return page.locator(`orders-history li.stub[data-page="${place}"]`);
}

export async function expectLive(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => (await lookAtList(page)).live, { message: 'pages that are cards by now' })
    .toContain(place);
}

/** The number of an order of the archive by its place in the list, from 0. */
export function toArchiveNumber(place: number): string {
  return `US${20_010_000 - place}`;
}
