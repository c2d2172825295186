import { DEMO_FLAGS } from '../host-page.js';

/** The query keys of the playground's address that are settings; all other keys are attributes of the tag. */
const SETTINGS = [
  'tag',
  'as',
  'email',
  'fault',
  'world',
  'alerts',
  'calls',
  'path',
  'query',
  'dir',
  'sheet',
  'width',
  'state',
];

const ORDER = { 'order-number': 'US10000001' };
/** The settings that say what a tag shows, and to whom. */
const SUBJECT = ['as', 'order-number', 'store-id', 'qr-id'];

/** The initial settings of each tag, so that it shows something. */
const EXAMPLES = {
  'orders-area': { routing: 'memory', flags: DEMO_FLAGS.join(' ') },
  'orders-guest-lookup': { as: 'guest', flags: 'enableSmsLookup' },
  'orders-history': { flags: 'enableEdd enableShopSimilar' },
  'orders-partner-history': { flags: 'enablePartnerOrders' },
  'orders-card': { ...ORDER, flags: 'enableEdd' },
  'orders-detail': { ...ORDER, flags: 'enableEdd enableDeferredPayment enableShopSimilar' },
  'orders-return-wizard': { ...ORDER, flags: 'enableExchanges enableCarrierService enableDorisStoreSelector' },
  'orders-return-instructions': { 'order-number': 'RT10000010' },
  'orders-bank-refund': { 'order-number': 'US10000018', step: 'form' },
  'orders-gift-card-balance': { as: 'guest', flags: 'enableGiftCardLookup' },
  'orders-withdrawal': { as: 'guest', country: 'de' },
  'orders-curbside-checkin': {
    as: 'guest',
    'order-number': 'US10000006',
    'store-id': '101',
    'qr-id': 'Q101',
    flags: 'enableCurbsidePickup',
  },
};

/** Returns the settings of a tag that was just selected. */
export function toExample(tag) {
  return readSettings(new URLSearchParams({ as: 'member', country: 'us', locale: 'en', ...EXAMPLES[tag], tag }));
}

/** Reads settings from the playground's query; without one, an order is shown. */
export function readSettings(query) {
  if (!query.has('tag')) return toExample('orders-detail');
  const settings = { as: 'guest', attributes: {} };
  for (const [name, value] of query) {
    if (SETTINGS.includes(name)) settings[name] = value;
    else settings.attributes[name] = value;
  }
  return settings;
}

/**
 * Completes the query of a link: one that only names a tag gets the tag's example, and one that names no order the example's shopper and
 * order. A state of the gallery stays as it is, because it may be about a missing number.
 */
export function completeLink(query) {
  if (!query.has('tag') || query.has('state')) return query;
  const isTagAlone = query.size === 1;
  const example = Object.entries({ as: 'member', ...EXAMPLES[query.get('tag')] });
  const added = example.filter(([name]) => isTagAlone || (SUBJECT.includes(name) && !query.has(name)));
  return new URLSearchParams([...added, ...query]);
}

/** Writes settings to a query, without empty ones. */
export function writeSettings({ attributes, ...settings }) {
  const shownText = Object.entries({ ...settings, ...attributes }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  return new URLSearchParams(shownText).toString();
}

/** Returns changed settings; attributes and settings that become empty are removed. */
export function change(settings, changes) {
  const query = new URLSearchParams(writeSettings(settings));
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return readSettings(new URLSearchParams([...query].filter(([, value]) => value !== '')));
}

/** Returns the address of the stage for these settings. The area is below its base path, as on a real site. */
export function toStageAddress(settings, { lost, held } = {}) {
  const { country = 'us', locale = 'en' } = settings.attributes;
  const areaPath = settings.path === undefined ? '' : `${country}/${locale}/orders${settings.path}`;
  const query = new URLSearchParams(settings.query ?? '');
  query.set('setup', writeSettings(settings));
  if (lost !== undefined) query.set('lost', lost);
  if (held !== undefined) query.set('held', held);
  return `/playground/stage/${areaPath}?${query}`;
}
