import type { Address } from '../../addresses/model/address.js';
import type { GeoPoint } from './store.js';

/** The maximum length that maps accept, which no address needs. */
const LONGEST = 300;

/**
 * Fills in a market's URL template for a map with directions to a store. `{place}` is the store's coordinates if known, and the address
 * otherwise; `{address}` is always the address as text. The URL contains nothing about the shopper or the order.
 */
export function toDirectionsUrl(template: string, address: Address, geoPoint?: GeoPoint): string {
  const { address1, address2, city, state, zipCode, country } = address;
  const words = [address1, address2, city, [state, zipCode].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ')
    .replace(/\p{Surrogate}/gu, '');
  const point = geoPoint ? `${geoPoint.latitude},${geoPoint.longitude}` : words;
  const values: Readonly<Record<string, string>> = { address: words, place: point };
  return template.replace(/\{(address|place)\}/g, (_, name: string) => encode(values[name] ?? ''));
}

/** Truncates by code points, so that no character is split. */
function encode(text: string): string {
  return encodeURIComponent([...text].slice(0, LONGEST).join(''));
}
