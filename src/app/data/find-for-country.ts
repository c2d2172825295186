import { aliases } from 'virtual:orders-country-aliases';
import type { ByCountry } from '../../markets/market.js';

/** Looks up a country in a table of markets, by any of its codes; a country without an entry gets the default. */
export function findForCountry<Rule>(table: ByCountry<Rule>, country: string): Rule {
  const name = aliases[country] ?? country;
  return (Object.hasOwn(table, name) ? table[name] : undefined) ?? table.default;
}
