import { expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { AMBIGUOUS_FAULTS } from './ambiguous-faults.js';
import { FAULT_CELLS, TRIGGER_CELLS } from './once-cells.js';
import { TRIGGERS } from './triggers.js';
import { WRITES } from './writes.js';

const held = WRITES.map(({ call }): string => call);
const findGaps = (classes: Readonly<Record<string, string>>): string[] =>
  Object.keys(classes).filter((call) => classes[call] === 'write' && !held.includes(call));

it('every write is tested for being sent once', () => {
  expect(findGaps(CALL_CLASSES)).toEqual([]);
});

it('the check reports a write that is not tested', () => {
  expect(findGaps({ ...CALL_CLASSES, 'request-label': 'write' })).toEqual(['request-label']);
});

it('each write is sent in all seven ways and meets every ambiguous fault', () => {
  expect(TRIGGERS).toHaveLength(7);
  expect(AMBIGUOUS_FAULTS.length).toBeGreaterThanOrEqual(5);
  expect(FAULT_CELLS).toHaveLength(WRITES.length * AMBIGUOUS_FAULTS.length * 2);
  const leftOut = WRITES.flatMap((write) =>
    TRIGGERS.filter((trigger) => !TRIGGER_CELLS.some((cell) => cell.write === write && cell.trigger === trigger)).map(
      ({ name }) => `${write.name ?? write.call} by ${name}`,
    ),
  );
  // A new job charges nothing: docs/decisions/payments.md explains why each tab requests one.
  expect(leftOut).toEqual(['request-deferred-payment by two tabs']);
});
