import { toAddressLayout } from './addresses/to-address-layout.js';
import type { WrittenLayout } from './addresses/postal-layout.js';
import type { Market, MarketFile } from './market.js';
import type { ShippedReturnRules } from './returns/return-rules.js';

/**
 * How the file of a market is taken apart, each part to ship with what asks for it. The build alone imports this module. What a part
 * says of a country is left out where it is what the default says.
 */
export const MARKET_PARTS = {
  returns: ({ returns, address, currency }: MarketFile): ShippedReturnRules => ({
    ...returns,
    guestFees: returns.guestFees.map((fee) => ({ ...fee, currency })),
    addressLayout: toAddressLayout(address),
  }),
  addresses: ({ address }: MarketFile): WrittenLayout => {
    const { lines, regions, countryLanguage, abroad } = address;
    return {
      lines,
      ...(regions && { regions }),
      ...(countryLanguage !== undefined && { countryLanguage }),
      ...(abroad && { abroad }),
    };
  },
  currencies: ({ currency }: MarketFile): string => currency,
  chat: ({ hasChat }: MarketFile): boolean => hasChat,
} as const satisfies Readonly<Record<string, (market: MarketFile) => unknown>>;

/** What is left once the parts above, the agreements and what a call puts before a number are taken out: it comes with the first call. */
export function toDataPart(file: MarketFile): Market {
  const { currency, hasChat, address, returns, lookupTerms, dialCode, ...rest } = file;
  return rest;
}
