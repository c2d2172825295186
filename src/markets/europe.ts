import { european } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { Market } from './market.js';
import type { MarketFile } from './market-file.js';
import { defaultReturns } from './returns/default.js';
import { commonGuides } from './returns/default-guides.js';
import type { ReturnRules } from './returns/return-rules.js';

/** The common rules of European countries: stores take returns, and carriers are free for guests. */
export const emea = {
  ...defaultReturns,
  methods: [{ name: 'upsDropoff', carrier: 'UPSN' }],
  hasStores: true,
  isFreeForGuests: true,
  guides: commonGuides,
  hasPaperlessLabels: true,
  labelsExchanges: false,
  // Returns and calls, section 9.
  returnByDays: 17,
} as const satisfies ReturnRules;

/** The common rules of European countries. */
export const europe = {
  ...defaultMarket,
  address: european,
  returns: emea,
} as const satisfies MarketFile;

/** The rules that the law of the European Union sets for all member states, also those without a file of their own. */
const unionLaw = {
  // Article 11a of Directive 2011/83/EU, added by Directive (EU) 2023/2673.
  withdrawsOnline: true,
  // Directive 2006/112/EC.
  tax: 'vat',
} as const satisfies Partial<Market>;

/** The member states without a file of their own. */
const OTHER_MEMBERS = ['bg', 'cy', 'ee', 'hr', 'lt', 'lv', 'mt', 'ro', 'sk'] as const;

/** The rules of the member states without a file of their own that differ from the default. */
export const otherMembers: Readonly<Record<string, Partial<Market>>> = Object.fromEntries(
  OTHER_MEMBERS.map((country) => [country, unionLaw]),
);

/** The common rules of the European Union; most of its countries pay in euros and have no chat. */
export const europeanUnion = {
  ...europe,
  ...unionLaw,
  currency: 'EUR',
  hasChat: false,
} as const satisfies MarketFile;
