import { terms } from 'virtual:orders-terms';
import type { Agreement } from '../../markets/market.js';

/** The agreements that a guest of a country must accept before looking up an order, in order. */
export function findTerms(country: string): readonly Agreement[] {
  return terms[country] ?? [];
}
