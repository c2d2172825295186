import type { OrdersTag } from '../../../elements/loaders.js';

/** How a tag is mounted and unmounted again and again. */
export interface SoakRow {
  /** What is said of the row where its tag has more than one. */
  readonly name?: string;
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Properties besides the adapter. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** It asks nothing before somebody has filled it in. */
  readonly isQuiet?: boolean;
  /** Nobody is signed in. */
  readonly isGuest?: boolean;
  /** What shows that the data is there, in the tag or in the one that it shows. */
  readonly shown: string;
  /** An order that can be cancelled: at some mounts the job of that is asked after. */
  readonly jobOrder?: string;
  /** What is pressed in every tag once its data is there, and what that opens: the tag goes with it open. */
  readonly box?: { readonly button: string; readonly shown: string };
  /** A job that is asked after by itself waits for the next tag once the last is gone: the session is ended. */
  readonly isLeftWaiting?: boolean;
  /** A member with many orders, and how many pages of them are asked for: more than stay cards, so that some are stubs. */
  readonly long?: { readonly user: string; readonly token: string; readonly pages: number };
  /** Measured mounts in a sample; 1,000 where there is none. */
  readonly sample?: number;
  /** Mounts before that, in a sample; 100 where there is none. */
  readonly warmUp?: number;
  /** How long what is still there is waited for, where that is known to stay. */
  readonly patienceMs?: number;
}

/** One for each tag at least, with data. A tag without a row fails the test. */
export const SOAK_ROWS: readonly (SoakRow & { readonly tag: OrdersTag })[] = [
  { tag: 'orders-area', attributes: { 'base-path': '/shop' }, shown: 'article', sample: 60, warmUp: 60 },
  {
    tag: 'orders-guest-lookup',
    // It looks the order up by itself.
    attributes: { standalone: '', 'order-number': 'US10000001' },
    properties: { contact: { email: 'guest@example.com' } },
    isGuest: true,
    shown: 'article',
    sample: 60,
    warmUp: 60,
  },
  { tag: 'orders-history', shown: 'article', sample: 60, warmUp: 60 },
  {
    tag: 'orders-history',
    name: 'orders-history with stubs',
    shown: 'article',
    long: { user: 'upm-1003', token: 'archive-token', pages: 7 },
    sample: 80,
    warmUp: 60,
  },
  {
    tag: 'orders-partner-history',
    attributes: { flags: 'enablePartnerOrders' },
    shown: 'article',
    sample: 60,
    warmUp: 60,
  },
  { tag: 'orders-card', attributes: { 'order-number': 'US10000001' }, shown: 'article', sample: 200 },
  {
    tag: 'orders-detail',
    attributes: { 'order-number': 'US10000001' },
    shown: 'aside',
    jobOrder: 'US10000029',
    // As many before them as bring the job in.
    sample: 100,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail that finds out how to pay',
    attributes: { 'order-number': 'CN10000001', country: 'cn', flags: 'enableDeferredPayment' },
    // While its job is asked after, and with its code.
    shown: '.pay-wait, .qr',
    isLeftWaiting: true,
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with a box open',
    attributes: { 'order-number': 'US10000001', flags: 'enableShopSimilar' },
    shown: '.item-shop > button + button',
    box: { button: '.item-shop > button + button', shown: '.tile' },
    sample: 60,
    warmUp: 40,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with an e-fapiao to be had',
    attributes: { 'order-number': 'CN10000003', country: 'cn' },
    shown: '.order-actions button',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with the label of a return',
    attributes: { 'order-number': 'RT10000010', flags: 'showMailLabel paperlessReturnConfirmation' },
    shown: '.label-actions button + button',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-return-wizard',
    attributes: { 'order-number': 'US10000001' },
    shown: '.return-row',
    sample: 100,
    warmUp: 60,
  },
  {
    tag: 'orders-bank-refund',
    attributes: { 'order-number': 'US10000018', step: 'form' },
    // What judges an account number comes beside it.
    shown: 'input[name=iban]',
    sample: 200,
  },
  {
    tag: 'orders-gift-card-balance',
    attributes: { flags: 'enableGiftCardLookup' },
    isQuiet: true,
    shown: 'form',
    sample: 200,
  },
  {
    tag: 'orders-gift-card-balance',
    name: 'orders-gift-card-balance on a shared device',
    // What watches over the session is the page's, and knows of no tag that is gone.
    attributes: { kiosk: '', flags: 'enableGiftCardLookup' },
    isQuiet: true,
    shown: 'form',
    sample: 200,
  },
  {
    tag: 'orders-curbside-checkin',
    attributes: {
      ...{ flags: 'enableCurbsidePickup', 'order-number': 'US10000006', 'store-id': '101', 'qr-id': 'Q101' },
      // Nobody comes for it: it is asked after every second.
      'store-interaction-id': 'arrival-105',
    },
    shown: '.curbside-stage',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-return-instructions',
    attributes: { 'order-number': 'RT10000010', flags: 'enableCarrierService enableReturnsBarcode' },
    shown: '.guide-steps',
    sample: 200,
  },
];
