import type { PostalLayout } from './addresses/postal-layout.js';
import type { ReturnRules } from './returns/return-rules.js';
import type { Agreement, Market } from './market.js';

/**
 * All that differs by country, in one file for each: data only, no functions, no texts. Wording lies in `locales/`, found by the names
 * used here.
 */
export interface MarketFile extends Market {
  /** Currency of the market, ISO 4217. */
  readonly currency: string;
  /** The market has a customer service chat. */
  readonly hasChat: boolean;
  /** How the country writes addresses, and which fields a form has. */
  readonly address: PostalLayout;
  /** Rules of returns. */
  readonly returns: ReturnRules;
  /** Agreements that a guest accepts before a lookup; empty if there are none. */
  readonly lookupTerms: readonly Agreement[];
  /** Country calling code added before a guest's phone number; absent where numbers are sent as typed. */
  readonly dialCode?: string;
}
