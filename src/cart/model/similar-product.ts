/** A product like one that was ordered. Money is in major units of `currency`. */
export interface SimilarProduct {
  /** Unique within its list. */
  readonly id: string;
  readonly title: string;
  readonly category?: string;
  /** Product picture; passes the URL gate before it is shown. */
  readonly image?: string;
  /** ISO 4217; empty where none was sent that can be read. */
  readonly currency: string;
  readonly price?: number;
  /** Shown struck through where it is above the price. */
  readonly listPrice?: number;
  /** Where it can be bought; passes the URL gate before it is followed. */
  readonly url?: string;
}
