import type { Rolldown } from 'vite';
import { inRoot, toTagModule } from '../paths.js';
import { ENTRY } from '../vite/entry-plugin.js';

/**
 * The screen of everybody who is not signed in lies in the area's own file: it is most of what every screen needs, and a file of its own
 * would come a turn of the network later.
 */
const FIRST_OF_AREA = inRoot(toTagModule('orders-guest-lookup'));

const CALLS = /\/src\/api\//;

const PIECES = /\/src\/(?:features|ui|host|state|i18n|domain|platform)\/|\/elements\/(?:shop|label)-door/;

/** The calls that write, and those that follow what a write began: they come when a shopper acts, not when one looks. */
const WRITES = /\/src\/api\/(?:schemas\/)?[a-z-]*(?:cancel|job|poll-rest|request-deferred|retry-classes)/;

/** What the return wizard asks for, and what its job is read by; how a job is followed is with the other writes. */
const RETURNS = /\/src\/api\/(?:schemas\/)?[a-z-]*(?:return|carrier|notification|message)/;

/** What fetches a label and has one sent: no wizard asks for them. */
const LABELS = /\/src\/api\/(?:get-return-label|request-label|label-paths|png\.|schemas\/(?:return-label|from-base64))/;

/** What an exchange asks for: most returns have none. Each comes with the step that asks for it. */
const EXCHANGES = /\/src\/api\/(?:schemas\/)?[a-z-]*exchange/;
const EXCHANGE_PREVIEWS = /\/src\/api\/(?:schemas\/exchange|request-exchange)-preview|\/src\/api\/to-exchange-body/;
const EXCHANGE_ORDERS = /\/src\/api\/(?:schemas\/exchange|request-exchange)-order/;
const EXCHANGE_WRITES = new RegExp(`${EXCHANGE_PREVIEWS.source}|${EXCHANGE_ORDERS.source}`);

/** What a pickup is asked with beside the review of a return: the book and the check. What saves an address comes once one is saved. */
const ADDRESSES = /\/src\/api\/(?:address-paths|list-addresses|schemas\/book-address)/;

/** Calls that a shopper of an address book makes by a press, each in a file of its own. */
const ADDRESS_ACTS = /\/src\/api\/request-(?:new-address|address-)/;

/** What an account for a refund is sent with: the form asks for it, and most shoppers never see one. */
const BANK_REFUND = /\/src\/api\/(?:schemas\/)?[a-z-]*refund/;

/** What asks after a gift card: its own screen alone does. */
const GIFT_CARD = /\/src\/api\/(?:get-gift-card|gift-card-path|schemas\/gift-card)/;

/** What a shopper outside a store asks with. */
const CURBSIDE = /\/src\/api\/(?:schemas\/)?[a-z-]*(?:curbside|check-in|interaction)/;

/** The calls that lead back to the shop. */
const SHOP = /\/src\/api\/(?:shop-paths|list-similar|request-cart|schemas\/(?:cart|similar))/;

/** What reads one order with all that only its own screen shows; a list of orders needs none of it. */
const ONE_ORDER =
  /\/src\/api\/(?:get-order|schemas\/(?:order-in-full|order-details|create-detail-reader|(?:to-)?(?:deferred-payment|ship-from)\.))/;

/** What was bought from partners, and whether they share it: a shopper's own orders wait for neither. */
const PARTNERS = /\/src\/api\/(?:schemas\/)?[a-z-]*(?:partner|consent)/;

/** A store's hours and all that finds them: its views and its call come as one, with orders that have a store. */
const STORES =
  /\/src\/(?:features\/order-detail\/store-(?!room)|api\/(?:list-stores|schemas\/(?:store|to-store|to-opening))|domain\/(?:store(?!-address)|open|pickup-store|directions)|state\/stores|host\/(?:compose-store|store-calls|use-store)|i18n\/say-store|ui\/(?:order\/say-store|styles\/store))|en\.json\?only=store\./;

/** The download of an e-fapiao comes with the first press: what it shares with its screen stays with that. */
const E_FAPIAO = /\/src\/api\/(?:get-e-fapiao|pdf)/;

/**
 * Which modules share a chunk, where the bundler would make a file of each: what an entry needs before it runs lies in its own file,
 * the reads with their schemas are one; what one order needs beside them, the writes, partners, stores and the ways back to the shop are one each, and so are the
 * pieces that screens of orders share.
 */
export function toCdnGroups(entry: string): Rolldown.CodeSplittingGroup[] {
  const apart = [
    LABELS,
    EXCHANGES,
    RETURNS,
    WRITES,
    STORES,
    ONE_ORDER,
    PARTNERS,
    E_FAPIAO,
    SHOP,
    ADDRESSES,
    ADDRESS_ACTS,
    BANK_REFUND,
    GIFT_CARD,
    CURBSIDE,
  ];
  const isLater = (id: string) => apart.some((group) => group.test(id));
  const calls = { name: 'calls', test: (id: string) => CALLS.test(id) && !isLater(id), priority: 1 };
  const later = [
    { name: 'one-order', test: ONE_ORDER },
    // A group takes along what its modules import: what several of them share is in the first of them.
    { name: 'writes', test: (id: string) => WRITES.test(id) && !RETURNS.test(id) },
    { name: 'return-calls', test: (id: string) => RETURNS.test(id) && !LABELS.test(id) },
    { name: 'label-calls', test: LABELS },
    { name: 'exchange-calls', test: (id: string) => EXCHANGES.test(id) && !EXCHANGE_WRITES.test(id) },
    { name: 'exchange-previews', test: EXCHANGE_PREVIEWS },
    { name: 'exchange-orders', test: EXCHANGE_ORDERS },
    { name: 'partners', test: PARTNERS },
    { name: 'shop-calls', test: SHOP },
    { name: 'address-calls', test: ADDRESSES },
    { name: 'refund-calls', test: BANK_REFUND },
    { name: 'gift-card-calls', test: GIFT_CARD },
    { name: 'curbside-calls', test: CURBSIDE },
    // The calls would take it along, and the form would not be there without them.
    { name: 'check-in', test: /\/src\/domain\/check-in\.ts/, priority: 2 },
    // Where tags share their code, the views would take it along.
    { name: 'stores', test: (id: string) => STORES.test(id) && (entry !== 'index' || CALLS.test(id)) },
  ];
  if (entry === 'index') return [calls, ...later];
  const isArea = entry === 'orders-area';
  const isRoot = (id: string) => id.startsWith(`\0${ENTRY}`) || (isArea && id === FIRST_OF_AREA);
  const own: Rolldown.CodeSplittingGroup = {
    name: (id, context) => (isNeededAtOnce(id, { context, isRoot }) ? entry : null),
    priority: 2,
  };
  if (!isArea) return [own, calls, ...later];
  const pieces = {
    name: 'order-pieces',
    test: (id: string) => PIECES.test(id) && !STORES.test(id),
    minShareCount: 2,
    priority: 1,
  };
  return [own, pieces, calls, ...later];
}

/** Where the bundler stands, and from which modules on everything is needed before the entry runs. */
interface Search {
  readonly context: Rolldown.ChunkingContext;
  readonly isRoot: (id: string) => boolean;
}

/** Whether a root is the module, or imports it, itself or through others, and not lazily. */
function isNeededAtOnce(id: string, search: Search, seen = new Set<string>()): boolean {
  if (search.isRoot(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = search.context.getModuleInfo(id) ?? {};
  return importers.some((importer) => isNeededAtOnce(importer, search, seen));
}
