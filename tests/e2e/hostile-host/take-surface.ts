import type { Browser, Page, Request } from '@playwright/test';
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
  const requests = followRequests(page);
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
  if (surface.state !== 'loading') await waitForParts(page, requests);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  return picture;
}

/**
 * Waits for tabs, a store's hours and other parts, which load later into space reserved for them. Some placeholders appear only when an
 * answer has arrived. Some surfaces keep a placeholder.
 */
async function waitForParts(page: Page, requests: OpenRequests): Promise<void> {
  await requests.settle();
  const placeholder = page.locator('.is-action:empty, .skeleton, [aria-busy="true"]').first();
  await placeholder.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
}

interface OpenRequests {
  /** Waits until no request has been open for half a second, or at most five seconds, because some surfaces keep one open. */
  settle(): Promise<void>;
}

/** Follows a page's requests. Playwright's `networkidle` stays set until the next navigation, so it misses requests that start later. */
function followRequests(page: Page): OpenRequests {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    async settle() {
      const end = Date.now() + 5_000;
      for (let quietSince = Date.now(); Date.now() < Math.min(end, quietSince + 500);) {
        if (open.size > 0) quietSince = Date.now();
        // Playwright has no event for a page without open requests.
        await page.waitForTimeout(50);
      }
    },
  };
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
