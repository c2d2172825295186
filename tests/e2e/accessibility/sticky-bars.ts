import { expect, type Page } from '@playwright/test';

export const BAR_HEIGHT = 80;

/** Adds a sticky header and footer of the page, which are above everything else. */
export async function addStickyBars(page: Page): Promise<void> {
  const isInViewport = await page.evaluate((height) => {
    const bars = (['top', 'bottom'] as const).map((side) => {
      const bar = document.createElement('div');
      bar.dataset['bar'] = side;
      Object.assign(bar.style, { position: 'fixed', [side]: '0', left: '0', right: '0', height: `${height}px` });
      Object.assign(bar.style, { background: 'Canvas', zIndex: '1000' });
      return bar;
    });
    document.body.append(...bars);
    document.body.style.paddingBlock = `${height}px`;
    const [header, footer] = bars.map((bar) => bar.getBoundingClientRect());
    return header?.top === 0 && header.bottom === height && footer?.bottom === innerHeight;
  }, BAR_HEIGHT);
  expect(isInViewport).toBe(true);
}

export async function removeStickyBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll('[data-bar]')) bar.remove();
    document.body.style.paddingBlock = '';
  });
}
