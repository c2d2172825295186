import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { toCode, toHead, toTable } from './markdown.js';

/** `docs/flags.md`: every feature flag. */
export function createFlagsDoc(): string {
  const rows = FLAG_TABLE.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    toHead('Feature flags', '`src/app/configuration/flag-table.ts`'),
    `A flag is on where the attribute \`flags\` of a tag names it, or where \`adapter.flags.getBooleanValue(name, false)\` says \`true\`.
Every flag is off otherwise. Names are written as they stand here, upper and lower case included; a name that is none is told in the
console.`,
    toTable(
      ['Flag', 'When it is on'],
      rows.map(({ name, meaning }) => [toCode(name), meaning]),
    ),
  ].join('\n\n');
}
