import { aliases } from 'virtual:orders-country-aliases';

/** What a table of the markets says of a country, by whichever of its codes; what it says of the others where it does not name it. */
export function findOfCountry<Rule>(table: Readonly<Record<string, Rule>>, country: string): Rule | undefined {
  const name = aliases[country] ?? country;
  return table[Object.hasOwn(table, name) ? name : 'default'];
}
