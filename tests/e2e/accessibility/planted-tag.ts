import type { Page } from '@playwright/test';

/** Opens a page with an element that is not ours, and this markup in its shadow root. */
export async function openPlantedTag(page: Page, markup: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Planted</title>
    <main><h1>Planted</h1><planted-tag></planted-tag></main></html>`;
  await page.route('**/planted/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/planted/');
  await page.evaluate((text) => {
    const tag = document.querySelector('planted-tag');
    tag?.attachShadow({ mode: 'open' }).setHTMLUnsafe(text);
  }, markup);
}
