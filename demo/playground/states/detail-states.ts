import { groupStates, type GalleryState, type StateOf, type Step } from './state.js';

const READY = 'aside';
const toPath = (orderNumber: string): string => `/sales/${orderNumber}/`;
const toReturnPath = (orderNumber: string): string => `/returns/${orderNumber}/`;
const FAPIAO: readonly Step[] = [{ press: '.order-actions button', at: -1 }];
const ORDER = { 'order-number': 'US10000001' };
const GUEST_QUERY = 'email=guest%40example.com&standalone=true';

const eFapiao = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown' | 'fault'>): StateOf => ({
  name: `detail-e-fapiao${name}`,
  kind,
  path: toPath('CN10000003'),
  country: 'cn',
  steps: FAPIAO,
  ...more,
});

const document = (name: string, at: number, more: Pick<StateOf, 'shown' | 'fault'>): StateOf => ({
  name: `document${name}`,
  kind: 'dialog',
  path: toPath('US10000035'),
  steps: [{ press: '.documents button', at }],
  ...more,
});

const SCREENS: readonly StateOf[] = [
  { name: 'detail', kind: 'ready', path: toPath('US10000001'), shown: READY },
  { name: 'detail-large', kind: 'ready', path: toPath('US10000009'), shown: READY },
  {
    name: 'detail-alerts',
    kind: 'notice',
    path: toPath('US10000001'),
    alerts: true,
    query: 'writeReview=true',
    shown: '.alerts',
  },
  {
    name: 'detail-pickup',
    kind: 'ready',
    path: toPath('US10000006'),
    shown: '.store-hours',
    steps: [{ press: '.store-week summary' }],
  },
  { name: 'detail-store', kind: 'ready', path: toPath('US10000007'), shown: '.bar-code' },
  {
    name: 'detail-store-loading',
    kind: 'loading',
    path: toPath('US10000006'),
    fault: 'list-stores:timeout',
    shown: '.store-skeleton',
  },
  {
    name: 'detail-store-alone',
    kind: 'ready',
    path: toPath('US10000006'),
    fault: 'list-stores:status-403',
    shown: '.store-alone .store-links a',
  },
  eFapiao('', 'notice', { shown: '.tone-success' }),
  eFapiao('-loading', 'loading', { fault: 'get-e-fapiao:timeout', shown: '.order-actions [aria-busy]' }),
  eFapiao('-failed', 'error', { fault: 'get-e-fapiao:status-403', shown: '.tone-critical' }),
  eFapiao('-wait', 'notice', { fault: 'get-e-fapiao:status-404', shown: '.tone-neutral[role=alert]' }),
  { name: 'detail-documents', kind: 'ready', path: toPath('US10000035'), shown: '.documents' },
  document('', 3, { shown: 'dialog .is-primary' }),
  document('-loading', 3, { shown: '.document-busy', fault: 'get-document:timeout' }),
  document('-wait', 4, { shown: 'dialog .is-primary' }),
  document('-unreadable', 1, { shown: 'dialog .is-primary' }),
  document('-missing', 3, { shown: 'dialog .dialog-actions a', fault: 'get-document:status-404' }),
  { name: 'detail-unknown-status', kind: 'notice', path: toPath('US10000021'), shown: READY },
  { name: 'detail-global-store', kind: 'ready', path: toPath('US10000022'), shown: READY },
  { name: 'detail-guest', kind: 'ready', path: '/details/US10000001/', as: 'guest', query: GUEST_QUERY, shown: READY },
  {
    name: 'detail-unreadable',
    kind: 'notice',
    path: toPath('US10000001'),
    fault: 'get-order:drift-missing',
    shown: READY,
  },
  {
    name: 'detail-loading',
    kind: 'loading',
    path: toPath('US10000001'),
    fault: 'get-order:timeout',
    shown: '[aria-busy]',
  },
  { name: 'detail-failed', kind: 'dialog', path: toPath('US10000001'), fault: 'get-order:status-403', shown: 'dialog' },
  { name: 'detail-missing', kind: 'error', path: toPath('US99999999'), shown: '[role=alert]' },
  {
    name: 'detail-alone-failed',
    kind: 'error',
    attributes: ORDER,
    fault: 'get-order:status-403',
    shown: '[role=alert]',
  },
  { name: 'detail-nobody', kind: 'nobody', as: 'guest', attributes: ORDER, shown: '.empty' },
  { name: 'detail-no-number', kind: 'empty', shown: 'section p' },
];

const RETURNS: readonly StateOf[] = [
  { name: 'detail-return', kind: 'ready', path: toReturnPath('RT10000010'), shown: '.order-side' },
  { name: 'detail-return-refunded', kind: 'ready', path: toReturnPath('RT10000011'), shown: '.order-side' },
  { name: 'detail-return-denied', kind: 'ready', path: toReturnPath('RT10000010'), shown: '.order-side' },
  { name: 'detail-return-store', kind: 'ready', path: toReturnPath('RT10000010'), shown: '.order-side' },
  {
    name: 'detail-return-guest',
    kind: 'ready',
    path: '/details/RT10000010/',
    as: 'guest',
    query: GUEST_QUERY,
    shown: '.order-side',
  },
  {
    name: 'detail-return-missing-part',
    kind: 'error',
    path: toReturnPath('RT10000010'),
    lost: 'return-content',
    shown: '[role=alert]',
  },
];

const BOXES: readonly StateOf[] = [
  {
    name: 'order-track',
    kind: 'dialog',
    path: toPath('US10000001'),
    shown: 'dialog button',
    steps: [{ press: '.shipment:first-child .track button' }],
  },
  {
    name: 'order-returns',
    kind: 'dialog',
    path: toPath('US10000010'),
    shown: 'dialog button',
    steps: [{ press: '.order-actions .is-secondary' }],
  },
  {
    name: 'order-mismatch',
    kind: 'dialog',
    path: toPath('US10000019'),
    shown: 'dialog button',
    steps: [{ press: '.order-actions .is-secondary' }],
  },
  {
    name: 'order-quick-actions',
    kind: 'ready',
    path: toPath('US10000010'),
    attributes: { flags: 'useQuickActionCta' },
    shown: READY,
  },
];

/** An order or a return on its own screen. */
export const DETAIL_STATES: readonly GalleryState[] = groupStates('orders-detail', [...SCREENS, ...RETURNS, ...BOXES]);
