import { EVENT_TABLE } from '../../../elements/event-table.js';
import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { ERROR_CODES } from '../../../src/http/errors.js';
import { toCode, toHead, toTable } from './markdown.js';

/** `docs/errors.md`: every public error code. */
export function createErrorsDoc(): string {
  const members = Object.entries(EVENT_TABLE['orders-error'].detail);
  const codes = Object.entries(ERROR_CODES).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    toHead('Error codes', '`src/http/errors.ts`'),
    `Tags report every failure with the event \`orders-error\`. The codes are public and change only with a major version.
The tag has already told the shopper, in their language, what happened and what to do. Use the event for your logs and alarms.`,
    '## Codes',
    toTable(
      ['Code', 'Meaning'],
      codes.map(([code, meaning]) => [toCode(code), meaning]),
    ),
    '## The detail of `orders-error`',
    toTable(
      ['Member', 'Meaning'],
      members.map(([name, says]) => [toCode(name), says]),
    ),
  ].join('\n\n');
}

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
