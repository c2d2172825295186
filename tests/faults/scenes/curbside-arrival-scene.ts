import { getProgress, VEHICLE } from '../../e2e/support/curbside.js';
import { GONE, type BoxWords, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, Cell } from '../call-scene.js';
import { toPattern } from '../words.js';
import { createWriteCells } from './create-write-cells.js';
import { ARRIVAL_PATH, CURBSIDE_SETTING, formBox, pressAgain, readVehicle } from './curbside-setting.js';

const title = 'curbsideStage.failedTitle';

const IN_DOUBT: BoxWords = { title: 'curbsideStage.uncertainTitle', text: 'curbsideStage.uncertain' };
const OUTCOMES = {
  done: { find: (page) => getProgress(page).and(page.locator('[aria-valuenow="100"]')) },
  duplicate: { find: (page) => page.getByRole('heading', { name: toPattern('curbsideStage.duplicateTitle') }) },
  refused: formBox.contact({ title, text: 'curbsideStage.refused' }),
  wait: formBox.wait({ title, text: 'curbsideStage.throttled' }, SHORT_WAIT_MS),
  longWait: formBox.wait({ title, text: 'curbsideStage.throttled' }, LONG_WAIT_MS),
  uncertain: formBox.retry(IN_DOUBT),
  uncertainWait: formBox.wait(IN_DOUBT, SHORT_WAIT_MS),
  signedOut: formBox.other(
    { title, text: 'curbsideStage.signedOut' },
    { role: 'button', message: 'curbsideStage.signIn' },
  ),
  offline: formBox.retry({ title, text: 'curbsideStage.offline' }),
  chunk: formBox.retry({ title, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OutcomeName = keyof typeof OUTCOMES;
const CODE = 'service-request-curbside-arrival-failure';
const fails = (outcome: OutcomeName): Cell<OutcomeName> => ({ outcome, errors: [CODE] });

/**
 * Telling a store that a shopper waits outside: a write, which is never retried automatically. The shopper sees its
 * result.
 */
export const CURBSIDE_ARRIVAL_SCENE: CallScene<OutcomeName> = {
  ...CURBSIDE_SETTING,
  call: 'request-curbside-arrival',
  method: 'POST',
  path: ARRIVAL_PATH,
  cross: pressAgain,
  slow: 'curbside.slow',
  readStored: readVehicle,
  preserved: [VEHICLE],
  outcomes: OUTCOMES,
  cells: {
    ...createWriteCells(CODE),
    away: fails('uncertainWait'),
    // A guest has no token that could be renewed.
    expired: { ...fails('signedOut'), requests: 1 },
    signedOut: { ...fails('signedOut'), requests: 1 },
    conflict: { outcome: 'duplicate' },
    fieldMissing: fails('uncertain'),
    nulls: { outcome: 'done' },
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
