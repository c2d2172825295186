import { groupStates, type GalleryState, type StateOf, type Step } from './state.js';
import { ADD_NOTE, AT_METHODS, AT_STORES, CHOSEN, NEXT, SUBMITTED } from './wizard-steps.js';

const ATTRIBUTES = { 'order-number': 'US10000001' };
const toPath = (orderNumber: string): string => `/sales/${orderNumber}/return/`;

const wizard = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `wizard-${name}`,
  kind,
  path: toPath('US10000001'),
  ...more,
});

const WIZARD: readonly StateOf[] = [
  wizard('items', 'ready', { shown: '.return-row' }),
  wizard('chosen', 'ready', { shown: 'textarea', steps: [...CHOSEN, ADD_NOTE] }),
  wizard('nothing', 'empty', { path: toPath('US10000011'), shown: '.return-row' }),
  wizard('off', 'notice', { attributes: { flags: 'disableReturns' }, shown: '[part=message]' }),
  wizard('elsewhere', 'notice', { path: toPath('US10000019'), shown: '[part=message] a' }),
  wizard('loading', 'loading', { fault: 'get-order:timeout', shown: '[aria-busy]' }),
  wizard('order-failed', 'error', { fault: 'get-order:status-403', shown: 'dialog' }),
  wizard('rules-missing', 'error', { lost: 'all-returns', shown: '[role=alert]' }),
  wizard('methods', 'ready', { shown: '.method', steps: [...AT_METHODS, { pick: '.method input' }] }),
  {
    name: 'wizard-guest-prompt',
    kind: 'notice',
    as: 'guest',
    email: 'guest@example.com',
    attributes: { ...ATTRIBUTES, flags: 'enableLoginPrompt' },
    shown: '.guest-prompt',
    steps: AT_METHODS,
  },
  wizard('methods-loading', 'loading', {
    fault: 'list-carrier-services:timeout',
    shown: '.method-skeleton',
    steps: [...CHOSEN, NEXT],
  }),
  wizard('methods-gone', 'empty', { shown: '[part=message]', steps: [...CHOSEN, NEXT] }),
  wizard('review', 'ready', {
    path: toPath('KR10000002'),
    country: 'kr',
    shown: '.review',
    steps: [...AT_STORES, { pick: '.store-choice input' }, NEXT],
  }),
  wizard('leave', 'dialog', { shown: 'dialog', steps: [...CHOSEN, { press: '.order-head a' }] }),
  wizard('pending', 'dialog', { fault: 'request-return:timeout', shown: 'dialog', steps: SUBMITTED }),
  wizard('done', 'dialog', { shown: 'dialog .is-primary', steps: SUBMITTED }),
  ...[
    ['failed', 'status-429'],
    ['refused', 'status-403'],
    ['throttled', 'status-429-huge'],
    ['signed-out', 'status-401'],
  ].map(([name = '', fault = '']) =>
    wizard(name, 'dialog', { fault: `request-return:${fault}`, shown: 'dialog .is-secondary', steps: SUBMITTED }),
  ),
  wizard('earlier', 'dialog', {
    shown: 'dialog p + p + p',
    // The answer is lost, and the order cannot be read until the next return is requested.
    steps: [
      ...AT_METHODS,
      { pick: '.method input' },
      { fault: 'request-return:lost-answer,get-order:status-403' },
      NEXT,
      { see: 'dialog .is-secondary' },
      { fault: '' },
      { press: 'dialog .is-secondary' },
      { press: '.order-actions .is-secondary' },
      ADD_NOTE,
      { type: '.return-fields textarea', text: 'Too large' },
      NEXT,
      { see: '.method' },
      NEXT,
    ],
  }),
  { name: 'wizard-nobody', kind: 'nobody', as: 'guest', attributes: ATTRIBUTES, shown: '.empty' },
  { name: 'wizard-alone', kind: 'ready', attributes: ATTRIBUTES, shown: '.return-row' },
];

const look = (text: string): Step[] => [
  { type: '.store-search input', text },
  { press: '.store-search [type=submit]' },
];
const UNASKED = { path: toPath('US10000008'), steps: AT_STORES };

const STORES: readonly StateOf[] = [
  wizard('stores', 'ready', {
    shown: '.show-more',
    steps: [...AT_STORES, { see: '.store-choice' }, ...look('Sacramento'), { pick: '.store-choice input' }],
  }),
  wizard('stores-unasked', 'ready', { ...UNASKED, shown: '.store-search' }),
  wizard('stores-empty-search', 'notice', {
    ...UNASKED,
    shown: '.field-error',
    steps: [...AT_STORES, ...look('')],
  }),
  wizard('stores-none', 'empty', {
    shown: '.store-step .empty',
    steps: [...AT_STORES, { see: '.store-choice' }, ...look('Nowhere')],
  }),
  wizard('stores-loading', 'loading', {
    fault: 'list-stores:timeout',
    shown: '.store-choice-skeleton',
    steps: AT_STORES,
  }),
  wizard('stores-failed', 'error', { fault: 'list-stores:status-403', shown: '[role=alert]', steps: AT_STORES }),
  wizard('stores-more-failed', 'error', {
    shown: '.show-more [role=alert]',
    steps: [
      ...AT_STORES,
      { see: '.store-choice' },
      ...look('Sacramento'),
      { see: '.show-more' },
      { fault: 'list-stores:status-403' },
      { press: '.show-more button' },
    ],
  }),
  wizard('stores-gone', 'notice', {
    shown: '[role=alert]',
    steps: [...AT_STORES, { pick: '.store-choice input' }, { isReload: true }],
  }),
  wizard('stores-abroad', 'dialog', { shown: 'dialog', steps: [...AT_STORES, { pick: '.store-choice input' }] }),
  wizard('stores-missing-part', 'error', { lost: 'store-step', shown: '[role=alert]', steps: AT_STORES }),
];

const ADD = '.order-main .is-secondary';
const TYPED = {
  familyName: '이',
  givenName: '하늘',
  phone: '01055550101',
  code: '03171',
  province: '서울특별시',
  locality: '종로구',
  line1: '세종대로 175',
};

/** Fills in and submits a new address. */
const added = (changes: Partial<typeof TYPED> = {}): Step[] => [
  { press: ADD },
  ...Object.entries({ ...TYPED, ...changes }).map(([name, text]) => ({ type: `dialog input[name=${name}]`, text })),
  { press: 'dialog form .is-primary' },
];

const address = (name: string, kind: StateOf['kind'], more: Pick<StateOf, 'shown'> & Partial<StateOf>): StateOf => ({
  name: `wizard-address${name}`,
  kind,
  path: toPath('KR10000001'),
  country: 'kr',
  ...more,
  steps: [...AT_METHODS, { pick: '.method input[value=courierPickup]' }, NEXT, ...(more.steps ?? [])],
});

const ADDRESSES: readonly StateOf[] = [
  address('es', 'ready', { shown: '.address-choice' }),
  address('es-last', 'ready', {
    shown: '.address-choice input:disabled',
    steps: [{ press: '.address-pages button', at: -1 }],
  }),
  address('es-loading', 'loading', { fault: 'list-addresses:timeout', shown: '[aria-busy]' }),
  address('es-empty', 'empty', { fault: 'list-addresses:status-404', shown: ADD }),
  address('es-failed', 'error', { fault: 'list-addresses:status-403', shown: '[role=alert]' }),
  address('-form', 'dialog', { shown: 'dialog form', steps: [{ press: ADD }] }),
  address('-errors', 'dialog', {
    shown: 'dialog .field-error',
    steps: [{ press: ADD }, { press: 'dialog form .is-primary' }],
  }),
  address('-suggested', 'dialog', { shown: 'dialog .address-pair', steps: added({ code: '00000' }) }),
  address('-unverified', 'dialog', { shown: 'dialog .address-pair', steps: added({ line1: '없는길 1' }) }),
  address('-saving', 'dialog', {
    fault: 'request-new-address:timeout',
    shown: 'dialog:not(:has(form)) [aria-busy]',
    steps: added(),
  }),
  address('-not-saved', 'dialog', {
    fault: 'request-new-address:status-429',
    shown: 'dialog:not(:has(form)) .is-secondary',
    steps: added(),
  }),
  address('-refused', 'notice', {
    fault: 'request-new-address:drift-null',
    shown: '[role=alert]',
    steps: added(),
  }),
  address('-review', 'ready', {
    shown: '.review .address',
    steps: [{ pick: '.address-choice input' }, NEXT],
  }),
];

/** A return from its first row to its result. */
export const WIZARD_STATES: readonly GalleryState[] = groupStates('orders-return-wizard', [
  ...WIZARD,
  ...STORES,
  ...ADDRESSES,
]);
