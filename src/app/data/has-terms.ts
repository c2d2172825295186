import { countries } from 'virtual:orders-terms-countries';

/** Whether guests of a country must accept agreements before looking up an order. The agreements load in parallel with the first screen. */
export function hasTerms(country: string): boolean {
  return countries.includes(country);
}
