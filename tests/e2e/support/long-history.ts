import { expect, type Page } from '@playwright/test';
import { ORDERS } from './area.js';

/** A member with a very long order history. */
export const ARCHIVE = `${ORDERS}?as=archive`;

/** The content of a long history's list. */
export interface ListLook {
  /** Indexes of the pages rendered as cards. */
  readonly live: readonly number[];
  /** Indexes of the pages rendered as stubs, and of the stubs that are not hidden. */
  readonly stubs: readonly number[];
  readonly shown: readonly number[];
  /** Height of each stub, in pixels. */
  readonly heights: readonly number[];
  /** The `aria-posinset` of each item. */
  readonly positions: readonly number[];
  readonly sizes: readonly number[];
  readonly cards: number;
}

/** Opens the history and presses Show more, scrolling to the button as a shopper does. */
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

/** Reads everything in one call: a stub that is found now may be gone when it is measured a moment later. */
export function lookAtList(page: Page): Promise<ListLook> {
  return page.evaluate(() => {
    const history = document.querySelector('orders-area')?.shadowRoot?.querySelector('orders-history');
    const items = [...(history?.shadowRoot?.querySelectorAll<HTMLElement>('ol.history > li') ?? [])];
    const toPageIndexes = (some: HTMLElement[]) => [...new Set(some.map(({ dataset }) => Number(dataset['page'])))];
    const isStub = (item: HTMLElement): boolean => item.matches('.stub');
    return {
      live: toPageIndexes(items.filter((item) => !isStub(item))),
      stubs: toPageIndexes(items.filter(isStub)),
      heights: items.filter(isStub).map((item) => item.getBoundingClientRect().height),
      shown: toPageIndexes(items.filter((item) => isStub(item) && !item.hasAttribute('hidden'))),
      positions: items.map((item) => Number(item.getAttribute('aria-posinset'))),
      sizes: [...new Set(items.map((item) => Number(item.getAttribute('aria-setsize'))))],
      cards: items.reduce((sum, item) => sum + item.querySelectorAll('article').length, 0),
    };
  });
}

export function getStub(page: Page, index: number) {
  return page.locator(`orders-history li.stub[data-page="${index}"]`);
}

export async function expectLive(page: Page, index: number): Promise<void> {
  await expect
    .poll(async () => (await lookAtList(page)).live, { message: 'pages that are cards by now' })
    .toContain(index);
}

/** The number of an order of the archive by its index in the list, from 0. */
export function toArchiveNumber(index: number): string {
  return `US${20_010_000 - index}`;
}
