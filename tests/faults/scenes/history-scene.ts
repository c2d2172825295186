import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { say } from '../words.js';
import { createReadCells } from './create-read-cells.js';

const box = createBoxes((page, { title, text }) =>
  page
    .locator('orders-history')
    .getByRole('alert', { name: say(title) })
    .filter({ hasText: say(text) }),
);
const ENDS = {
  done: { find: (page) => page.locator('orders-history article') },
  newest: { find: (page) => page.locator('orders-history article', { hasText: 'View order' }) },
  partial: { find: (page) => page.locator('orders-history .notice', { hasText: say('orderHistory.unreadable') }) },
  failed: box.retry({ title: 'readFailure.title', text: 'readFailure.text' }),
  refused: box.contact({ title: 'readFailure.title', text: 'readFailure.forbidden' }),
  nowhere: box.retry({ title: 'readFailure.title', text: 'readFailure.forbidden' }),
  signedOut: box.other(
    { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
    { role: 'button', message: 'orderHistory.signIn' },
  ),
  offline: box.resume({ title: 'failure.networkTitle', text: 'readFailure.offline' }),
  chunk: box.retry({ title: 'failure.networkTitle', text: 'readFailure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['ends'];

const CODE = 'service-order-summary-failure';

/** A member's orders. The screen asks for them as soon as it is there. */
export const HISTORY_SCENE: CallScene<keyof typeof ENDS> = {
  call: 'list-order-history',
  method: 'GET',
  path: /^\/history\/v1$/,
  chunks: '**/esm/calls-*.js',
  open: (page, setting) => openScene(page, { path: '/' }, setting),
  cross: (page) => goTo(page, '/us/en/orders/'),
  slow: 'orderHistory.slow',
  readKept: (page) => Promise.resolve([getPath(page)]),
  kept: [`${AREA}/`],
  ends: ENDS,
  cells: {
    ...createReadCells(CODE),
    // A list always exists: where it does not, the service is set up wrongly.
    notFound: { end: 'nowhere', errors: [CODE] },
  },
};
