import type { Surface } from '../../surfaces/surface.js';
import type { DemoTarget } from './measure-flow.js';
import { withPage } from './with-page.js';
import { watchPage, type Seen } from './watch-page.js';

/** Enough time for images and slow responses to arrive. */
const REST_MS = 800;

/** The layout shift of a surface from its load until it has settled, on a network slow enough for late content to arrive visibly late. */
export function measureShift({ browser, origin }: DemoTarget, { open }: Pick<Surface, 'open'>): Promise<number> {
  return withPage(browser, { isSlow4g: true, context: { baseURL: origin } }, async ({ page }) => {
    await page.addInitScript(watchPage);
    await open(page);
    // The surface may have stopped the page's own clock, so the wait is here.
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen.shift);
  });
}

/** A text that content above it pushes down: the bench must detect it. */
export const SHIFTING_SURFACE: Pick<Surface, 'open'> = {
  async open(page) {
    const body = `<!doctype html><title>Shift</title><body><p style="height:300px">Text</p><script>
      setTimeout(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:200px' })), 200);
    </script>`;
    await page.route('**/shifting', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/shifting');
  },
};
