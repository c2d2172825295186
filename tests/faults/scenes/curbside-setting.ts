import type { Page } from '@playwright/test';
import { getCurbside, getSubmit, PATH, toCurbsideQuery, VEHICLE } from '../../e2e/support/curbside.js';
import { fillFor } from '../acts.js';
import { createBoxes } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';

export const ARRIVAL_PATH = /\/pickup_interactions\/v1$/;
export const INTERACTION_PATH = /\/pickup_interactions\/v1\/[^/]+$/;

/** The form, with the failure above its button. */
export const formBox = createBoxes((page, { title, text }) =>
  page.locator('orders-curbside-checkin form', {
    has: page.getByRole('group', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
  }),
);

/** The setting shared by both curbside calls: the order is handed over at the first poll. */
export const CURBSIDE_SETTING = {
  chunks: '**/cdn/curbside-calls-*.js',
  async open(page, setting?: SceneSetting) {
    await openScene(page, { path: PATH, as: 'guest', query: toCurbsideQuery() }, setting);
    await getCurbside(page).locator('textarea').fill(VEHICLE);
  },
  send: (page) => getSubmit(page).click(),
  answers: [{ path: INTERACTION_PATH, act: fillFor('id', { status: 'COMPLETE' }) }],
} as const satisfies Partial<CallScene>;

/** Presses again while the first request is under way, if the button is still there. */
export async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await getSubmit(page).dispatchEvent('click');
}

/** Until the store knows, the form keeps its text; after that, the form is gone. */
export async function readVehicle(page: Page): Promise<string[]> {
  const field = getCurbside(page).locator('textarea');
  return [(await field.count()) === 0 ? VEHICLE : await field.inputValue()];
}
