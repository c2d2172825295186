import type { Browser } from '@playwright/test';
import type { Surface } from '../../surfaces/surface.js';
import type { HostSheet } from './host-sheets.js';
import { addHostSheets, createStage } from './stage.js';

export interface SurfaceScene {
  /** Both pages of a comparison say the same time of day. */
  readonly now: number;
  /** The sheet of the page; a plain one has none. */
  readonly sheet?: HostSheet;
  readonly media?: 'print';
}

/** What a surface looks like on a page of its own, in a browser that has seen no other. */
export async function takeSurface(
  browser: Browser,
  surface: Pick<Surface, 'tag' | 'route' | 'open'>,
  scene: SurfaceScene,
): Promise<Buffer> {
  const { now, sheet, media } = scene;
  const context = await browser.newContext({ viewport: { width: 900, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // A tag of a route stands in the area.
  const stage = createStage(surface.route === undefined ? surface.tag : 'orders-area');
  await page.addInitScript(addHostSheets, [...(sheet ? [sheet.text] : []), stage]);
  if (media) await page.emulateMedia({ media });
  await page.clock.setFixedTime(now);
  await surface.open(page);
  await page.evaluate(areImagesThere);
  // Tabs come when they come, into a place that is kept for them; some surfaces never have any.
  await page
    .locator('.is-action:empty')
    .waitFor({ state: 'detached', timeout: 2_000 })
    .catch(() => undefined);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  return picture;
}

/** Runs in the page. Pictures of goods come when they come. */
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
