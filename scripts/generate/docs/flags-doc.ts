import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { toCode, toHead, toTable } from './markdown.js';

/** `docs/flags.md`: every feature flag. */
export function createFlagsDoc(): string {
  const rows = FLAG_TABLE.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    toHead('Feature flags', '`src/app/configuration/flag-table.ts`'),
    `To turn a flag on, name it in the attribute \`flags\` of a tag, or return \`true\` from \`adapter.flags.getBooleanValue(name, false)\`.
All other flags are off. Names are case-sensitive; the console reports an unknown name.`,
    toTable(
      ['Flag', 'Effect when on'],
      rows.map(({ name, meaning }) => [toCode(name), meaning]),
    ),
  ].join('\n\n');
}
