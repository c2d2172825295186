import { aliases } from 'virtual:orders-country-aliases';

/** Looks up a country in a table of markets, by any of its codes; a country without an entry gets the default. */
export function findForCountry<Rule>(table: Readonly<Record<string, Rule>>, country: string): Rule | undefined {
  const name = aliases[country] ?? country;
  return table[Object.hasOwn(table, name) ? name : 'default'];
}
