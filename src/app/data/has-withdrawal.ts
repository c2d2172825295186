import { countries } from 'virtual:orders-withdrawal-countries';

/** Whether the law of a country requires a way to withdraw from a contract online. */
export function hasWithdrawal(country: string): boolean {
  return countries.includes(country);
}
