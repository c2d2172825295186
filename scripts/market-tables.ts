import { aliases, markets as all } from '../src/markets/index.js';
import type { Agreement, MarketFile } from '../src/markets/market.js';
import { MARKET_PARTS, toDataPart } from '../src/markets/market-parts.js';

export type Markets = Readonly<Record<string, MarketFile>> & { readonly default: MarketFile };

export type MarketPart = keyof typeof MARKET_PARTS | 'data';

/** One part of the default market, and of every other where it says something else. Of the data file, it is what differs. */
export function toMarketTable(part: MarketPart, markets: Markets = all): Record<string, unknown> {
  const take: (market: MarketFile) => unknown = part === 'data' ? toDataPart : MARKET_PARTS[part];
  const standard = JSON.stringify(take(markets.default));
  const rows = Object.entries(markets).map(([country, market]) => [country, take(market)] as const);
  if (part === 'data') return { default: take(markets.default), ...findDifferences(toDataPart, markets) };
  return Object.fromEntries(
    rows.filter(([country, rule]) => country === 'default' || JSON.stringify(rule) !== standard),
  );
}

/** The same as a module. */
export function toMarketModule(part: MarketPart, markets?: Markets): string {
  return `export const table = ${JSON.stringify(toMarketTable(part, markets))};`;
}

/**
 * All that a first screen carries of the markets: the codes of the countries that have agreements, so that no other country asks for a
 * file to learn that it has none.
 */
export function listTermsCountries(markets?: Markets): readonly string[] {
  return Object.keys(toTermsTable(markets));
}

/** The agreements of each country that has some; no other ever reads them. */
export function toTermsTable(markets?: Markets): Readonly<Record<string, readonly Agreement[]>> {
  return toOwnRows(({ lookupTerms }) => lookupTerms, markets);
}

/** What calls put before a guest's phone number, where anything is. It comes with the calls. */
export function toDialCodeTable(markets?: Markets): Readonly<Record<string, string>> {
  return toOwnRows(({ dialCode = '' }) => dialCode, markets);
}

/** What is not empty, under every code in use for its country: who reads it needs no table of aliases. */
function toOwnRows<Row extends { readonly length: number }>(
  pick: (market: MarketFile) => Row,
  markets: Markets = all,
): Readonly<Record<string, Row>> {
  const codes = [...Object.keys(markets).map((name) => [name, name] as const), ...Object.entries(aliases)];
  const rows = codes.map(([code, country]) => [code, pick(markets[country] ?? markets.default)] as const);
  return Object.fromEntries(rows.filter(([, row]) => row.length > 0));
}

/** The rules of each market that are not those of the default, where there are any. */
function findDifferences(
  pick: (market: MarketFile) => object,
  markets: Markets,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const standard = pick(markets.default);
  const differs = ([name, rule]: [string, unknown]): boolean =>
    JSON.stringify(rule) !== JSON.stringify(Reflect.get(standard, name));
  const rows = Object.entries(markets).map(
    ([country, market]) => [country, Object.fromEntries(Object.entries(pick(market)).filter(differs))] as const,
  );
  return Object.fromEntries(rows.filter(([, changes]) => Object.keys(changes).length > 0));
}
