import type { Page } from '@playwright/test';
import { loaders } from '../../elements/loaders.js';
import { openPage } from './support/open-page.js';
import { expect, test } from './support/test.js';

const TAGS = Object.keys(loaders);
const ATTRIBUTES = `order-number="US10000001" flags="enableGiftCardLookup enableCurbsidePickup"`;

/** The elements a page may put around a tag. */
const PARENTS = [
  (tag: string) => `<ul><li>${tag}</li></ul>`,
  (tag: string) => `<table><tbody><tr><td>${tag}</td></tr></tbody></table>`,
  (tag: string) => `<details open><summary>More</summary>${tag}</details>`,
  (tag: string) => `<unknown-parent>${tag}</unknown-parent>`,
];

/** Expects every copy of the tag to have rendered into its own root. */
async function expectDrawn(page: Page, tag: string, count: number): Promise<void> {
  const countDrawn = () =>
    page
      .locator(tag)
      .evaluateAll((tags) => tags.filter(({ shadowRoot }) => shadowRoot?.querySelector('[part=root]')).length);
  await expect.poll(countDrawn).toBe(count);
}

// New tags of the loaders are covered automatically.
for (const tag of TAGS) {
  const markup = `<${tag} ${ATTRIBUTES}></${tag}>`;
  const trustedTypes = tag === 'orders-area' ? 'lit-html' : "'none'";

  test(`<${tag}> renders before its script loads, several times and in any parent`, async ({ page }) => {
    const all = PARENTS.map((wrap) => wrap(markup)).join('');
    await openPage(page, { path: '/shop/page', markup: all, trustedTypes, scripts: [`/orders-area/cdn/${tag}.js`] });
    await expectDrawn(page, tag, PARENTS.length);
  });

  test(`<${tag}> renders when a page inserts it after its script`, async ({ page }) => {
    await openPage(page, { path: '/shop/page', markup: '', trustedTypes, scripts: [`/orders-area/cdn/${tag}.js`] });
    await page.evaluate(async (name) => {
      await customElements.whenDefined(name);
      for (const number of ['US10000001', 'US10000002']) {
        const element = document.createElement(name);
        element.setAttribute('order-number', number);
        element.setAttribute('flags', 'enableGiftCardLookup enableCurbsidePickup');
        document.querySelector('main')?.append(element);
      }
    }, tag);
    await expectDrawn(page, tag, 2);
  });
}
