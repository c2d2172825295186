import { european } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market.js';
import { emea } from './returns/emea.js';

/** The common rules of European countries. */
export const europe = {
  ...defaultMarket,
  address: european,
  returns: emea,
} as const satisfies MarketFile;

/** The common rules of the European Union; most of its countries pay in euros and have no chat. */
export const europeanUnion = {
  ...europe,
  // Article 11a of Directive 2011/83/EU, added by Directive (EU) 2023/2673.
  withdrawsOnline: true,
  currency: 'EUR',
  hasChat: false,
} as const satisfies MarketFile;
