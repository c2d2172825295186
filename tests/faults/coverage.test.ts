import { describe, expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import type { CallScene } from './call-scene.js';
import { FAULTS } from './faults.js';
import { listCases, MATRIX, SCENES } from './matrix.js';

const FAULT_COUNT = 25;

/** The combinations of call and fault number that no scene covers. */
function findGaps(calls: readonly string[], scenes: readonly CallScene[]): string[] {
  return calls.flatMap((call) => {
    const held = scenes.filter((scene) => scene.call === call).flatMap(listCases);
    return Array.from({ length: FAULT_COUNT }, (_, index) => index + 1)
      .filter((number) => !held.some(({ fault }) => fault.number === number))
      .map((number) => `${call} ${number}`);
  });
}

describe('the fault matrix', () => {
  const calls = Object.keys(CALL_CLASSES);

  it('covers every call under every fault', () => {
    expect(findGaps(calls, SCENES)).toEqual([]);
  });

  it('reports a call without a scene', () => {
    expect(findGaps([...calls, 'request-label'], SCENES)).toHaveLength(FAULT_COUNT);
    expect(findGaps(calls, SCENES.slice(1))).toHaveLength(FAULT_COUNT);
  });

  it('lists the faults in the order of their numbers', () => {
    const numbers = Object.values(FAULTS).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  it('reaches every outcome that it describes', () => {
    const met = MATRIX.map(({ outcome }) => outcome);
    const described = SCENES.flatMap(({ call, outcomes }) =>
      Object.entries(outcomes).map(([name, outcome]) => ({ call, name, outcome })),
    );
    const idle = described.filter(({ outcome }) => !met.includes(outcome)).map(({ call, name }) => `${call} ${name}`);
    expect(idle).toEqual([]);
  });
});
