import type { OrdersTag } from '../../../elements/loaders.js';

/** How an element is mounted and unmounted repeatedly. */
export interface SoakRow {
  /** Distinguishes the rows of one element. */
  readonly name?: string;
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Properties other than the adapter. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** The element sends no request before its form is submitted. */
  readonly isQuiet?: boolean;
  /** The shopper is not signed in. */
  readonly isGuest?: boolean;
  /** A selector that shows that the data is there, in the element or in one inside it. */
  readonly shown: string;
  /** One element of several shows it: a page has one step for a code at a time. */
  readonly isShownOnce?: boolean;
  /** An order that can be cancelled: at some mounts its job is polled. */
  readonly jobOrder?: string;
  /**
   * The button to press in every element once its data is there, and the selector of what it opens. The element is removed while this is
   * open.
   */
  readonly box?: { readonly button: string; readonly shown: string };
  /** A job that is polled automatically waits for the next element after the last one is removed, so the session is ended. */
  readonly isLeftWaiting?: boolean;
  /** A member with many orders, and the number of pages to load: more than stay cards, so that some are stubs. */
  readonly long?: { readonly user: string; readonly token: string; readonly pages: number };
  /** Measured mounts in a full run; defaults to 1,000. */
  readonly whole?: number;
  /** Measured mounts in a sample; defaults to 1,000. */
  readonly sample?: number;
  /** Mounts before the measurement; defaults to 100, which is also the minimum of a full run. */
  readonly warmUp?: number;
  /** How long to wait for left-over work, if some is known to stay. */
  readonly patienceMs?: number;
}

/** At least one row with data for each element. An element without a row fails the test. */
export const SOAK_ROWS: readonly (SoakRow & { readonly tag: OrdersTag })[] = [
  { tag: 'orders-area', attributes: { 'base-path': '/shop' }, shown: 'article', sample: 60, warmUp: 60 },
  {
    tag: 'orders-guest-lookup',
    // It looks up the order itself.
    attributes: { standalone: '', 'order-number': 'US10000001' },
    properties: { contact: { email: 'guest@example.com' } },
    isGuest: true,
    shown: 'article',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with the step for a code',
    // Guests of this order have to enter one.
    attributes: { 'order-number': 'US10000036' },
    properties: { contact: { email: 'guest@example.com' } },
    isGuest: true,
    shown: 'input[name=code]',
    isShownOnce: true,
    sample: 60,
    warmUp: 60,
  },
  { tag: 'orders-history', shown: 'article', sample: 60, warmUp: 60 },
  {
    tag: 'orders-history',
    name: 'orders-history with a search',
    attributes: { flags: 'enableHistorySearch' },
    shown: '.chip',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-history',
    name: 'orders-history with stubs',
    shown: 'article',
    long: { user: 'upm-1003', token: 'archive-token', pages: 7 },
    // Each loads seven pages of orders: a thousand take more than 20 minutes on a busy machine.
    whole: 200,
    sample: 80,
    // Enough mounts before the measurement to compile what restores stubs.
    warmUp: 120,
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
    shown: 'aside .side-card',
    jobOrder: 'US10000029',
    // Enough mounts before the measurement to load the job.
    sample: 100,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail that finds out how to pay',
    attributes: { 'order-number': 'CN10000001', country: 'cn', flags: 'enableDeferredPayment' },
    // While its job is polled, and with its code.
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
    name: 'orders-detail with a document open',
    attributes: { 'order-number': 'US10000035' },
    shown: '.documents button',
    box: { button: '.documents li:nth-child(4) button', shown: 'dialog .is-primary' },
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with the label of a return',
    attributes: { 'order-number': 'RT10000010', flags: 'showMailLabel paperlessReturnConfirmation' },
    shown: '.label-actions button',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with the cancellation of a return open',
    attributes: { 'order-number': 'RT10000033', flags: 'enableReturnCancel' },
    shown: '.order-actions div > button:last-child',
    box: { button: '.order-actions div > button:last-child', shown: 'dialog .is-primary' },
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-detail',
    name: 'orders-detail with the choice of items to cancel open',
    attributes: { 'order-number': 'US10000031', flags: 'enablePartialCancel' },
    shown: '.order-actions button',
    box: { button: '.order-actions button', shown: 'dialog input[value=items]' },
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
    // The validation of account numbers loads at the same time.
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
    // The session watch belongs to the page and must not refer to removed elements.
    attributes: { kiosk: '', flags: 'enableGiftCardLookup' },
    isQuiet: true,
    shown: 'form',
    sample: 200,
  },
  {
    tag: 'orders-withdrawal',
    attributes: { country: 'de', 'order-number': 'DE10000003' },
    shown: '.withdrawal-items',
    sample: 60,
    warmUp: 60,
  },
  {
    tag: 'orders-curbside-checkin',
    attributes: {
      ...{ flags: 'enableCurbsidePickup', 'order-number': 'US10000006', 'store-id': '101', 'qr-id': 'Q101' },
      // The store never answers, so it is polled every second.
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
