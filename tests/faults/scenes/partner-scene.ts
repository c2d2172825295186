import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { say } from '../words.js';
import { createReadCells } from './create-read-cells.js';

const TAG = 'orders-partner-history';
const box = createBoxes((page, { title, text }) =>
  page
    .locator(TAG)
    .getByRole('alert', { name: say(title) })
    .filter({ hasText: say(text) }),
);
const ENDS = {
  done: { find: (page) => page.locator(`${TAG} article`) },
  newest: { find: (page) => page.locator(`${TAG} article`) },
  partial: { find: (page) => page.locator(`${TAG} .notice`) },
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

const CODE = 'service-list-partner-history-failure';

/** What a member bought from partners. The screen asks for it as soon as it is there. */
export const PARTNER_SCENE: CallScene<keyof typeof ENDS> = {
  call: 'list-partner-history',
  method: 'GET',
  path: /^\/partner_history\/v1$/,
  chunks: '**/esm/partners-*.js',
  open: (page, setting) => openScene(page, { path: '/partners/' }, setting),
  cross: (page) => goTo(page, '/us/en/orders/partners/'),
  slow: 'partnerHistory.slow',
  readKept: (page) => Promise.resolve([getPath(page)]),
  kept: [`${AREA}/partners/`],
  ends: ENDS,
  cells: {
    ...createReadCells(CODE),
    // A list always exists: where it does not, the service is set up wrongly.
    notFound: { end: 'nowhere', errors: [CODE] },
  },
};
