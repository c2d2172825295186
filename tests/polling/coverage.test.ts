import { expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { POLLS } from './polls.js';

const held = POLLS.map(({ call }): string => call);
const findGaps = (classes: Readonly<Record<string, string>>): string[] =>
  Object.keys(classes).filter((call) => classes[call] === 'poll' && !held.includes(call));

it('every polling call is tested', () => {
  expect(findGaps(CALL_CLASSES)).toEqual([]);
});

it('the check reports a polling call that is not tested', () => {
  expect(findGaps({ ...CALL_CLASSES, 'get-label-job': 'poll' })).toEqual(['get-label-job']);
});
