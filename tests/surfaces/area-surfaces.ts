import { isShown, openArea, type Surface } from './surface.js';

const tag = 'orders-area';

/** The area's own views, around its screens and in place of them. */
export const AREA_SURFACES: readonly Surface[] = [
  {
    name: 'area-wait',
    tag,
    state: 'loading',
    async open(page, view) {
      await page.route('**/cdn/orders-history-*.js', () => undefined);
      await openArea(page, { path: '/', ...view });
      await isShown(page, 'orders-area .area-wait');
    },
  },
  {
    name: 'area-chunk-missing',
    tag,
    state: 'error',
    async open(page, view) {
      await page.route('**/cdn/orders-history-*.js', (route) => route.abort());
      await openArea(page, { path: '/', ...view });
      await isShown(page, 'orders-area [role=alert]');
    },
  },
  {
    name: 'area-late',
    tag,
    state: 'error',
    async open(page, view) {
      await page.clock.install();
      await openArea(page, { path: '/', ...view });
      await isShown(page, 'orders-history article');
      await page.evaluate(() => {
        const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
        area.adapter = { ...area.adapter, user: { id: 'somebody-else' }, ready: new Promise(() => undefined) };
      });
      await page.clock.runFor(11_000);
      await isShown(page, 'orders-area [role=alert]');
    },
  },
  {
    name: 'area-wrong-attribute',
    tag,
    state: 'notice',
    async open(page, view) {
      await openArea(page, { path: '/', ...view });
      await page.evaluate(() => {
        const wrong = document.createElement('orders-area');
        wrong.setAttribute('routing', 'sideways');
        document.querySelector('orders-area')?.replaceWith(wrong);
      });
      await isShown(page, 'orders-area [part=message]');
    },
  },
];
