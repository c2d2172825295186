import { describe, expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { ATTACKS } from './attacks.js';
import { SEALED_MATRIX, STEP_CALLS, type SealedCell } from './sealed-cells.js';

const GUESTS_PAGE = "an injected tag on a guest's page";
/** Calls that only members make, so they do not occur on a guest's page. */
const MEMBERS_ONLY = [
  'list-order-history',
  'list-partner-history',
  'search-order-history',
  'get-order',
  'list-consents',
  'list-exchange-options',
  'request-exchange-preview',
  'request-exchange-order',
  'list-addresses',
  'request-new-address',
  'request-address-update',
];

/** Injected tags do not reach the step for a code. */
const STEP_GAPS = STEP_CALLS.flatMap((call) =>
  ATTACKS.filter(({ kind }) => kind === 'injected tag').map(({ name }) => `${call}: ${name}`),
);

/** The combinations of call and attack that the matrix lacks. */
function findGaps(calls: readonly string[], matrix: readonly SealedCell[]): string[] {
  const held = new Set(matrix.map(({ scene, attack }) => `${scene.call}: ${attack.name}`));
  return calls.flatMap((call) => ATTACKS.map(({ name }) => `${call}: ${name}`)).filter((cell) => !held.has(cell));
}

describe('the matrix of sealed requests', () => {
  const calls = Object.keys(CALL_CLASSES);

  it("covers every call with every attack, except members' calls on a guest's page and the step's of injected tags", () => {
    const gaps = MEMBERS_ONLY.map((call) => `${call}: ${GUESTS_PAGE}`);
    expect(findGaps(calls, SEALED_MATRIX).sort()).toEqual([...gaps, ...STEP_GAPS].sort());
  });

  it('reports a call or an attack without cells', () => {
    const missed = findGaps([...calls, 'request-label'], SEALED_MATRIX);
    expect(missed.filter((cell) => cell.startsWith('request-label:'))).toHaveLength(ATTACKS.length);
    const without = SEALED_MATRIX.filter(({ attack }) => attack.kind !== 'base');
    expect(findGaps(calls, without)).toHaveLength(MEMBERS_ONLY.length + STEP_GAPS.length + calls.length);
  });

  it('gives a redirected call exactly one outcome, which is never success', () => {
    const redirected = SEALED_MATRIX.filter(({ attack }) => attack.redirect);
    expect(redirected.filter(({ must }) => must === undefined || must.name === 'done')).toEqual([]);
  });
});
