import { goTo } from '../../e2e/support/area.js';
import { GONE } from '../boxes.js';
import type { CallScene, NextAction } from '../call-scene.js';
import { toArea } from '../open-scene.js';
import { toPattern } from '../words.js';
import { openMethods, pressContinue, readSummary, SUMMARY } from './address-setting.js';
import { createQuietCells } from './create-quiet-cells.js';

const RETRY: NextAction = { role: 'button', message: 'failure.retry' };
const wizard = (page: Parameters<CallScene['open']>[0]) => page.locator('orders-return-wizard');

const OUTCOMES = {
  done: { find: (page) => wizard(page).locator('.address-choice') },
  newest: { find: (page) => page.locator('orders-detail, orders-history').first() },
  /** An empty address book, with a button to load it again. */
  alone: {
    find: (page) => wizard(page).locator('[role=alert]', { hasText: toPattern('returnAddress.listFailed') }),
    nextAction: RETRY,
    recovery: 'by hand',
  },
  /** Without a network, the step itself fails to load. */
  stepMissing: {
    find: (page) => wizard(page).locator('[role=alert]', { hasText: toPattern('failure.chunkLoad') }),
    nextAction: RETRY,
    recovery: 'by hand',
  },
  none: { find: (page) => wizard(page).getByText(toPattern('returnAddress.none')) },
  gone: GONE,
} as const satisfies CallScene['outcomes'];

/** Listing a member's address book: without it, an address can still be entered. */
export const ADDRESS_LIST_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-addresses',
  method: 'GET',
  path: /^\/identity\/user\/v1\/[^/]+\/address$/,
  chunks: '**/cdn/return-wizard-address-calls-*.js',
  open: openMethods,
  send: pressContinue,
  cross: (page) => goTo(page, `${toArea('kr')}/`),
  readStored: readSummary,
  preserved: SUMMARY,
  outcomes: OUTCOMES,
  cells: {
    ...createQuietCells('service-list-addresses-failure'),
    offline: { outcome: 'stepMissing', errors: ['chunk-load'], requests: 0 },
    notFound: { outcome: 'none' },
    // The readable addresses are still shown.
    fieldMissing: { outcome: 'done' },
    crossed: { outcome: 'newest' },
    unmounted: { outcome: 'gone' },
    chunk: { outcome: 'alone', errors: ['chunk-load'] },
  },
};
