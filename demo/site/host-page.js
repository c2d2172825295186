/**
 * The settings that every host page of the demo reads from its address: `?as=` (one of SHOPPERS), `?flags=a,b`,
 * `?fault=CALL:FAULT`, `?theme=`, `?world=` (the name of a sandbox world with orders of its own), `?calls=a,b` (the only
 * calls of the back end), `?transport=page` (the page sends the calls), `?alerts=1` (shows the shop's alerts)
 * and `?proof=code` (guests prove by a code who they are).
 */
import { request } from './page-transport.js';

const query = new URLSearchParams(location.search);

/** The default of `flags`: all flags that show more, and none that hide something or simulate another shop. */
export const DEMO_FLAGS = [
  'enableCurbsidePickup',
  'enableDeferredPayment',
  'enableGiftCardLookup',
  'enableSmsLookup',
  'enableShopSimilar',
  'showFinalSaleMessage',
  'enableExchangeMobileTesting',
  'enablePartnerOrders',
  'enableHistorySearch',
  'enableEdd',
  'enableWriteReview',
  'enableAbTesting',
  'usePaymentV2',
  'enableOrderMismatchModal',
  'enableSagawaReturn',
  'enableCourierPickup',
  'enableUsps',
  'enableCarrierService',
  'enableDorisStoreSelector',
  'enableDorisCommunication',
  'sendStoreReturnEmail',
  'sendReturnMethodGlobally',
  'enableExchanges',
  'enablePartialCancel',
  'enableReturnCancel',
  'emeaPaperless',
  'paperlessReturnConfirmation',
  'enableReturnsBarcode',
  'showMailLabel',
  'enableShowReturnTaxTotal',
  'enableLoginPrompt',
  'showBisroMessage',
];
const ROBIN = { id: 'upm-1001', email: 'robin.doe@example.com', givenName: 'Robin', familyName: 'Doe' };
/** The members who can be signed in, with their tokens in the sandbox. */
export const MEMBERS = {
  member: { user: ROBIN, token: 'member-token' },
  tour: { user: { ...ROBIN, id: 'upm-1005' }, token: 'tour-token' },
  archive: { user: { ...ROBIN, id: 'upm-1002', email: 'archive@example.com' }, token: 'archive-token' },
  swoosh: { user: { ...ROBIN, id: 'upm-1003', accountType: 'swoosh' }, token: 'swoosh-token' },
  'no-consent': { user: { ...ROBIN, id: 'upm-1004' }, token: 'no-consent-token' },
};

export const SHOPPERS = ['guest', ...Object.keys(MEMBERS), 'logged-out'];

const as = query.get('as') ?? 'guest';
const flags = query.has('flags') ? query.get('flags').split(',').filter(Boolean) : DEMO_FLAGS;

export const page = {
  as,
  flags: as === 'logged-out' ? [...flags, 'isLoggedOutMember'] : flags,
  fault: query.get('fault') ?? '',
  theme: query.get('theme') ?? 'auto',
  world: query.get('world') ?? '',
};

/** The shop's contact data. */
export const LINKS = { phone: '+1 503 555 0100', chat: 'https://shop.example/chat' };

/** The shop's alerts; members of account type `swoosh` see the one for them. */
export const ALERTS = [
  {
    id: 'holidays',
    text: 'Holiday returns: send back what you buy until December 24 by January 31.',
    link: 'https://shop.example/help/returns',
  },
  { id: 'strike', text: 'Parcels may take a day or two longer this week.' },
  { id: 'app', text: 'Follow your parcels in our app.', link: 'https://shop.example/app' },
  {
    id: 'swoosh',
    text: 'The employee store is open late on Friday.',
    link: 'https://shop.example/swoosh',
    audience: 'swoosh',
  },
];

/** Returns the sandbox headers that the address asks for. */
export function toSandboxHeaders({ fault, world }) {
  return {
    ...(fault !== '' && { 'x-sandbox-fault': fault }),
    ...(world !== '' && { 'x-sandbox-world': world }),
  };
}

/** Returns the adapter's list of the back end's calls; without a setting, the back end has all. */
export function readCalls(calls) {
  return typeof calls === 'string' ? { calls: calls.split(',').filter(Boolean) } : {};
}

/** The page's adapter, like that of a member site. */
export const adapter = {
  user: MEMBERS[page.as]?.user ?? null,
  getAccessToken: () => MEMBERS[page.as]?.token ?? null,
  signIn: () => openWith({ as: 'member' }),
  environment: 'sandbox',
  links: LINKS,
  ...(query.has('alerts') && { alerts: ALERTS }),
  service: { ...readCalls(query.get('calls')), ...(query.get('transport') === 'page' && { request }) },
  retailer: {
    headers: toSandboxHeaders(page),
    ...(query.get('proof') === 'code' && { guestProof: 'code' }),
  },
};

/** Opens this page with changed settings; empty ones are removed. */
export function openWith(changes) {
  const next = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  location.assign(next);
}
