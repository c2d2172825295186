import type { Page } from '@playwright/test';

/**
 * Addresses and titles that Back and the browser's own history could show; what was typed into the address bar was typed there by the
 * person who set up the device.
 */
export async function readHistory(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return JSON.stringify(entries.map(({ url, title }) => [url, title]));
}

/**
 * Runs in the page: simulates `pagehide`, and reads the rendered and typed content as soon as scripts have finished, before any timer. A
 * browser stores that.
 */
export async function putAway(): Promise<string> {
  const collect = (root: Document | ShadowRoot): string[] => [
    root instanceof Document ? root.documentElement.outerHTML : root.innerHTML,
    ...[...root.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? collect(shadowRoot) : [])),
  ];
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await Promise.resolve();
  return JSON.stringify(collect(document));
}
