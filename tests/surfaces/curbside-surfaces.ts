import type { Page } from '@playwright/test';
import { checkIn, openCurbside, ORDER, PATH, type CurbsideScene } from '../e2e/support/curbside.js';
import { isShown, openArea, type Surface, type View } from './surface.js';
import { readRequestedId } from '../faults/acts.js';

const tag = 'orders-curbside-checkin';
const route = 'curbside';
const ARRIVAL = 'request-curbside-arrival';
const INTERACTION = '/store/pickup_interactions/v1/';
const ELEVEN_MINUTES_MS = 11 * 60_000;

/** Keeps the order at one stage; the sandbox's own stages advance. */
async function answerStage(page: Page, status: string): Promise<void> {
  await page.route(`**${INTERACTION}*`, (request) =>
    request.fulfill({ json: { id: readRequestedId(request.request().url()), status } }),
  );
}

async function openStage(page: Page, view: View | undefined, status: string): Promise<void> {
  await answerStage(page, status);
  await openCurbside(page, { ...view });
  await checkIn(page);
  await isShown(page, `${tag} [aria-valuenow="${{ SUBMITTED: 50, CLAIMED: 75, COMPLETE: 100 }[status] ?? 0}"]`);
}

async function openBox(page: Page, view: View | undefined, scene: CurbsideScene): Promise<void> {
  await openCurbside(page, { ...scene, ...view });
  await checkIn(page);
  await isShown(page, `${tag} [part=message]`);
}

export const CURBSIDE_SURFACES: readonly Surface[] = [
  { name: 'curbside', tag, route, state: 'ready', open: (page, view) => openCurbside(page, { ...view }) },
  {
    name: 'curbside-sending',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openCurbside(page, { fault: `${ARRIVAL}:timeout`, ...view });
      await checkIn(page);
      await isShown(page, `${tag} button[aria-busy]`);
    },
  },
  { name: 'curbside-submitted', tag, route, state: 'ready', open: (page, view) => openStage(page, view, 'SUBMITTED') },
  { name: 'curbside-claimed', tag, route, state: 'ready', open: (page, view) => openStage(page, view, 'CLAIMED') },
  { name: 'curbside-complete', tag, route, state: 'ready', open: (page, view) => openStage(page, view, 'COMPLETE') },
  {
    name: 'curbside-duplicate',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openCurbside(page, { storeId: '104', ...view });
      await checkIn(page);
      await isShown(page, `${tag} .curbside-contact`);
    },
  },
  {
    name: 'curbside-closed',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      await openCurbside(page, { storeId: '102', ...view });
      await isShown(page, `${tag} [part=message]`);
      await isShown(page, `${tag} .store-hours`);
    },
  },
  {
    name: 'curbside-not-offered',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      await openCurbside(page, { storeId: '107', ...view });
      await isShown(page, `${tag} [part=message]`);
      await isShown(page, `${tag} .store-hours`);
    },
  },
  {
    name: 'curbside-late',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      // The arrival was announced eleven minutes ago, before a reload.
      const stored = { orderNumber: ORDER, id: 'arrival-1', stage: 'claimed', at: Date.now() - ELEVEN_MINUTES_MS };
      await page.addInitScript(
        (entry) => sessionStorage.setItem('orders-area/1', JSON.stringify({ curbside: [entry] })),
        stored,
      );
      await answerStage(page, 'CLAIMED');
      await openCurbside(page, { ...view });
      await isShown(page, `${tag} [part=message]`);
    },
  },
  {
    name: 'curbside-lost',
    tag,
    route,
    state: 'error',
    open: (page, view) => openBox(page, view, { fault: 'get-curbside-interaction:status-403' }),
  },
  {
    name: 'curbside-gone',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openCurbside(page, { query: '&storeInteractionId=arrival-unknown', ...view });
      await isShown(page, `${tag} [part=message]`);
    },
  },
  {
    name: 'curbside-failed',
    tag,
    route,
    state: 'error',
    open: (page, view) => openBox(page, view, { fault: `${ARRIVAL}:status-429` }),
  },
  {
    name: 'curbside-refused',
    tag,
    route,
    state: 'error',
    open: (page, view) => openBox(page, view, { fault: `${ARRIVAL}:status-403` }),
  },
  {
    name: 'curbside-wait',
    tag,
    route,
    state: 'error',
    open: (page, view) => openBox(page, view, { fault: `${ARRIVAL}:status-429-huge` }),
  },
  {
    name: 'curbside-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openArea(page, { path: PATH, as: 'guest', ...view });
      await isShown(page, `${tag} [part=message]`);
    },
  },
];
