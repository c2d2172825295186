import type { Address } from './address.js';

/** How to format the lines of an address. */
export interface LineLayout {
  /** Fields in braces, including `{country}`, with the text between them. */
  readonly lines: readonly string[];
  /** Names of regions by their codes, without the country prefix. */
  readonly regions?: Readonly<Record<string, string>>;
  /** Regions are written by their codes, and `regions` finds the code of a name. */
  readonly writesRegionCodes?: boolean;
}

/** The most common layout: name, street lines, place with region and postal code, country. */
const COMMON_LINES = [
  '{firstName} {lastName}',
  ...['{pickUpLocation}', '{address1}', '{address2}', '{address3}', '{address4}'],
  ...['{county}', '{city}, {state} {zipCode}', '{country}'],
] as const;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Formats an address as lines.
 *
 * @param country name of the country in the shopper's language; empty to leave it out
 */
export function toAddressLines(address: Address, country: string, layout: Partial<LineLayout> = {}): string[] {
  const { lines = COMMON_LINES } = layout;
  const fields: Readonly<Record<string, string | undefined>> = {
    ...address,
    state: toRegion(address, layout),
    country,
  };
  return lines.map((line) => fillLine(line, fields)).filter(Boolean);
}

/** `JP-13` and `13` are the same region; an unknown region is written as sent. */
function toRegion(
  { state, country }: Address,
  { regions = {}, writesRegionCodes }: Partial<LineLayout>,
): string | undefined {
  const sent = state?.trim().toUpperCase() ?? '';
  const prefix = `${country.toUpperCase()}-`;
  const code = sent.startsWith(prefix) ? sent.slice(prefix.length) : sent;
  if (!writesRegionCodes) return Object.hasOwn(regions, code) ? regions[code] : state;
  const known = Object.entries(regions).find(([key, name]) => key === code || name.toUpperCase() === sent);
  return known?.[0] ?? state;
}

/** Fields in which equal values mean one place, as in a city that is a region of its own. Equal first and last names stay two names. */
const LOCALITY_FIELDS = new Set(['county', 'city', 'state']);

/** Fills in one line; a city that is its own region appears once. */
function fillLine(line: string, fields: Readonly<Record<string, string | undefined>>): string {
  let filled = '';
  let last = '';
  let between = '';
  for (const [, before = '', name = '', after = ''] of line.matchAll(/(^[^{]*)?\{(\w+)\}([^{]*)/g)) {
    const text = fields[name];
    if (!text) continue;
    if (text === last && LOCALITY_FIELDS.has(name)) {
      between = after;
      continue;
    }
    filled = last ? `${filled}${between || findSpace(last, text)}${text}` : `${before}${text}`;
    [last, between] = [text, after];
  }
  return filled;
}

/** Whether the place or street of an address is in Latin letters, rather than in a script without spaces. */
export function isInLatinLetters({ address1, city, county = '' }: Address): boolean {
  return !UNSPACED.test(address1 + city + county);
}

function findSpace(left: string, right: string): string {
  return UNSPACED.test(left.slice(-1)) || UNSPACED.test(right.slice(0, 1)) ? '' : ' ';
}
