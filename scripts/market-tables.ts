import { aliases, markets as all, partialMarkets } from '../src/markets/index.js';
import type { Agreement, ByCountry } from '../src/markets/market.js';
import type { MarketFile } from '../src/markets/market-file.js';
import { MARKET_SECTIONS, toDataSection } from '../src/markets/market-sections.js';

export type Markets = ByCountry<MarketFile>;

export type MarketPart = keyof typeof MARKET_SECTIONS | 'data';

/**
 * One part of the default market, and of every other market where it differs. `data` has only the rules that differ, also those of
 * countries without a file of their own.
 */
export function toMarketTable(part: MarketPart, markets: Markets = all): Record<string, unknown> {
  const take: (market: MarketFile) => object | string | boolean =
    part === 'data' ? toDataSection : MARKET_SECTIONS[part];
  const standard = take(markets.default);
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const others = Object.entries(markets).flatMap(([country, market]) => {
    const rules = take(market);
    if (isSame(rules, standard)) return [];
    if (part !== 'data') return [[country, rules] as const];
    const differing = Object.entries(rules).filter(
      ([name, rule]) => !isSame(rule, Reflect.get(standard as object, name)),
    );
    return [[country, Object.fromEntries(differing)] as const];
  });
  return { default: standard, ...(part === 'data' && partialMarkets), ...Object.fromEntries(others) };
}

/** The same as a module. */
export function toMarketModule(part: MarketPart, markets?: Markets): string {
  return `export const table = ${JSON.stringify(toMarketTable(part, markets))};`;
}

/** The countries with agreements, which every first screen contains: other countries do not request a file to learn that they have none. */
export function listTermsCountries(markets?: Markets): readonly string[] {
  return Object.keys(toTermsTable(markets));
}

/** The codes of the countries whose law asks for a withdrawal online, separated by spaces; also those without a file of their own. */
export function listWithdrawalCountries(markets: Markets = all): string {
  const names = Object.entries({ ...partialMarkets, ...markets }).flatMap(([name, { withdrawsOnline = false }]) =>
    withdrawsOnline ? [name] : [],
  );
  const others = Object.entries(aliases).flatMap(([alias, name]) => (names.includes(name) ? [alias] : []));
  return [...names, ...others].sort().join(' ');
}

/** The agreements of each country that has some. */
export function toTermsTable(markets?: Markets): Readonly<Record<string, readonly Agreement[]>> {
  return toTable(({ lookupTerms }) => lookupTerms, markets);
}

/** The calling codes that calls put before a guest's phone number. */
export function toDialCodeTable(markets?: Markets): Readonly<Record<string, string>> {
  return toTable(({ dialCode = '' }) => dialCode, markets);
}

/** The values that are not empty, under every code of their country: readers need no table of aliases. */
function toTable<Value extends { readonly length: number }>(
  pick: (market: MarketFile) => Value,
  markets: Markets = all,
): Readonly<Record<string, Value>> {
  const codes = [...Object.keys(markets).map((name) => [name, name] as const), ...Object.entries(aliases)];
  const rows = codes.map(([code, country]) => [code, pick(markets[country] ?? markets.default)] as const);
  return Object.fromEntries(rows.filter(([, value]) => value.length > 0));
}
