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
