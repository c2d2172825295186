import type { Page } from '@playwright/test';

/** Makes the demo send every call by its own transport, in every tab of this shopper that opens from now on. */
export async function usePageTransport(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const address = new URL(location.href);
    address.searchParams.set('transport', 'page');
    history.replaceState(history.state, '', address);
  });
}

/** Whether the demo's own transport sent the request with these headers. */
export function isSentByPage(headers: Readonly<Record<string, string>>): boolean {
  return headers['x-own-transport'] === 'page';
}
