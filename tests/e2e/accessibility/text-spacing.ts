import type { Page } from '@playwright/test';

/** The text spacing that WCAG 1.4.12 lets a shopper set in a style sheet. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds the style sheet to every root, as browser extensions do; the page's content security policy does not block that. */
export async function addTextSpacing(page: Page): Promise<void> {
  await page.evaluate((text) => {
    for (const root of window.kit.listRoots()) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  }, SPACING);
}
