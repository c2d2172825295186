import type { Surface } from '../../surfaces/surface.js';
import type { DemoPlace } from './measure-flow.js';
import { withPage } from './with-page.js';
import { watchPage, type Seen } from './watch-page.js';

/** Pictures and late answers have come by then. */
const REST_MS = 800;

/** Layout shift of a surface from its load until it has settled, on a network that is slow enough for what comes late to come late. */
export function measureShift({ browser, origin }: DemoPlace, { open }: Pick<Surface, 'open'>): Promise<number> {
  return withPage(browser, { isSlow4g: true, context: { baseURL: origin } }, async ({ page }) => {
    await page.addInitScript(watchPage);
    await open(page);
    // The surface may have stopped the page's own clock.
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen.shift);
  });
}

/** A text that is pushed down by what comes above it: what the bench must see. */
export const SHIFTING_SURFACE: Pick<Surface, 'open'> = {
  async open(page) {
    const body = `<!doctype html><title>Shift</title><body><p style="height:300px">Text</p><script>
      setTimeout(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:200px' })), 200);
    </script>`;
    await page.route('**/shifting', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/shifting');
  },
};
