import type { Page } from '@playwright/test';
import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';
import { goOn, openPicked } from './exchange-open.js';

const ORDER = 'US10000012';
const CODE = 'service-request-exchange-preview-failure';

const wizard = (page: Page) => page.locator('orders-return-wizard');
const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const FAILED = box.retry({ title: 'returnPreview.title', text: 'returnPreview.failed' });

const OUTCOMES = {
  // Only a preview enables Continue.
  done: { find: (page) => wizard(page).locator('.wizard:has(.method) .wizard-side .is-primary:not([aria-disabled])') },
  newest: { find: (page) => page.locator('orders-detail, orders-history').first() },
  failed: FAILED,
  refused: FAILED,
  signedOut: FAILED,
  offline: FAILED,
  chunk: FAILED,
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const REPORTED = { outcome: 'failed', errors: [CODE] } as const;

/** Previewing the costs of an exchange: without it, the shopper cannot continue. */
export const EXCHANGE_PREVIEW_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'request-exchange-preview',
  method: 'POST',
  path: /^\/order_mgmt\/exchange_order_previews\/v1$/,
  chunks: '**/cdn/request-exchange-preview-*.js',
  open: (page, setting) => openPicked(page, ORDER, setting),
  send: goOn,
  cross: (page) => goTo(page, `${AREA}/`),
  slow: 'returnPreview.slow',
  readStored: readMethod,
  preserved: ['a return method'],
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells(CODE),
    // A computing call does not wait for a retry.
    away: REPORTED,
    throttled: REPORTED,
    oddWait: REPORTED,
    notFound: REPORTED,
    fieldMissing: REPORTED,
    crossed: { outcome: 'newest' },
  },
};

/** The return method is still selected, or the wizard is gone. */
async function readMethod(page: Page): Promise<string[]> {
  const isElsewhere = (await wizard(page).count()) === 0;
  return isElsewhere || (await wizard(page).locator('.method input:checked').count()) === 1 ? ['a return method'] : [];
}
