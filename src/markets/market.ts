/** The rules of a market that load with the first call. Other rules load with the code that needs them. */
export interface Market {
  /** Whether times are shown on a 12-hour clock. It follows the country, not the language. */
  readonly hasTwelveHourClock: boolean;
  /** The page of a return does not show its tracking. */
  readonly hidesTrackOnReturnPage: boolean;
  /** Customised items cannot be returned. */
  readonly refusesCustomItems: boolean;
  /** A carrier picks up returns, and the shopper books the time (`enableSagawaReturn`). */
  readonly schedulesReturnPickup: boolean;
  /** Tells shoppers who miss an order where to look. */
  readonly helpsFindOrders: boolean;
  /** The tax authority issues an electronic receipt, the e-fapiao, for shipped orders. */
  readonly issuesEFapiao: boolean;
  /**
   * The law requires a function to withdraw from a contract online: in the 27 member states of the European Union, and
   * in no other country.
   */
  readonly withdrawsOnline: boolean;
  /** Prices include a goods and services tax, which is shown by its name instead of a tax amount. */
  readonly namesGoodsTax: boolean;
  /** The tax on sales, for which a language may have a word: German writes MwSt. for `vat`, and Steuern for all others. */
  readonly tax: Tax;
  /**
   * How long a refund takes after a return has arrived: minimum and maximum, in days or working days. With a minimum
   * of 0, only the maximum is shown.
   */
  readonly refundWait: RefundWait;
  /** Maximum number of days until the refund of a return to a store. */
  readonly storeRefundDays: number;
  /** The same for the payment types in `fastRefundPayments`. */
  readonly fastStoreRefundDays: number;
  /** Payment types that are refunded faster. */
  readonly fastRefundPayments: readonly string[];
  /**
   * Map with directions to a store: an `https:` address in which `{place}` stands for the coordinates (the address if
   * they are unknown) and `{address}` for the address as text.
   */
  readonly directionsUrl: string;
}

/**
 * Value-added tax, goods and services tax, Malaysia's sales and service tax, or Japan's consumption tax. `other` stands for countries with
 * several taxes or none, where every language speaks of taxes.
 */
export type Tax = 'vat' | 'gst' | 'sst' | 'consumption' | 'other';

export interface RefundWait {
  readonly least: number;
  readonly most: number;
  readonly isInWorkingDays: boolean;
}

/** Values by country, with the value of all countries that have no entry. */
export type ByCountry<Value> = Readonly<Record<string, Value>> & { readonly default: Value };

/** Named after the tags of `lookupTerms.accept` and the keys of `adapter.links`. */
export type Agreement = 'termsOfUse' | 'termsOfSale' | 'privacyPolicy' | 'returnPolicy';
