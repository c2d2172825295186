import type { Page } from '@playwright/test';

/** What WCAG 1.4.12 lets a shopper set by a style sheet of their own. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** As extensions of a browser do it: by a sheet in every root, which no policy of the page stops. */
export async function addTextSpacing(page: Page): Promise<void> {
  await page.evaluate((text) => {
    for (const root of window.kit.listRoots()) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  }, SPACING);
}
