import type { PostalLayout } from './addresses/postal-layout.js';
import type { ReturnRules } from './returns/return-rules.js';

/**
 * All that differs by country, in one file for each: data only, no functions, no texts. Wording lies in `locales/`, found by the names
 * used here.
 */
export interface MarketFile extends Market {
  /** What is paid with, ISO 4217. */
  readonly currency: string;
  /** Somebody answers a chat. */
  readonly hasChat: boolean;
  /** How an address is written, and asked for. */
  readonly address: PostalLayout;
  /** What holds once something goes back. */
  readonly returns: ReturnRules;
  /** Agreements a guest accepts before a lookup; empty where none is asked for. */
  readonly lookupTerms: readonly Agreement[];
  /** Country calling code put in front of a guest's phone number; absent where numbers are sent as typed. */
  readonly dialCode?: string;
}

/** What of a market its first call brings along; the rest comes with what asks for it. */
export interface Market {
  /** Whether times are shown on a 12-hour clock. It follows the country, not the language. */
  readonly hasTwelveHourClock: boolean;
  /** The way of a return is not shown on its own page. */
  readonly hidesTrackOnReturnPage: boolean;
  /** What was made for one shopper does not go back. */
  readonly keepsPersonalItems: boolean;
  /** A carrier comes for what goes back: the shopper books when (`enableSagawaReturn`). */
  readonly schedulesReturnPickup: boolean;
  /** Shoppers who miss an order are told where to look. */
  readonly helpsFindOrders: boolean;
  /** Of what was sent there is an electronic receipt of the tax authority's, the e-fapiao. */
  readonly issuesEFapiao: boolean;
  /** Consumers withdraw from the contract by a link beside their order (`adapter.links.withdrawal`), worded as the law asks for. */
  readonly withdrawsOnline: boolean;
  /** Prices hold a goods and services tax, which is told by its name, without a sum of taxes. */
  readonly namesGoodsTax: boolean;
  /** How long a refund takes once what was sent back is there: days from and to, or working days; from 0, the longest alone is told. */
  readonly refundWait: RefundWait;
  /** How many days a refund takes at most for what was handed in at a store. */
  readonly storeRefundDays: number;
  /** The same where it was paid by one of the fast ways. */
  readonly fastStoreRefundDays: number;
  /** Types of payment by which money comes back faster. */
  readonly fastRefundPayments: readonly string[];
  /**
   * A map that leads to a store: an `https:` address in which `{place}` stands for the point on the globe (the address where none is
   * known) and `{address}` for the address in words.
   */
  readonly directionsUrl: string;
}

export interface RefundWait {
  readonly least: number;
  readonly most: number;
  readonly isInWorkingDays: boolean;
}

/** Named after the tags of `lookupTerms.accept` and the keys of `adapter.links`. */
export type Agreement = 'termsOfUse' | 'termsOfSale' | 'privacyPolicy' | 'returnPolicy';
