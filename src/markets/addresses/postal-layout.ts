/** How a country's addresses are entered and written, as shipped: the build creates it from the market's `address`. */
export interface AddressLayout {
  /** In the order of the form. */
  readonly fields: readonly AddressFieldLayout[];
  /** The lines of an address, like those of a `PostalLayout`, but without the country, which is always that of the order. */
  readonly lines: readonly string[];
}

export interface AddressFieldLayout {
  readonly name: AddressFieldName;
  readonly isRequired: boolean;
  /** The browser's autofill token of the HTML standard. */
  readonly autoComplete: string;
  /** The field is half as wide: two of these are side by side if there is space. */
  readonly isHalf?: true;
  /** A regular expression for the whole value. */
  readonly pattern?: string;
}

/** Names a message of the locales. */
export type AddressFieldName =
  'givenName' | 'familyName' | 'phone' | 'code' | 'line1' | 'line2' | 'line3' | 'locality' | 'province' | 'zone';

/** How a country's addresses are written and entered: data only. */
export interface PostalLayout extends WrittenLayout {
  /** A regular expression for a whole postal code; absent if any is accepted. */
  readonly postalCode?: string;
  /** The fields that a form requires, besides name and phone number. */
  readonly required: readonly RequestedField[];
  /** The optional fields of a form. */
  readonly optional: readonly RequestedField[];
  /** The form starts with the postal code, wherever the lines have it. */
  readonly asksCodeFirst?: true;
}

export interface WrittenLayout {
  /**
   * The lines, with the fields of an address in braces. Text between two fields appears if both have a value; text before the first field
   * of a line appears together with that field. Empty lines are left out. A form follows the same order.
   */
  readonly lines: readonly string[];
  /** The table of region names, if regions are sent as codes. */
  readonly regions?: RegionTable;
  /** The language of the country's name, independent of the reader; absent if it is the shopper's language. */
  readonly countryLanguage?: string;
  /** For readers of another language than the country's own. */
  readonly abroad?: { readonly language: string; readonly layout: WrittenLayout };
}

export type RequestedField = 'address1' | 'address2' | 'address3' | 'city' | 'county' | 'state' | 'zipCode';

export type RegionTable =
  'au' | 'cn' | 'id' | 'in' | 'jp' | 'jpLatin' | 'mx' | 'my' | 'ph' | 'ru' | 'th' | 'tr' | 'tw' | 'vn';
