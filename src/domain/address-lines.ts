import type { Address } from './address.js';

/**
 * An address as lines, in the layout most countries share: name, street lines, place with region and postal code, country.
 *
 * @param country name of the country, in the shopper's language
 */
export function toAddressLines(address: Address, country: string): string[] {
  const { firstName, lastName, address1, address2, address3, address4, city, county, state, zipCode } = address;
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [
    [firstName, lastName].filter(Boolean).join(' '),
    ...[address.pickUpLocation, address1, address2, address3, address4],
    ...[county, [city, region].filter(Boolean).join(', ')],
    country,
  ].filter((line) => line !== undefined && line !== '') as string[];
}
