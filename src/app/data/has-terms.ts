import { countries } from 'virtual:orders-terms-countries';

/** Whether guests of a country accept agreements before an order is looked up: those come beside the first screen. */
export function hasTerms(country: string): boolean {
  return countries.includes(country);
}
