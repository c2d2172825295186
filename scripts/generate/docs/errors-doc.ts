import { EVENT_TABLE } from '../../../elements/event-table.js';
import { ERROR_CODES } from '../../../src/http/errors.js';
import { toCode, toHead, toTable } from './markdown.js';

/** `docs/errors.md`: every public error code. */
export function createErrorsDoc(): string {
  const members = Object.entries(EVENT_TABLE['orders-error'].detail);
  const codes = Object.entries(ERROR_CODES).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    toHead('Error codes', '`src/http/errors.ts`'),
    `Every failure is told to the page as the event \`orders-error\`, and codes are public: they change only with a major version.
The shopper has been told already, in their own language, what happened and what helps; the event is for your own logs and alarms.`,
    '## Codes',
    toTable(
      ['Code', 'Meaning'],
      codes.map(([code, meaning]) => [toCode(code), meaning]),
    ),
    '## The detail of `orders-error`',
    toTable(
      ['Member', 'Says'],
      members.map(([name, says]) => [toCode(name), says]),
    ),
  ].join('\n\n');
}
