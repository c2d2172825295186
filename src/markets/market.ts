import type { PostalLayout } from './addresses/postal-layout.js';
import type { ReturnRules } from './returns/return-rules.js';

/**
 * All rules that differ by country, in one file per country: data only, no functions, no texts. The texts are in `locales/`, under the
 * names used here.
 */
export interface MarketFile extends Market {
  /** The currency, ISO 4217. */
  readonly currency: string;
  /** Whether a chat is available. */
  readonly hasChat: boolean;
  /** How an address is written and entered. */
  readonly address: PostalLayout;
  /** The rules of returns. */
  readonly returns: ReturnRules;
  /** Agreements that a guest must accept before a lookup; empty if none is required. */
  readonly lookupTerms: readonly Agreement[];
  /** Country calling code to put in front of a guest's phone number; absent if numbers are sent as typed. */
  readonly dialCode?: string;
}

/** The part of a market that loads with the first call; the other parts load with the code that uses them. */
export interface Market {
  /** Whether times are shown on a 12-hour clock. It follows the country, not the language. */
  readonly hasTwelveHourClock: boolean;
  /** Whether the tracking of a return is hidden on its own page. */
  readonly hidesTrackOnReturnPage: boolean;
  /** Whether personalised products cannot be returned. */
  readonly keepsPersonalItems: boolean;
  /** Whether a carrier picks up returns at a time that the shopper books (`enableSagawaReturn`). */
  readonly schedulesReturnPickup: boolean;
  /** Whether shoppers who miss an order get a hint where to look. */
  readonly helpsFindOrders: boolean;
  /** Whether the tax authority's electronic receipt, the e-fapiao, is available for shipped orders. */
  readonly issuesEFapiao: boolean;
  /** Whether consumers withdraw from the contract by a link beside their order (`adapter.links.withdrawal`), in the wording of the law. */
  readonly withdrawsOnline: boolean;
  /** Whether prices include a goods and services tax, which is then shown by its name, instead of a tax amount. */
  readonly namesGoodsTax: boolean;
  /** How long a refund takes after the return has arrived, in days or working days; with a minimum of 0, only the maximum is shown. */
  readonly refundWait: RefundWait;
  /** The most days that a refund takes for a return in a store. */
  readonly storeRefundDays: number;
  /** The same for one of the fast payment types. */
  readonly fastStoreRefundDays: number;
  /** Payment types with faster refunds. */
  readonly fastRefundPayments: readonly string[];
  /**
   * The URL template of a map with directions to a store: an `https:` address in which `{place}` stands for the coordinates (the address,
   * if they are unknown) and `{address}` for the address as text.
   */
  readonly directionsUrl: string;
}

export interface RefundWait {
  readonly least: number;
  readonly most: number;
  readonly isInWorkingDays: boolean;
}

/** Named like the tags of the message `lookupTerms.accept` and the keys of `adapter.links`. */
export type Agreement = 'termsOfUse' | 'termsOfSale' | 'privacyPolicy' | 'returnPolicy';
