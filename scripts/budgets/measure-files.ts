import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../chromium-launch.mjs';
import type { FileBudget } from './budgets.js';

/** What a page fetches for one tag until it says that it is ready, seen in a real browser. */
export async function measureFiles(browser: Browser, origin: string, budget: FileBudget): Promise<string[]> {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/orders-area/')) files.push(pathname);
  });
  const attributes = Object.entries(budget.attributes).map(([name, value]) => `${name}="${value}"`);
  const html = `<!doctype html><title>Budget</title><${budget.tag} ${attributes.join(' ')}></${budget.tag}>`;
  await page.route(`${origin}/budget`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${origin}/budget`);
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('orders-ready', () => resolve(), { once: true })),
  );
  await page.addScriptTag({ type: 'module', url: `/orders-area/esm/${budget.tag}.js` });
  await ready;
  await page.close();
  return files;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch(CHROMIUM_LAUNCH);
}
