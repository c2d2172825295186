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
  /** Regular expression for a whole postal code; absent if any text is accepted. */
  readonly postalCode?: string;
  /** Required fields of a form, besides the name and a phone number. */
  readonly required: readonly RequestedField[];
  /** Further fields of a form. */
  readonly optional: readonly RequestedField[];
  /** The form begins with the postal code, wherever the address has it. */
  readonly asksCodeFirst?: true;
}

export interface WrittenLayout {
  /**
   * Lines of the address, with its fields in braces. Text between two fields appears only if both have a value; text before the
   * first field of a line appears with that field. Empty lines are left out. A form has the fields in this order.
   */
  readonly lines: readonly string[];
  /** Table of region names, if addresses contain region codes. */
  readonly regions?: RegionTable;
  /** The post writes the codes of the regions, not their names. */
  readonly writesRegionCodes?: true;
  /** Language of the country's name, for all shoppers; absent where it is the shopper's language. */
  readonly countryLanguage?: string;
  /** Layout of addresses in Latin letters, in a country with another script. */
  readonly latin?: WrittenLayout;
}

export type RequestedField = 'address1' | 'address2' | 'address3' | 'city' | 'county' | 'state' | 'zipCode';

export type RegionTable =
  'au' | 'cn' | 'id' | 'in' | 'jp' | 'jpLatin' | 'mx' | 'my' | 'ph' | 'ru' | 'th' | 'tr' | 'tw' | 'vn';
