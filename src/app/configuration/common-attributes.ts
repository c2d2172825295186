import type { AttributeTable } from './attribute-table.js';

/** Meant where a page names no country: its titles do without it. */
export const HOME_COUNTRY = 'us';

/** The attributes every tag takes. */
export const COMMON_ATTRIBUTES = [
  { name: 'country', kind: 'country', default: HOME_COUNTRY, meaning: 'Two-letter country: whose rules apply.' },
  { name: 'locale', kind: 'language', default: 'en', meaning: 'BCP 47 language tag of the wording.' },
  { name: 'api-base', kind: 'https-or-path', default: '/', meaning: 'Where the order service answers.' },
  { name: 'brand', kind: 'text', default: '', meaning: 'Product name in titles and tabs.' },
  { name: 'flags', kind: 'tokens', meaning: 'Names of the feature flags (flags.md) that are on, separated by spaces.' },
  { name: 'standalone', kind: 'flag', meaning: 'No header, no padding; what is complete is submitted by itself.' },
  {
    name: 'kiosk',
    kind: 'flag',
    meaning:
      'A shared device: everything in memory alone and wiped when nobody is there, larger targets, no autocomplete.',
  },
  {
    name: 'theme',
    kind: 'one-of',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
    meaning: 'Colour scheme; auto follows the page.',
  },
] as const satisfies AttributeTable;
