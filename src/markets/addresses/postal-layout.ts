/** How an address of a country is written on a parcel: data only. */
export interface PostalLayout {
  /**
   * Its lines, each with the fields of an address in braces. What stands between two fields is there where both are; what stands
   * before the first of a line goes with it. Lines of nothing are left out.
   */
  readonly lines: readonly string[];
  /** Table of the names of its regions, where they are sent by a code. */
  readonly regions?: RegionTable;
  /** Language in which the country is named, whoever reads it; absent where that is the shopper's. */
  readonly countryLanguage?: string;
  /** For who reads another language than the country's own. */
  readonly abroad?: { readonly language: string; readonly layout: PostalLayout };
}

export type RegionTable =
  'au' | 'cn' | 'id' | 'in' | 'jp' | 'jpLatin' | 'mx' | 'my' | 'ph' | 'ru' | 'th' | 'tr' | 'tw' | 'vn';
