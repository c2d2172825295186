import type { Browser, Page } from '@playwright/test';
import type { Surface } from '../../surfaces/surface.js';
import type { HostSheet } from './host-sheets.js';
import { addHostSheets, createStage } from './stage.js';

export interface SurfaceScene {
  /** The time of day, which is the same for both pages of a comparison. */
  readonly now: number;
  /** The sheet of the page; absent on the plain page. */
  readonly sheet?: HostSheet;
  readonly media?: 'print';
}

/** Takes a screenshot of a surface on its own page, in a new browser context. */
export async function takeSurface(
  browser: Browser,
  surface: Pick<Surface, 'tag' | 'route' | 'state' | 'open'>,
  scene: SurfaceScene,
): Promise<Buffer> {
  const { now, sheet, media } = scene;
  const context = await browser.newContext({ viewport: { width: 900, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // An element of a route is inside the area.
  const stage = createStage(surface.route === undefined ? surface.tag : 'orders-area');
  await page.addInitScript(addHostSheets, [...(sheet ? [sheet.text] : []), stage]);
  await page.addInitScript(stopClock, now);
  await surface.open(page);
  // Only now: paper has no buttons, and a surface may have to press one.
  if (media) await page.emulateMedia({ media });
  await page.evaluate(areImagesThere);
  if (surface.state !== 'loading') await arePartsThere(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  return picture;
}

/** Waits for tabs, a store's hours and other parts, which load later into space reserved for them. Some surfaces keep a placeholder. */
async function arePartsThere(page: Page): Promise<void> {
  const placeholder = page.locator('.is-action:empty, .bone, [aria-busy="true"]').first();
  await placeholder.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
}

/** Stops the clock. Playwright's own would replace `performance` too, by which tags see that the page's scripts have run. Runs in the page. */
function stopClock(now: number): void {
  Date.now = () => now;
}

/** Whether all product images have loaded. Runs in the page. */
async function areImagesThere(): Promise<void> {
  const images: HTMLImageElement[] = [];
  const collect = (root: Document | ShadowRoot): void => {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) collect(node.shadowRoot);
      if (node instanceof HTMLImageElement) images.push(node);
    }
  };
  collect(document);
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}
