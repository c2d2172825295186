import type { PostalLayout } from './postal-layout.js';

const NAME = '{firstName} {lastName}';
const FAMILY_FIRST = '{lastName} {firstName}';
const STREET = ['{pickUpLocation}', '{address1}', '{address2}', '{address3}', '{address4}'] as const;

/** The postal code before the place, as most of Europe has it. */
const european = {
  lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'],
} as const satisfies PostalLayout;

/** The postal code on a line of its own, after the place. */
const british = {
  lines: [NAME, ...STREET, '{city}', '{county}', '{state}', '{zipCode}', '{country}'],
} as const satisfies PostalLayout;

/** From the large to the small, and in Latin letters the other way round. */
const japanese = {
  lines: [FAMILY_FIRST, '〒{zipCode}', '{state}{city}{county}', ...STREET, '{country}'],
  regions: 'jp',
  abroad: {
    language: 'ja',
    layout: { lines: [NAME, ...STREET, '{county}', '{city}, {state} {zipCode}', '{country}'], regions: 'jpLatin' },
  },
} as const satisfies PostalLayout;

/**
 * How addresses are written, by country, where it is not the layout of the others (`toAddressLines`). China, Taiwan, Vietnam, Japan and
 * Russia as the specification has them; the others by what is usual there, held against no postal authority's own rules yet.
 */
export const postalLayouts: Readonly<Record<string, PostalLayout>> = {
  ...toEach(['at', 'be', 'cz', 'de', 'dk', 'es', 'fi', 'fr', 'gr', 'lu', 'nl', 'pl', 'pt', 'se', 'si'], european),
  ...toEach(['gb', 'ie'], british),
  au: { lines: [NAME, ...STREET, '{county}', '{city} {state} {zipCode}', '{country}'], regions: 'au' },
  cn: {
    lines: ['{lastName}{firstName}', '{state}{city}{county}', ...STREET, '{zipCode}', '{country}'],
    regions: 'cn',
  },
  hu: { lines: [NAME, '{county}', '{city}', ...STREET, '{zipCode}', '{country}'] },
  id: { lines: [NAME, ...STREET, '{county}', '{city}', '{state} {zipCode}', '{country}'], regions: 'id' },
  in: { lines: [NAME, ...STREET, '{county}', '{city} {zipCode}', '{state}', '{country}'], regions: 'in' },
  it: { lines: [NAME, ...STREET, '{county}', '{zipCode} {city} {state}', '{country}'] },
  jp: japanese,
  kr: { lines: [FAMILY_FIRST, '{state} {city} {county}', ...STREET, '{zipCode}', '{country}'] },
  mx: { lines: [NAME, ...STREET, '{county}', '{zipCode} {city}, {state}', '{country}'], regions: 'mx' },
  my: { lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'], regions: 'my' },
  ph: { lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'], regions: 'ph' },
  // The retailer's rule for Russia: its region, and the country in its own language.
  ru: {
    lines: [NAME, ...STREET, '{county}', '{city}', '{state}', '{zipCode}', '{country}'],
    regions: 'ru',
    countryLanguage: 'ru',
  },
  th: { lines: [NAME, ...STREET, '{county} {city}', '{state} {zipCode}', '{country}'], regions: 'th' },
  tr: { lines: [NAME, ...STREET, '{county}', '{zipCode} {city}/{state}', '{country}'], regions: 'tr' },
  tw: {
    lines: ['{lastName}{firstName}', '{zipCode} {state}{city}{county}', ...STREET, '{country}'],
    regions: 'tw',
  },
  vn: { lines: [FAMILY_FIRST, ...STREET, '{county}, {city}', '{state} {zipCode}', '{country}'], regions: 'vn' },
};

function toEach(countries: readonly string[], layout: PostalLayout): Record<string, PostalLayout> {
  return Object.fromEntries(countries.map((country) => [country, layout]));
}
