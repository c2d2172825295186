/** How addresses are asked for and written in a country, as it ships: made of the market's `address` by the build. */
export interface AddressLayout {
  /** In the order in which a shopper fills them in. */
  readonly fields: readonly AddressFieldLayout[];
  /** The lines of an address, as those of a `PostalLayout`: without the country, which is the order's own. */
  readonly lines: readonly string[];
}

export interface AddressFieldLayout {
  readonly name: AddressFieldName;
  readonly isRequired: boolean;
  /** What a browser fills in: a token of the HTML standard. */
  readonly autoComplete: string;
  /** Two of these stand side by side where there is room. */
  readonly isHalf?: true;
  /** The whole text, as a regular expression. */
  readonly pattern?: string;
}

/** Wording is found by it. */
export type AddressFieldName =
  'givenName' | 'familyName' | 'phone' | 'code' | 'line1' | 'line2' | 'line3' | 'locality' | 'province' | 'zone';

/** How an address of a country is written on a parcel, and asked for: data only. */
export interface PostalLayout extends WrittenLayout {
  /** What a postal code looks like, as a regular expression of the whole text; absent where any will do. */
  readonly postalCode?: string;
  /** What a form cannot go without, beside the name and a phone number. */
  readonly required: readonly RequestedField[];
  /** What it asks for besides. */
  readonly optional: readonly RequestedField[];
  /** Its form begins with the postal code, wherever that is written. */
  readonly asksCodeFirst?: true;
}

export interface WrittenLayout {
  /**
   * Its lines, each with the fields of an address in braces. What stands between two fields is there where both are; what stands
   * before the first of a line goes with it. Lines of nothing are left out. A form asks in their order.
   */
  readonly lines: readonly string[];
  /** Table of the names of its regions, where they are sent by a code. */
  readonly regions?: RegionTable;
  /** Language in which the country is named, whoever reads it; absent where that is the shopper's. */
  readonly countryLanguage?: string;
  /** For who reads another language than the country's own. */
  readonly abroad?: { readonly language: string; readonly layout: WrittenLayout };
}

export type RequestedField = 'address1' | 'address2' | 'address3' | 'city' | 'county' | 'state' | 'zipCode';

export type RegionTable =
  'au' | 'cn' | 'id' | 'in' | 'jp' | 'jpLatin' | 'mx' | 'my' | 'ph' | 'ru' | 'th' | 'tr' | 'tw' | 'vn';
