import { toAddressLines } from '../../../../addresses/model/address-lines.js';
import type { BookAddress } from './book-address.js';

/** The lines of a book address, formatted like an order's address, with the phone number last. */
export function toLayoutLines(address: BookAddress, lines: readonly string[]): string[] {
  const { givenName, familyName, line1, line2, line3, locality, province, zone, code, phone, country } = address;
  const written = {
    ...{ firstName: givenName, lastName: familyName, address1: line1, city: locality, zipCode: code, country },
    ...(line2 !== undefined && { address2: line2 }),
    ...(line3 !== undefined && { address3: line3 }),
    ...(province !== undefined && { state: province }),
    ...(zone !== undefined && { county: zone }),
    ...(phone !== undefined && { phone }),
  };
  return toAddressLines(written, '', { lines });
}
