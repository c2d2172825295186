import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';

const ORDER = 'US10000001';
const NEWER = 'US10000003';

const box = createBoxes((page, { title, text }) =>
  page
    .locator('orders-detail')
    .getByRole('dialog', { name: toPattern(title) })
    .filter({ hasText: toPattern(text) }),
);
const OUTCOMES = {
  done: { find: (page) => page.locator('orders-detail section:has(aside)', { hasText: ORDER }) },
  newest: { find: (page) => page.locator('orders-detail section:has(aside)', { hasText: NEWER }) },
  partial: {
    find: (page) => page.locator('orders-detail section:has(aside)', { hasText: toPattern('order.unreadable') }),
  },
  failed: box.retry({ title: 'readFailure.title', text: 'readFailure.text' }),
  refused: box.contact({ title: 'readFailure.title', text: 'readFailure.forbidden' }),
  missing: {
    find: (page) => page.locator('orders-detail').getByRole('alert', { name: toPattern('orderDetail.missingTitle') }),
    nextAction: { role: 'link', message: 'orderDetail.allOrders' },
  },
  signedOut: box.other(
    { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
    { role: 'button', message: 'orderDetail.signIn' },
  ),
  offline: box.resume({ title: 'failure.networkTitle', text: 'readFailure.offline' }),
  chunk: box.retry({ title: 'failure.networkTitle', text: 'readFailure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const CODE = 'service-order-detail-failure';

/** Reading a member's order by its address. */
export const ORDER_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'get-order',
  method: 'GET',
  path: /^\/history\/v1\/[^/]+$/,
  chunks: '**/cdn/calls-*.js',
  open: (page, setting) => openScene(page, { path: `/sales/${ORDER}/` }, setting),
  cross: (page) => goTo(page, `${AREA}/sales/${NEWER}/`),
  slow: 'orderDetail.slow',
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [`${AREA}/sales/${ORDER}/`],
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells(CODE),
    notFound: { outcome: 'missing', errors: [CODE] },
  },
};
