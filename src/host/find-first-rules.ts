import { rules } from 'virtual:orders-first-screen-rules';
import type { FirstScreenRules } from '../markets/market.js';

/** What a first screen knows of its country at once: nothing of most. */
export function findFirstRules(country: string): FirstScreenRules {
  return rules[country] ?? {};
}
