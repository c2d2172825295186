import type { Page } from '@playwright/test';
import { getCurbside, getSubmit, PATH, toPlace, VEHICLE } from '../../e2e/support/curbside.js';
import { fillFor } from '../acts.js';
import { createBoxes } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { say } from '../words.js';

export const ARRIVAL_PATH = /\/pickup_interactions\/v1$/;
export const INTERACTION_PATH = /\/pickup_interactions\/v1\/[^/]+$/;

/** The form, with what went wrong above its button. */
export const formBox = createBoxes((page, { title, text }) =>
  page.locator('orders-curbside-checkin form', {
    has: page.getByRole('group', { name: say(title) }).filter({ hasText: say(text) }),
  }),
);

/** What both calls of a shopper outside a store have in common: an order is handed over at the first question. */
export const CURBSIDE_SETTING = {
  chunks: '**/cdn/curbside-calls-*.js',
  async open(page, setting?: SceneSetting) {
    await openScene(page, { path: PATH, as: 'guest', query: toPlace() }, setting);
    await getCurbside(page).locator('textarea').fill(VEHICLE);
  },
  send: (page) => getSubmit(page).click(),
  answers: [{ path: INTERACTION_PATH, act: fillFor('id', { status: 'COMPLETE' }) }],
} as const satisfies Partial<CallScene>;

/** Presses again while the first wish is under way, or nothing where there is nothing to press any more. */
export async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await getSubmit(page).dispatchEvent('click');
}

/** Where the store does not know, what was typed is still there; where it does, the form is gone. */
export async function readVehicle(page: Page): Promise<string[]> {
  const field = getCurbside(page).locator('textarea');
  return [(await field.count()) === 0 ? VEHICLE : await field.inputValue()];
}
