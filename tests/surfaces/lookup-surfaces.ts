import type { Page } from '@playwright/test';
import { lookUp } from '../e2e/support/test.js';
import { isShown, openAlone, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-guest-lookup';
const route = 'lookup';
const MESSAGE = 'orders-guest-lookup [part=message]';

interface LookupScene {
  readonly fault?: string;
  readonly country?: string;
  readonly as?: string;
}

async function openForm(page: Page, view: View | undefined, scene: LookupScene = {}): Promise<void> {
  await openArea(page, { path: '/details/', as: 'guest', ...scene, ...view });
  await isShown(page, 'orders-guest-lookup form');
}

export const LOOKUP_SURFACES: readonly Surface[] = [
  { name: 'lookup', tag, route, state: 'ready', open: (page, view) => openForm(page, view) },
  {
    name: 'lookup-terms',
    tag,
    route,
    state: 'ready',
    open: (page, view) => openForm(page, view, { country: 'cn' }),
  },
  {
    name: 'lookup-withdrawal',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openForm(page, view, { country: 'de' });
      await isShown(page, 'orders-guest-lookup section > p:last-child a');
    },
  },
  {
    name: 'lookup-logged-out',
    tag,
    route,
    state: 'ready',
    open: (page, view) => openForm(page, view, { as: 'logged-out' }),
  },
  {
    name: 'lookup-wrong-fields',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openForm(page, view);
      await lookUp(page, 'US-1', 'nobody');
      await isShown(page, 'orders-guest-lookup .field-error');
    },
  },
  {
    name: 'lookup-asking',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openForm(page, view, { fault: 'get-order-summary:timeout' });
      await lookUp(page, 'US10000001');
      await isShown(page, 'orders-guest-lookup [aria-busy]');
    },
  },
  {
    name: 'lookup-miss',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openForm(page, view);
      await lookUp(page, 'US99999999');
      await isShown(page, MESSAGE);
    },
  },
  {
    name: 'lookup-cool-down',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openForm(page, view, { fault: 'get-order-summary:status-429-huge' });
      await lookUp(page, 'US10000001');
      await isShown(page, MESSAGE);
    },
  },
  {
    name: 'lookup-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openForm(page, view, { fault: 'get-order-summary:status-403' });
      await lookUp(page, 'US10000001');
      await isShown(page, MESSAGE);
    },
  },
  {
    name: 'lookup-chunk-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/lookup-message-*.js', (call) => call.abort());
      await openForm(page, view);
      await lookUp(page, 'US99999999');
      await isShown(page, MESSAGE);
    },
  },
  {
    name: 'lookup-found',
    tag,
    state: 'ready',
    async open(page, view) {
      const attributes = { 'order-href': '/us/en/orders/details/{orderNumber}/' };
      await openAlone(page, { tag, attributes, ...view });
      await lookUp(page, 'US10000001');
      await isShown(page, 'orders-guest-lookup a.is-primary');
    },
  },
];
