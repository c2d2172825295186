import type { Page } from '@playwright/test';
import { openNewReturn } from '../e2e/support/new-return.js';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-return-instructions';
const route = 'returnInstructions';
const STEPS = `${tag} .guide-steps`;

interface Scene {
  readonly orderNumber?: string;
  readonly country?: string;
  readonly shown?: string;
  readonly fault?: string;
  readonly query?: string;
  readonly address?: 'return-confirmation' | 'return-detail-confirmation';
}

const open =
  (scene: Scene = {}) =>
  async (page: Page, view?: View): Promise<void> => {
    const { orderNumber = 'RT10000010', country = 'us', shown = STEPS, fault, query = '' } = scene;
    const path = `/returns/${orderNumber}/${scene.address ?? 'return-confirmation'}/`;
    await openArea(page, { path, country, ...(fault !== undefined && { fault }), query, ...view });
    await isShown(page, shown);
  };

/** The instructions for every return method, and for a return without remaining steps. */
export const INSTRUCTIONS_SURFACES: readonly Surface[] = [
  { name: 'instructions', tag, route, state: 'ready', open: open() },
  {
    name: 'instructions-emailed',
    tag,
    route,
    state: 'notice',
    open: open({ query: '&pageView=true&emailSent=true', shown: `${tag} .order-head [part=message]` }),
  },
  {
    name: 'instructions-store',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await open()(page, view);
      await page.locator(`${tag} .guide-switch button`).last().click();
      await isShown(page, `${tag} .guide a[target]`);
    },
  },
  {
    name: 'instructions-emea',
    tag,
    route: 'returnInstructionsEmea',
    state: 'ready',
    open: open({ country: 'nl', address: 'return-detail-confirmation' }),
  },
  {
    name: 'instructions-code-waits',
    tag,
    route: 'returnInstructionsEmea',
    state: 'notice',
    async open(page, { locale = 'en', theme = 'light' } = {}) {
      const made = { orderNumber: 'NL10000001', carrier: 'POSTNL', method: 'upsDropoff' };
      const address = 'return-detail-confirmation/';
      await openNewReturn(page, made, { address, locale, query: `&theme=${theme}`, seconds: 60 });
      await isShown(page, `${tag} .label-wait`);
    },
  },
  {
    name: 'instructions-fake',
    tag,
    route,
    state: 'ready',
    open: open({ orderNumber: 'JP10000001', country: 'jp', query: '&flags=enableFakeReturn,enableSagawaReturn' }),
  },
  {
    name: 'instructions-over',
    tag,
    route,
    state: 'empty',
    open: open({ orderNumber: 'RT10000011', shown: `${tag} [part=message]` }),
  },
  {
    name: 'instructions-no-return',
    tag,
    state: 'empty',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': 'US10000001' }, adapter: AS_MEMBER, ...view });
      await isShown(page, `${tag} [part=message]`);
    },
  },
  {
    name: 'instructions-loading',
    tag,
    route,
    state: 'loading',
    open: open({ shown: `${tag} [aria-busy]`, fault: 'get-order:timeout' }),
  },
  {
    name: 'instructions-failed',
    tag,
    route,
    state: 'error',
    open: open({ shown: `${tag} dialog`, fault: 'get-order:status-403' }),
  },
  {
    name: 'instructions-rules-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/all-returns-*.js', (call) => call.abort());
      await open({ shown: `${tag} [role=alert]` })(page, view);
    },
  },
  {
    name: 'instructions-nobody',
    tag,
    state: 'nobody',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': 'RT10000010' }, ...view });
      await isShown(page, `${tag} .empty`);
    },
  },
];
