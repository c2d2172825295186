import { getProgress, VEHICLE } from '../../e2e/support/curbside.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, Cell, NextAction } from '../call-scene.js';
import { toPattern } from '../words.js';
import { CURBSIDE_SETTING, formBox, INTERACTION_PATH, pressAgain, readVehicle } from './curbside-setting.js';

const CHECK: NextAction = { role: 'button', message: 'curbsideStage.check' };
/** The first poll and five more. */
const MOST_QUESTIONS = 6;

const box = createBoxes((page, { title, text }) =>
  page
    .locator('orders-curbside-checkin [part=message]:not(:has([aria-busy]))')
    .filter({ hasText: toPattern(title) })
    .filter({ hasText: toPattern(text) }),
);
/** The box is an alert, so its button is beside it, in the surrounding stage. */
const stage = createBoxes((page, { title, text }) =>
  page.locator('orders-curbside-checkin .curbside-stage:not(:has([aria-busy]))').filter({
    has: page
      .locator('[part=message]')
      .filter({ hasText: toPattern(title) })
      .filter({ hasText: toPattern(text) }),
  }),
);
const title = 'curbsideStage.lostTitle';

const OUTCOMES = {
  done: { find: (page) => getProgress(page).and(page.locator('[aria-valuenow="100"]')) },
  lost: stage.other({ title, text: 'curbsideStage.lost' }, CHECK, 'by hand'),
  signedOut: stage.other({ title, text: 'curbsideStage.signedOut' }, CHECK, 'by hand'),
  unknown: box.other(
    { title: 'curbsideStage.goneTitle', text: 'curbsideStage.gone' },
    { role: 'button', message: 'curbsideStage.startOver' },
  ),
  /** The service asks for a longer wait than is reasonable outside a store; this is not a failure. */
  callStore: { find: (page) => page.getByText(toPattern('curbsideStage.lateTitle')).first() },
  // The same file contains the preceding arrival call.
  chunk: formBox.retry({ title: 'curbsideStage.failedTitle', text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OutcomeName = keyof typeof OUTCOMES;
const DONE: Cell<OutcomeName> = { outcome: 'done' };
const CODE = 'service-get-curbside-interaction-failure';
const fails = (outcome: OutcomeName): Cell<OutcomeName> => ({ outcome, errors: [CODE] });
const LOST: Cell<OutcomeName> = { ...fails('lost'), requests: MOST_QUESTIONS };

/** Polling the store's progress every second until the handover. */
export const CURBSIDE_INTERACTION_SCENE: CallScene<OutcomeName> = {
  ...CURBSIDE_SETTING,
  call: 'get-curbside-interaction',
  method: 'GET',
  path: INTERACTION_PATH,
  cross: pressAgain,
  readStored: readVehicle,
  preserved: [VEHICLE],
  outcomes: OUTCOMES,
  cells: {
    noAnswer: DONE,
    offline: DONE,
    reset: LOST,
    resetInBody: LOST,
    status500: LOST,
    badGateway: LOST,
    away: DONE,
    expired: { ...fails('signedOut'), requests: 1 },
    signedOut: { ...fails('signedOut'), requests: 1 },
    forbidden: fails('lost'),
    notFound: { outcome: 'unknown' },
    conflict: fails('lost'),
    throttled: DONE,
    opaque: LOST,
    oddWait: DONE,
    endlessWait: { outcome: 'callStore' },
    brokenJson: LOST,
    signInPage: { ...fails('signedOut'), requests: 1 },
    empty: LOST,
    noContent: LOST,
    fieldMissing: fails('lost'),
    extraFields: DONE,
    // These faults break nothing here: the sandbox goes through all its stages.
    unknownWords: { ...DONE, requests: 9 },
    nulls: { ...DONE, requests: 9 },
    notAnObject: fails('lost'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
