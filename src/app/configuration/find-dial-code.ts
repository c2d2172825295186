import { codes } from 'virtual:orders-dial-codes';

/** What calls put before a guest's phone number; absent where it is sent as typed. */
export function findDialCode(country: string): string | undefined {
  return codes[country];
}
