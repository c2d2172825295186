/**
 * What every host page of the demo reads from its address: `?as=` one of SHOPPERS, `?flags=a,b`, `?fault=CALL:FAULT`, `?theme=`,
 * `?world=`, under whose name the sandbox keeps its orders apart, and `?alerts=1`, with which the shop has something to say.
 */
const query = new URLSearchParams(location.search);

/** Flags that are on unless `flags` says otherwise: all that show more, none that hide something or stand for another shop. */
export const DEMO_FLAGS = [
  'enableCurbsidePickup',
  'enableDeferredPayment',
  'enableGiftCardLookup',
  'enableSmsLookup',
  'enableShopSimilar',
  'showFinalSaleMessage',
  'enableExchangeMobileTesting',
  'enablePartnerOrders',
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
  'emeaPaperless',
  'paperlessReturnConfirmation',
  'enableReturnsBarcode',
  'showMailLabel',
  'enableShowReturnTaxTotal',
  'enableLoginPrompt',
  'showBisroMessage',
];
const ROBIN = { id: 'upm-1001', email: 'robin.doe@example.com', givenName: 'Robin', familyName: 'Doe' };
/** Who can be signed in, and with which token the sandbox knows them. */
export const MEMBERS = {
  member: { user: ROBIN, token: 'member-token' },
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

/** Where the shop is reached. */
export const LINKS = { phone: '+1 503 555 0100', chat: 'https://shop.example/chat' };

/** What the shop has to say; members of account type `swoosh` read the one that is for them. */
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

/** The sandbox's own headers, where the address asks for them. */
export function toSandboxHeaders({ fault, world }) {
  return {
    ...(fault !== '' && { 'x-sandbox-fault': fault }),
    ...(world !== '' && { 'x-sandbox-world': world }),
  };
}

/** What the page does for its tags: an adapter as a member site has one. */
export const adapter = {
  user: MEMBERS[page.as]?.user ?? null,
  getAccessToken: () => MEMBERS[page.as]?.token ?? null,
  signIn: () => openWith({ as: 'member' }),
  environment: 'sandbox',
  links: LINKS,
  ...(query.has('alerts') && { alerts: ALERTS }),
  retailer: { headers: toSandboxHeaders(page) },
};

/** Opens this page again with other settings; what is empty is left out. */
export function openWith(changes) {
  const next = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  location.assign(next);
}
