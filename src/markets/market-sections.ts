import { toAddressLayout } from './addresses/to-address-layout.js';
import type { WrittenLayout } from './addresses/postal-layout.js';
import type { Market, MarketFile } from './market.js';
import type { ShippedReturnRules } from './returns/return-rules.js';

/**
 * Splits the file of a market into parts, each to ship with the code that uses it. Only the build imports this module. The build omits a
 * country's part that equals the default's.
 */
export const MARKET_SECTIONS = {
  returns: ({ returns, address, currency }: MarketFile): ShippedReturnRules => ({
    ...returns,
    guestFees: returns.guestFees.map((fee) => ({ ...fee, currency })),
    addressLayout: toAddressLayout(address),
  }),
  addresses: ({ address }: MarketFile): WrittenLayout => {
    const { lines, regions, writesRegionCodes, countryLanguage, latin } = address;
    return {
      lines,
      ...(regions && { regions }),
      ...(writesRegionCodes && { writesRegionCodes }),
      ...(countryLanguage !== undefined && { countryLanguage }),
      ...(latin && { latin }),
    };
  },
  currencies: ({ currency }: MarketFile): string => currency,
  chat: ({ hasChat }: MarketFile): boolean => hasChat,
} as const satisfies Readonly<Record<string, (market: MarketFile) => unknown>>;

/** The rest of a market, without the parts above, the agreements and the dial code; it loads with the first call. */
export function toDataSection(file: MarketFile): Market {
  const { currency, hasChat, address, returns, lookupTerms, dialCode, ...rest } = file;
  return rest;
}
