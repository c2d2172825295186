// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findPhase } from './phases.js';
import { sumUpProfile, type CallFrame, type Profile } from './sum-up-profile.js';

const SOURCES: Readonly<Record<string, string>> = {
  render: '../../node_modules/preact/dist/preact.mjs',
  readOrder: '../../src/orders/api/order.ts',
};
const findSource = ({ functionName }: CallFrame): string | undefined => SOURCES[functionName];

/** A profile of functions that call each other in the given order, with a sample in each. */
function createProfile(names: readonly string[], timeDeltas: readonly number[]): Profile {
  const nodes = names.map((functionName, id) => ({
    id,
    callFrame: { functionName, url: '', lineNumber: 0, columnNumber: 0 },
    children: id + 1 < names.length ? [id + 1] : [],
  }));
  return { nodes, samples: nodes.map(({ id }) => id), timeDeltas };
}

describe('the sum of a profile', () => {
  it('counts a function of the browser for the code that called it', () => {
    const profile = createProfile(['(root)', 'render', 'insertBefore'], [0, 5, 10, 20]);
    expect([...sumUpProfile(profile, findSource)]).toEqual([['rendering', 30]]);
  });

  it('counts some functions of the browser for a phase, whoever calls them', () => {
    const profile = createProfile(['readOrder', 'attachShadow', '(garbage collector)'], [0, 1, 2, 4]);
    expect([...sumUpProfile(profile, findSource)]).toEqual([
      ['reading answers', 1],
      ['shadow root', 2],
      ['garbage collection', 4],
    ]);
  });

  it('leaves out layouts, which the browser reports apart', () => {
    const profile = createProfile(['render', 'get offsetHeight', '(idle)'], [0, 1, 2, 4]);
    expect([...sumUpProfile(profile, findSource)]).toEqual([['rendering', 1]]);
  });

  it('keeps what has no known caller', () => {
    expect([...sumUpProfile(createProfile(['(anonymous)'], [0, 3]), findSource)]).toEqual([['the rest', 3]]);
  });
});

describe('the phase of a module', () => {
  it.each([
    ['../../elements/bridge/element-life.ts', 'element'],
    ['../../elements/bridge/react.ts', 'rendering'],
    ['../../src/features/order-history/history.css', 'style sheets'],
    ['../../src/features/order-history/store/order-history.ts', 'state'],
    ['../../src/http/client.ts', 'reading answers'],
    ['../../src/orders/api/order.ts', 'reading answers'],
    ['../../src/orders/order-card.tsx', 'rendering'],
    ['../../src/i18n/create-intl.ts', 'context'],
    ['../../somewhere/else.ts', undefined],
  ])('%s is %s', (source, phase) => {
    expect(findPhase('anything', source)).toBe(phase);
  });
});
