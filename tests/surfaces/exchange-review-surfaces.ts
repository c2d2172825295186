import type { Page } from '@playwright/test';
import { openExchange } from './exchange-surfaces.js';
import { isShown, type Surface, type View } from './surface.js';

const tag = 'orders-return-wizard';
const route = 'returnWizard';
const NEXT = `${tag} .wizard-side .is-primary`;
const DIALOG = `${tag} dialog`;
const PAIR = `${tag} .exchange-pair`;

/** The index of a cheaper color, and of one that only the preview reports as more expensive. */
const CHEAPER = 1;
const DEARER = 5;

interface Scene {
  readonly fault?: string;
  readonly color?: number;
}

/** Picks another color and continues to the return methods. */
async function openExchangeMethods(page: Page, { color = CHEAPER, fault }: Scene, view?: View): Promise<void> {
  await openExchange(page, fault === undefined ? {} : { fault }, view);
  await page.locator(`${tag} .color-tile input`).nth(color).check();
  await page.locator(`${tag} .size-tile input:enabled`).first().check();
  await page.locator(NEXT).click();
  await isShown(page, `${tag} .method`);
}

export async function openExchangeReview(page: Page, scene: Scene, view?: View): Promise<void> {
  await openExchangeMethods(page, scene, view);
  await page.locator(`${tag} .method input`).first().check();
  await page.locator(NEXT).click();
  await isShown(page, PAIR);
}

/** Submits and waits for a box with these words. */
async function submit(page: Page, words: RegExp): Promise<void> {
  await page.locator(NEXT).click();
  // Right-to-left pages have direction marks between the words.
  const hasText = new RegExp(words.source.replaceAll(' ', String.raw`\P{L}+`), 'u');
  await page.locator(DIALOG).filter({ hasText }).waitFor({ timeout: 20_000 });
}

/** The boxes in which an exchange can end after its return was made. */
const ENDS: readonly { readonly name: string; readonly fault: string; readonly words: RegExp }[] = [
  { name: 'exchange-order-failed', fault: 'status-429', words: /Exchange Unsuccessful/ },
  { name: 'exchange-order-refused', fault: 'status-403', words: /couldn't accept the exchange/ },
  { name: 'exchange-order-throttled', fault: 'status-429-huge', words: /Exchange Unsuccessful/ },
  { name: 'exchange-order-uncertain', fault: 'status-502-html', words: /We don't know yet whether your exchange/ },
];

/** The steps of an exchange from the return methods to its end. */
export const EXCHANGE_REVIEW_SURFACES: readonly Surface[] = [
  { name: 'exchange-review', tag, route, state: 'ready', open: (page, view) => openExchangeReview(page, {}, view) },
  {
    name: 'exchange-review-dearer',
    tag,
    route,
    state: 'notice',
    open: (page, view) => openExchangeReview(page, { color: DEARER }, view),
  },
  {
    name: 'exchange-preview-loading',
    tag,
    route,
    state: 'loading',
    open: (page, view) => openExchangeMethods(page, { fault: 'request-exchange-preview:timeout' }, view),
  },
  {
    name: 'exchange-preview-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openExchangeMethods(page, { fault: 'request-exchange-preview:status-500' }, view);
      await isShown(page, DIALOG);
    },
  },
  {
    name: 'exchange-ordering',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openExchangeReview(page, { fault: 'request-exchange-order:timeout' }, view);
      await submit(page, /Requesting your exchange/);
    },
  },
  ...ENDS.map(({ name, fault, words }): Surface => ({
    name,
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openExchangeReview(page, { fault: `request-exchange-order:${fault}` }, view);
      await submit(page, words);
    },
  })),
];
