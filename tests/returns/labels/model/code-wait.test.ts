import { expect, it } from 'vitest';
import { findCodeStart } from '../../../../src/returns/labels/use-code-wait.js';

const AT = '2026-11-20T10:00:00.000Z';

it.each<[what: string, situation: Parameters<typeof findCodeStart>, start: string | undefined]>([
  ['thirty minutes after the return', [AT, 30], '2026-11-20T10:30:00.000Z'],
  ['ten minutes after it', [AT, 10], '2026-11-20T10:10:00.000Z'],
  ['at once if the country has no wait', [AT, undefined], undefined],
  ['at once if the date of the return is unknown', [undefined, 30], undefined],
])('a code becomes valid %s', (_what, situation, start) => {
  expect(findCodeStart(...situation)).toBe(start === undefined ? undefined : Date.parse(start));
});
