import type { Page } from '@playwright/test';

/**
 * Returns the addresses and titles in the browser's history, without addresses typed into the address bar by the
 * device's owner.
 */
export async function readHistory(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return JSON.stringify(entries.map(({ url, title }) => [url, title]));
}

/**
 * Fires `pagehide` and reads the page's markup and fields as soon as microtasks have run, before any timer. This is
 * the state that the back-forward cache keeps. Runs in the page.
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
