import { expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/api/call-classes.js';
import { WRITES } from './writes.js';

const held = WRITES.map(({ call }): string => call);
const findGaps = (classes: Readonly<Record<string, string>>): string[] =>
  Object.keys(classes).filter((call) => classes[call] === 'write' && !held.includes(call));

it('every write is tried for being sent once', () => {
  expect(findGaps(CALL_CLASSES)).toEqual([]);
});

it('a write that is not would be found out', () => {
  expect(findGaps({ ...CALL_CLASSES, 'request-label': 'write' })).toEqual(['request-label']);
});
