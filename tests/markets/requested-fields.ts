const WESTERN = 'givenName* familyName* phone* line1* line2';
const EASTERN = 'familyName* givenName* phone*';
/** Most of Europe. */
const EUROPEAN = `${WESTERN} code* locality*`;

/** The fields of the address form in each market, in order; a star marks a required field. */
export const REQUESTED_FIELDS: Readonly<Record<string, string>> = {
  default: `${WESTERN} locality* province code*`,
  ...Object.fromEntries(
    'at be cz de dk es fi fr gr lu nl pl pt se si'.split(' ').map((country) => [country, EUROPEAN] as const),
  ),
  ...Object.fromEntries(
    'au ca ru us'.split(' ').map((country) => [country, `${WESTERN} locality* province* code*`] as const),
  ),
  ...Object.fromEntries(
    'it my tr'.split(' ').map((country) => [country, `${WESTERN} code* locality* province*`] as const),
  ),
  ...Object.fromEntries(
    'mx ph'.split(' ').map((country) => [country, `${WESTERN} zone code* locality* province*`] as const),
  ),
  ...Object.fromEntries(
    'id th'.split(' ').map((country) => [country, `${WESTERN} zone locality* province* code*`] as const),
  ),
  ...Object.fromEntries(
    'jp kr tw'.split(' ').map((country) => [country, `${EASTERN} code* province* locality* line1* line2`] as const),
  ),
  cn: `${EASTERN} province* locality* zone* line1* line2 code*`,
  gb: `${WESTERN} locality* code*`,
  // The city is the first line of a Hungarian address.
  hu: 'givenName* familyName* phone* locality* line1* line2 code*',
  ie: `${WESTERN} locality* zone code`,
  in: `${WESTERN} locality* code* province*`,
  vn: `${EASTERN} line1* line2 zone locality* province* code`,
};

/** The browser's autofill tokens. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
export const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  givenName: 'given-name',
  familyName: 'family-name',
  phone: 'tel',
  line1: 'address-line1',
  line2: 'address-line2',
  locality: 'address-level2',
  zone: 'address-level3',
  province: 'address-level1',
  code: 'postal-code',
};
