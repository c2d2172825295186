import { european } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market.js';
import { emea } from './returns/emea.js';

/** What the countries of Europe have in common. */
export const europe = {
  ...defaultMarket,
  address: european,
  returns: emea,
} as const satisfies MarketFile;

/** What those of the European Union have in common; most of them pay in euros, and have nobody to chat with. */
export const europeanUnion = {
  ...europe,
  // Article 11a of Directive 2011/83/EU, which Directive (EU) 2023/2673 put there.
  withdrawsOnline: true,
  currency: 'EUR',
  hasChat: false,
} as const satisfies MarketFile;
