import type { Page } from '@playwright/test';
import { readScreen } from './canary-scan.js';
import { readPageState } from './read-shared.js';

/** Everything in the page that its next shopper could find: screen, markup, storage, addresses and page state. */
export async function readRemains(page: Page): Promise<string> {
  const held = await page.evaluate(() => {
    const collect = (root: Document | ShadowRoot): string[] => [
      root instanceof Document ? root.documentElement.outerHTML : root.innerHTML,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? collect(shadowRoot) : [])),
    ];
    return [
      ...collect(document),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state as unknown,
      document.title,
      window.name,
    ];
  });
  return JSON.stringify([held, await readPageState(page), await readScreen(page)]);
}

/** What newly added elements show, each for the order of the previous shopper. */
export async function readFreshTags(page: Page, orderNumber: string): Promise<string> {
  const count = await page.evaluate((number) => {
    const known = ['orders-guest-lookup', 'orders-history', 'orders-card', 'orders-detail'].filter((tag) =>
      customElements.get(tag),
    );
    document.body.replaceChildren(
      ...known.map((tag) => {
        const fresh = document.createElement(tag);
        if (tag !== 'orders-guest-lookup') fresh.setAttribute('order-number', number);
        return fresh;
      }),
    );
    return known.length;
  }, orderNumber);
  if (count === 0) throw new Error('The page knows no tag that could show anything.');
  await page
    .locator('[part=root] h2')
    .nth(count - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  return readScreen(page);
}
