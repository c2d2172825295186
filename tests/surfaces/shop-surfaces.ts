import type { Page, Route } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

/** The places of the buttons and their addresses. */
const SHOP_LOCATIONS = {
  detail: { tag: 'orders-detail', route: 'salesDetail', buttons: '.item-shop > button', path: '/sales/US10000001/' },
  empty: { tag: 'orders-detail', route: 'salesDetail', buttons: '.item-shop > button', path: '/sales/US10000026/' },
  unlinked: { tag: 'orders-detail', route: 'salesDetail', buttons: '.item-shop > button', path: '/sales/US10000024/' },
  // The member's newest orders offer no Buy again, because they are still under way.
  history: { tag: 'orders-history', route: 'history', buttons: '.card-actions button', path: '/', as: 'tour' },
} as const;

interface ShopScene {
  readonly name: string;
  readonly state: Surface['state'];
  /** The index of the button to press on the first item. */
  readonly button: 0 | 1;
  readonly shown: string;
  /** The order's screen, if absent. */
  readonly location?: keyof typeof SHOP_LOCATIONS;
  readonly fault?: string;
  /** A glob for the files that fail to load. */
  readonly lost?: string;
}

const SCENES: readonly ShopScene[] = [
  { name: 'mini-cart', state: 'dialog', button: 0, shown: '.cart-item' },
  {
    name: 'mini-cart-unknown',
    state: 'dialog',
    button: 0,
    shown: 'dialog .is-secondary',
    fault: 'request-cart-item:reset',
  },
  {
    name: 'mini-cart-failed',
    state: 'dialog',
    button: 0,
    shown: 'dialog a',
    location: 'unlinked',
    fault: 'request-cart-item:status-403',
  },
  { name: 'mini-cart-unsent', state: 'dialog', button: 0, shown: 'dialog', lost: '**/cart-calls-*.js' },
  { name: 'similar', state: 'dialog', button: 1, shown: '.tile-link' },
  { name: 'similar-empty', state: 'dialog', button: 1, shown: '.similar-note', location: 'empty' },
  {
    name: 'similar-loading',
    state: 'dialog',
    button: 1,
    shown: '.slider .skeleton',
    fault: 'list-similar-products:timeout',
  },
  {
    name: 'similar-failed',
    state: 'dialog',
    button: 1,
    shown: 'dialog .dialog-actions button',
    fault: 'list-similar-products:malformed',
  },
  {
    name: 'similar-refused',
    state: 'dialog',
    button: 1,
    shown: 'dialog .dialog-actions a',
    fault: 'list-similar-products:status-403',
  },
  { name: 'shop-chunk-missing', state: 'error', button: 1, shown: '[role=alert]', lost: '**/open-shop-*.js' },
  { name: 'card-mini-cart', state: 'dialog', button: 0, shown: '.cart-item', location: 'history' },
  { name: 'card-similar', state: 'dialog', button: 1, shown: '.tile-link', location: 'history' },
  {
    name: 'card-shop-missing',
    state: 'error',
    button: 0,
    shown: '[role=alert]',
    lost: '**/open-shop-*.js',
    location: 'history',
  },
];

/** Makes the product addresses unsafe, so that the shop cannot send the shopper to a product page. */
async function serveUnlinked(call: Route): Promise<void> {
  const response = await call.fetch();
  const body = (await response.text()).replace(/("buyItAgain":\{"webLink":")https?/g, '$1ftp');
  await call.fulfill({ response, body });
}

async function openScene(page: Page, scene: ShopScene, view?: View): Promise<void> {
  const { location = 'detail', fault, lost, button, shown } = scene;
  const { tag, buttons, path, ...shopper } = SHOP_LOCATIONS[location];
  if (location === 'unlinked') await page.route('**/history/v1/*', serveUnlinked);
  if (lost !== undefined) await page.route(lost, (call) => call.abort());
  await openArea(page, { path, ...shopper, ...(fault !== undefined && { fault }), ...view });
  await page.locator(`${tag} ${buttons}`).nth(button).click();
  await isShown(page, `${tag} ${shown}`);
}

export const SHOP_SURFACES: readonly Surface[] = SCENES.map((scene) => ({
  name: scene.name,
  tag: SHOP_LOCATIONS[scene.location ?? 'detail'].tag,
  route: SHOP_LOCATIONS[scene.location ?? 'detail'].route,
  state: scene.state,
  open: (page, view) => openScene(page, scene, view),
}));
