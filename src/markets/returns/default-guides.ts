import type { ReturnGuide } from './return-rules.js';

/** Stores work the same in every country. */
const STORE: ReturnGuide = { name: 'returnToStore', kind: 'store', steps: ['storePack', 'storeShow', 'storeRefund'] };

/** The steps of a drop-off with any carrier. */
const DROPOFF: ReturnGuide = { name: 'upsDropoff', kind: 'dropoff', steps: ['pack', 'label', 'dropOff', 'receipt'] };

/** The steps of a pickup by any carrier. */
const PICKUP: ReturnGuide = { name: 'upsPickup', kind: 'pickup', steps: ['pack', 'label', 'bookPickup', 'handOver'] };

/** For every country without guides of its own. */
export const defaultGuides: readonly ReturnGuide[] = [DROPOFF, PICKUP, STORE];

/** The common guides of Europe, with drop-off at UPS. */
export const commonGuides: readonly ReturnGuide[] = [
  { name: 'upsDropoff', carrier: 'UPSN', kind: 'dropoff', steps: ['pack', 'label', 'dropUps', 'receipt'] },
  ...defaultGuides,
];

export const usGuides: readonly ReturnGuide[] = [
  { name: 'upsPickup', carrier: 'UPSN', kind: 'pickup', steps: ['pack', 'label', 'bookUps', 'handOver'] },
  { name: 'upsDropoff', carrier: 'USPS', kind: 'mail', steps: ['pack', 'label', 'dropUsps', 'receipt'] },
  ...commonGuides,
];

export const nlGuides: readonly ReturnGuide[] = [
  { name: 'upsDropoff', carrier: 'POSTNL', kind: 'dropoff', steps: ['pack', 'label', 'dropPostNl', 'receipt'] },
  ...commonGuides,
];

export const deGuides: readonly ReturnGuide[] = [
  { name: 'upsDropoff', carrier: 'DHL', kind: 'dropoff', steps: ['pack', 'label', 'dropDhl', 'receipt'] },
  { name: 'upsDropoff', carrier: 'HERMES', kind: 'dropoff', steps: ['pack', 'label', 'dropHermes', 'receipt'] },
  ...commonGuides,
];

/** Drop-off at the post office, or pickup from the shopper's own mailbox. */
export const frGuides: readonly ReturnGuide[] = [
  { name: 'upsDropoff', kind: 'mail', steps: ['pack', 'label', 'dropPost', 'receipt'] },
  { name: 'upsPickup', kind: 'mailbox', steps: ['pack', 'label', 'bookMailbox', 'mailbox'] },
  STORE,
];

export const gbGuides: readonly ReturnGuide[] = [
  { name: 'upsDropoff', carrier: 'ROYALMAIL', kind: 'dropoff', steps: ['pack', 'label', 'dropRoyalMail', 'receipt'] },
  ...commonGuides,
];

/** Greece, Hungary and Slovenia: UPS picks up after a phone call. */
export const phoneGuides: readonly ReturnGuide[] = [
  { name: 'upsPickup', carrier: 'UPSN', kind: 'pickup', steps: ['pack', 'label', 'callUps', 'handOver'] },
  ...commonGuides,
];

export const itGuides: readonly ReturnGuide[] = [
  { name: 'upsPickup', carrier: 'SDA', kind: 'pickup', steps: ['pack', 'label', 'bookSda', 'handOver'] },
  ...commonGuides,
];

export const auGuides: readonly ReturnGuide[] = [
  { name: 'upsDropoff', carrier: 'AUPOST', kind: 'dropoff', steps: ['pack', 'label', 'dropAuPost', 'receipt'] },
  ...defaultGuides,
];

/** The driver brings the label. */
export const jpGuides: readonly ReturnGuide[] = [
  { name: 'sagawaPickup', kind: 'pickup', steps: ['pack', 'bookSagawa', 'handSagawa'] },
  ...defaultGuides,
];

/** The courier writes the label. */
export const krGuides: readonly ReturnGuide[] = [
  { name: 'courierPickup', kind: 'pickup', steps: ['pack', 'courierComes', 'handCourier'] },
  ...defaultGuides,
];
