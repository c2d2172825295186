import type { Address } from '../../addresses/model/address.js';
import type { GeoPoint } from './store.js';

/** Maps take no more than this, and no address needs it. */
const LONGEST = 300;

/**
 * The address of a map that leads to a store: a market's template, filled in. `{place}` is the point on the globe where one is known,
 * `{address}` always the address in words. Whoever is to come, and anything else of the order, stays out of it.
 */
export function toDirectionsUrl(template: string, address: Address, place?: GeoPoint): string {
  const { address1, address2, city, state, zipCode, country } = address;
  const words = [address1, address2, city, [state, zipCode].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ')
    .replace(/\p{Surrogate}/gu, '');
  const point = place ? `${place.latitude},${place.longitude}` : words;
  const values: Readonly<Record<string, string>> = { address: words, place: point };
  return template.replace(/\{(address|place)\}/g, (_, name: string) => encode(values[name] ?? ''));
}

/** Cut by signs, of which none is cut in two. */
function encode(text: string): string {
  return encodeURIComponent([...text].slice(0, LONGEST).join(''));
}
