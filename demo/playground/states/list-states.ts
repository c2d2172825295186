import { groupStates, type GalleryState, type Step } from './state.js';

const LIST = 'list-order-history';
const SEARCH = 'search-order-history';
const PARTNERS = 'list-partner-history';
const ONE_PRODUCT = { 'order-number': 'US10000023', flags: 'enableShopSimilar enableEdd' };
const ORDER = { 'order-number': 'US10000001' };
const MORE = '.show-more button';
const CARD_BUTTON = '.card-actions button';

/** Loads four pages of a history; by then the first one is a stub. */
const FOUR_PAGES: readonly Step[] = [10, 20, 30].flatMap((count): Step[] => [
  { see: 'article', at: count - 1 },
  { press: MORE },
]);

/** The area's frame around its screens, and lists of orders. */
export const LIST_STATES: readonly GalleryState[] = [
  ...groupStates('orders-area', [
    { name: 'area-wait', kind: 'loading', path: '/', held: 'orders-history', shown: '.area-wait' },
    { name: 'area-chunk-missing', kind: 'error', path: '/', lost: 'orders-history', shown: '[role=alert]' },
    { name: 'area-late', kind: 'error', path: '/', shown: '[role=alert]' },
    { name: 'area-wrong-attribute', kind: 'notice', attributes: { routing: 'sideways' }, shown: '[part=message]' },
  ]),
  ...groupStates('orders-history', [
    { name: 'history', kind: 'ready', path: '/', as: 'tour', shown: 'article' },
    { name: 'history-tabs', kind: 'ready', path: '/', shown: '.tabs' },
    { name: 'history-alerts', kind: 'notice', path: '/', alerts: true, shown: '.alerts' },
    { name: 'history-find-orders', kind: 'notice', path: '/', country: 'kr', shown: '.notice a' },
    { name: 'history-withdrawal', kind: 'ready', path: '/', country: 'de', shown: 'section > p:last-child a' },
    { name: 'history-empty', kind: 'empty', path: '/', as: 'archive', country: 'gb', shown: '.empty' },
    { name: 'history-loading', kind: 'loading', path: '/', fault: `${LIST}:timeout`, shown: '[aria-busy]' },
    { name: 'history-failed', kind: 'error', path: '/', fault: `${LIST}:status-403`, shown: '[role=alert]' },
    {
      name: 'history-more-failed',
      kind: 'error',
      path: '/',
      shown: '[role=alert]',
      steps: [{ see: 'article' }, { fault: `${LIST}:status-403` }, { press: MORE }],
    },
    { name: 'history-stub', kind: 'ready', path: '/', as: 'archive', shown: 'article', steps: FOUR_PAGES },
    {
      name: 'history-stub-failed',
      kind: 'error',
      path: '/',
      as: 'archive',
      shown: '.stub [role=alert]',
      steps: [...FOUR_PAGES, { see: '.stub' }, { fault: `${LIST}:status-403` }, { scroll: '.stub' }],
    },
    { name: 'history-search', kind: 'ready', path: '/', shown: '.search input' },
    { name: 'history-search-found', kind: 'ready', path: '/', query: 'q=tempo&status=delivered', shown: 'article' },
    { name: 'history-search-none', kind: 'empty', path: '/', query: 'q=anchor', shown: '.search-slot .empty' },
    {
      name: 'history-search-loading',
      kind: 'loading',
      path: '/',
      query: 'q=tempo',
      fault: `${SEARCH}:timeout`,
      shown: '.search-slot [aria-busy]',
    },
    {
      name: 'history-search-failed',
      kind: 'error',
      path: '/',
      query: 'q=tempo',
      fault: `${SEARCH}:status-500`,
      shown: '.search-slot [role=alert]',
    },
    { name: 'history-unreadable', kind: 'notice', path: '/', fault: `${LIST}:drift-missing`, shown: 'article' },
    { name: 'history-nobody', kind: 'nobody', as: 'guest', shown: '.empty' },
    { name: 'history-alone', kind: 'ready', shown: 'article' },
    {
      name: 'card-mini-cart',
      kind: 'dialog',
      path: '/',
      as: 'tour',
      shown: '.cart-item',
      steps: [{ press: CARD_BUTTON }],
    },
    {
      name: 'card-similar',
      kind: 'dialog',
      path: '/',
      as: 'tour',
      shown: '.tile-link',
      steps: [{ press: CARD_BUTTON, at: 1 }],
    },
    {
      name: 'card-shop-missing',
      kind: 'error',
      path: '/',
      as: 'tour',
      lost: 'open-shop',
      shown: '[role=alert]',
      steps: [{ press: CARD_BUTTON }],
    },
  ]),
  ...groupStates('orders-partner-history', [
    { name: 'partners', kind: 'ready', path: '/partners/', shown: 'article' },
    {
      name: 'partners-answers',
      kind: 'ready',
      path: '/partners/',
      shown: 'details[open] p',
      steps: [{ see: 'article' }, { press: 'summary' }, { press: 'summary', at: 1 }],
    },
    { name: 'partners-empty', kind: 'empty', path: '/partners/', as: 'no-consent', shown: '.empty' },
    {
      name: 'partners-loading',
      kind: 'loading',
      path: '/partners/',
      fault: `${PARTNERS}:timeout`,
      shown: '[aria-busy]',
    },
    {
      name: 'partners-failed',
      kind: 'error',
      path: '/partners/',
      fault: `${PARTNERS}:status-403`,
      shown: '[role=alert]',
    },
    {
      name: 'partners-more-failed',
      kind: 'error',
      path: '/partners/',
      shown: '[role=alert]',
      steps: [{ see: 'article' }, { fault: `${PARTNERS}:status-403` }, { press: MORE }],
    },
    {
      name: 'partners-unreadable',
      kind: 'notice',
      path: '/partners/',
      fault: `${PARTNERS}:drift-missing`,
      shown: '.notice',
    },
    {
      name: 'partners-nobody',
      kind: 'nobody',
      as: 'guest',
      attributes: { flags: 'enablePartnerOrders' },
      shown: '.empty',
    },
    { name: 'partners-off', kind: 'notice', shown: '.empty' },
  ]),
  ...groupStates('orders-card', [
    { name: 'card', kind: 'ready', attributes: ORDER, shown: 'article' },
    { name: 'card-actions', kind: 'ready', attributes: ONE_PRODUCT, shown: CARD_BUTTON },
    {
      name: 'card-alone-mini-cart',
      kind: 'dialog',
      attributes: ONE_PRODUCT,
      shown: '.cart-item',
      steps: [{ press: CARD_BUTTON }],
    },
    {
      name: 'card-alone-similar',
      kind: 'dialog',
      attributes: ONE_PRODUCT,
      shown: '.tile-link',
      steps: [{ press: CARD_BUTTON, at: 1 }],
    },
    { name: 'card-loading', kind: 'loading', attributes: ORDER, fault: 'get-order:timeout', shown: '[aria-busy]' },
    { name: 'card-failed', kind: 'error', attributes: ORDER, fault: 'get-order:status-403', shown: '[part=message]' },
    { name: 'card-missing', kind: 'error', attributes: { 'order-number': 'US99999999' }, shown: '[part=message]' },
    { name: 'card-nobody', kind: 'nobody', as: 'guest', attributes: ORDER, shown: '[part=message]' },
  ]),
];
