import { EVENT_TABLE } from '../../../elements/event-table.js';
import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { ERROR_CODES } from '../../../src/http/errors.js';
import type { DocumentedTag } from '../read-tags.js';
import { toCode, toHead, toTable } from './markdown.js';

/** A code with a part for each attribute. */
const OF_ATTRIBUTES = 'config-{attribute}-invalid';
/** A property that fails like an attribute. */
const ORDER_PROPERTY = 'order';

/** `docs/errors.md`: every public error code, under a heading that the event's `docs` leads to. */
export function createErrorsDoc(tags: readonly DocumentedTag[]): string {
  const attributes = tags.flatMap(({ contract }) => contract.attributes.map(({ name }) => name));
  const members = Object.entries(EVENT_TABLE['orders-error'].detail);
  const codes = Object.entries(ERROR_CODES).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    toHead('Error codes', '`src/http/errors.ts`'),
    `Tags report every failure with the event \`orders-error\`. The codes are public and change only with a major version.
The tag has already told the shopper, in their language, what happened and what to do. Use the event for your logs and alarms.`,
    '## Codes',
    ...codes.map(([code, meaning]) =>
      [`### ${toCode(code)}`, ...(code === OF_ATTRIBUTES ? [toAnchors(attributes)] : []), meaning].join('\n\n'),
    ),
    '## The detail of `orders-error`',
    toTable(
      ['Member', 'Meaning'],
      members.map(([name, says]) => [toCode(name), says]),
    ),
  ].join('\n\n');
}

/** One anchor for each attribute: their codes share a heading. */
function toAnchors(attributes: readonly string[]): string {
  const names = [...new Set([...attributes, ORDER_PROPERTY])].sort();
  return names.map((name) => `<a id="${OF_ATTRIBUTES.replace('{attribute}', name)}"></a>`).join('\n');
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
