/** The address form and the written address of a country, as shipped. The build derives them from the market's `address`. */
export interface AddressLayout {
  /** In the order in which a shopper fills them in. */
  readonly fields: readonly AddressFieldLayout[];
  /** The lines of an address, as in `PostalLayout`, but without the country, which the order names. */
  readonly lines: readonly string[];
}

export interface AddressFieldLayout {
  readonly name: AddressFieldName;
  readonly isRequired: boolean;
  /** The token for the attribute `autocomplete`. */
  readonly autoComplete: string;
  /** Two fields with this mark stand side by side if there is space. */
  readonly isHalf?: true;
  /** A regular expression that the whole text matches. */
  readonly pattern?: string;
}

/** The fields of a form. Their messages are named after them. */
export type AddressFieldName =
  | 'givenName'
  | 'familyName'
  | 'phone'
  | 'code'
  | 'line1'
  | 'line2'
  | 'line3'
  | 'locality'
  | 'province'
  | 'zone';

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
  | 'au'
  | 'cn'
  | 'id'
  | 'in'
  | 'jp'
  | 'jpLatin'
  | 'mx'
  | 'my'
  | 'ph'
  | 'ru'
  | 'th'
  | 'tr'
  | 'tw'
  | 'vn';
