/** How addresses are asked for and written in a country: data only. */
export interface AddressLayout {
  /** In the order in which a shopper fills them in. */
  readonly fields: readonly AddressFieldLayout[];
  /** The lines of an address, each of fields with a space between. */
  readonly lines: readonly (readonly AddressFieldName[])[];
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

/** For every country without one of its own. */
export const defaultLayout = {
  fields: [
    { name: 'givenName', isRequired: true, autoComplete: 'given-name', isHalf: true },
    { name: 'familyName', isRequired: true, autoComplete: 'family-name', isHalf: true },
    { name: 'phone', isRequired: true, autoComplete: 'tel' },
    { name: 'line1', isRequired: true, autoComplete: 'address-line1' },
    { name: 'line2', isRequired: false, autoComplete: 'address-line2' },
    { name: 'locality', isRequired: true, autoComplete: 'address-level2' },
    { name: 'province', isRequired: false, autoComplete: 'address-level1', isHalf: true },
    { name: 'code', isRequired: true, autoComplete: 'postal-code', isHalf: true },
  ],
  lines: [['givenName', 'familyName'], ['line1'], ['line2'], ['locality', 'province', 'code'], ['phone']],
} as const satisfies AddressLayout;

/** From the large to the small, and the family's name first. */
export const koreanLayout = {
  fields: [
    { name: 'familyName', isRequired: true, autoComplete: 'family-name', isHalf: true },
    { name: 'givenName', isRequired: true, autoComplete: 'given-name', isHalf: true },
    { name: 'phone', isRequired: true, autoComplete: 'tel' },
    // Five digits since 2015: https://www.juso.go.kr
    { name: 'code', isRequired: true, autoComplete: 'postal-code', isHalf: true, pattern: '\\d{5}' },
    { name: 'province', isRequired: true, autoComplete: 'address-level1', isHalf: true },
    { name: 'locality', isRequired: true, autoComplete: 'address-level2' },
    { name: 'line1', isRequired: true, autoComplete: 'address-line1' },
    { name: 'line2', isRequired: false, autoComplete: 'address-line2' },
  ],
  lines: [['familyName', 'givenName'], ['province', 'locality', 'line1'], ['line2'], ['code'], ['phone']],
} as const satisfies AddressLayout;
