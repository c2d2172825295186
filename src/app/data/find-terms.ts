import { terms } from 'virtual:orders-terms';
import type { Agreement } from '../../markets/market.js';

/** What a guest of a country has to accept before an order is looked up: the names of its links, in order. */
export function findTerms(country: string): readonly Agreement[] {
  return terms[country] ?? [];
}
