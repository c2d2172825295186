import { TIERS } from '../../../contract/tiers.js';
import type { GalleryState, StateOf, Step } from './state.js';
import { AT_METHODS } from './wizard-steps.js';

const MESSAGE = '[part=message]';

/** A screen as a back end of a lower tier shows it. */
interface TierScreen extends Omit<StateOf, 'kind'> {
  readonly group: string;
  /** The first tier with the calls of the screen; below it, a message takes its place. */
  readonly from?: number;
  /** The first tier that leads to the screen; below it, there is none. */
  readonly first?: number;
  readonly kind?: StateOf['kind'];
}

const ORDER_ACTION: Step = { press: '.order-actions button' };

const SCREENS: readonly TierScreen[] = [
  { name: 'history', group: 'orders-history', path: '/', shown: 'article' },
  { name: 'lookup', group: 'orders-guest-lookup', path: '/details/', as: 'guest', shown: 'form' },
  {
    name: 'card',
    group: 'orders-card',
    attributes: { 'order-number': 'US10000023', flags: 'enableShopSimilar enableEdd' },
    shown: 'article',
  },
  { name: 'detail', group: 'orders-detail', path: '/sales/US10000001/', shown: 'aside' },
  { name: 'pickup', group: 'orders-detail', path: '/sales/US10000006/', shown: '.pickup' },
  { name: 'return', group: 'orders-detail', path: '/returns/RT10000010/', shown: '.order-side' },
  {
    name: 'instructions',
    group: 'orders-return-instructions',
    path: '/returns/RT10000010/return-confirmation/',
    shown: '.guide-steps',
  },
  { name: 'wizard', group: 'orders-return-wizard', path: '/sales/US10000001/return/', shown: '.return-row', from: 3 },
  {
    name: 'wizard-methods',
    group: 'orders-return-wizard',
    path: '/sales/US10000001/return/',
    shown: '.method',
    steps: AT_METHODS,
    first: 3,
  },
  {
    name: 'cancel',
    group: 'orders-detail',
    kind: 'dialog',
    path: '/sales/US10000002/',
    shown: 'dialog .is-primary',
    steps: [ORDER_ACTION],
    first: 2,
  },
  {
    name: 'cancelled',
    group: 'orders-detail',
    kind: 'dialog',
    path: '/sales/US10000002/',
    shown: 'dialog:not(:has([aria-busy])) h3',
    steps: [ORDER_ACTION, { press: 'dialog .is-primary' }],
    first: 2,
  },
  { name: 'documents', group: 'orders-detail', path: '/sales/US10000035/', shown: 'aside' },
  {
    name: 'withdrawal-link',
    group: 'orders-detail',
    path: '/sales/DE10000003/',
    country: 'de',
    shown: '.side-card a[href*=withdrawal]',
  },
  {
    name: 'withdrawal',
    group: 'orders-withdrawal',
    as: 'guest',
    attributes: { country: 'de' },
    shown: MESSAGE,
    from: 4,
  },
  {
    name: 'partners',
    group: 'orders-partner-history',
    attributes: { flags: 'enablePartnerOrders' },
    shown: MESSAGE,
    from: 4,
  },
  {
    name: 'refund',
    group: 'orders-bank-refund',
    path: '/returns/US10000018/refund-payment/',
    shown: MESSAGE,
    from: 4,
  },
  {
    name: 'gift-card',
    group: 'orders-gift-card-balance',
    as: 'guest',
    attributes: { flags: 'enableGiftCardLookup' },
    shown: MESSAGE,
    from: 4,
  },
  {
    name: 'curbside',
    group: 'orders-curbside-checkin',
    path: '/curbside-pickup/US10000006/',
    as: 'guest',
    query: 'storeId=101&qrId=Q101',
    shown: MESSAGE,
    from: 4,
  },
];

/** Every screen at the tiers 1, 2 and 3, if one of their screens leads to it. */
export const TIER_STATES: readonly GalleryState[] = Object.entries(TIERS).flatMap(([tier, calls]) =>
  SCREENS.filter(({ first = 1 }) => Number(tier) >= first).map(
    ({ from = 1, first: _first, kind = 'ready', ...screen }): GalleryState => {
      const isMissing = Number(tier) < from;
      return {
        ...screen,
        name: `tier-${tier}-${screen.name}`,
        kind: isMissing ? 'notice' : kind,
        shown: isMissing ? MESSAGE : screen.shown,
        calls,
      };
    },
  ),
);
