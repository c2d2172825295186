import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReadyPick,
  listExchangeUnits,
  areChoicesReady,
  LONGEST_TEXT,
  type Operation,
  type ReturnChoice,
  isExchangeable,
} from '../../../src/returns/model/return-choice.js';
import { toDraft } from '../../../src/returns/store/return-drafts.js';
import {
  FIRST_PROGRESS,
  fitProgress,
  reduceWizard,
  toStepFacts,
  type WizardAction,
  type WizardProgress,
  type WizardRules,
} from '../../../src/returns/store/return-wizard.js';
import { listSteps, type WizardStep } from '../../../src/returns/store/wizard-steps.js';
import { rows, RULES, RETURNS_ONLY, chosen, reasoned, returned, exchanged, pick, go } from './return-samples.js';

const WALKS = 2_000;

const anyKey = fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k9', '__proto__');
const anyUnit = fc.integer({ min: -1, max: 4 });
const anyColor = fc.constantFrom('blue', 'red', '');
const anyAction: fc.Arbitrary<WizardAction> = fc.oneof(
  fc.record({ type: fc.constantFrom('choose', 'unchoose'), rowKey: anyKey }),
  fc.record({ type: fc.constant('setQuantity'), rowKey: anyKey, quantity: fc.integer({ min: -3, max: 9 }) }),
  fc.record({
    type: fc.constant('setReason'),
    rowKey: anyKey,
    reason: fc.constantFrom('quality', 'tooBig', 'nobody', ''),
  }),
  fc.record({ type: fc.constant('setText'), rowKey: anyKey, text: fc.string({ maxLength: 200 }) }),
  fc.record({
    type: fc.constant('setMethod'),
    methodId: fc.constantFrom('returnToStore', 'upsDropoff|UPSN', 'courierPickup'),
  }),
  fc.record({ type: fc.constant('setStore'), storeId: fc.constantFrom('101', '102') }),
  fc.record({ type: fc.constant('dropStore') }),
  fc.record({ type: fc.constant('setAddress'), addressId: fc.constantFrom('adr-1', 'own-1') }),
  fc.record({
    ...{ type: fc.constant('setOperation'), rowKey: anyKey },
    operation: fc.constantFrom<Operation[]>('return', 'exchange'),
  }),
  fc.record({
    type: fc.constant('pick'),
    pick: fc.oneof(
      fc.record({ rowKey: anyKey, unit: anyUnit, colorCode: anyColor }),
      fc.record({ rowKey: anyKey, unit: anyUnit, colorCode: anyColor, skuId: fc.constantFrom('s1', 's2', '') }),
    ),
  }),
  fc.record({
    type: fc.constant('go'),
    step: fc.constantFrom<WizardStep[]>(
      ...([
        'items',
        'exchange-1',
        'exchange-2',
        'exchange-3',
        'exchange-9',
        'method',
        'store',
        'address',
        'review',
      ] as const),
    ),
  }),
);

/** Starting points of a walk: random actions alone seldom get beyond the first step. */
const anyStart = fc.constantFrom<(readonly WizardAction[])[]>(
  [],
  [chosen, reasoned, returned],
  [chosen, reasoned, exchanged, pick(1, 's1')],
  [chosen, reasoned, exchanged, pick(1, 's1'), pick(2, 's2'), go('method')],
);

const anyRules: fc.Arbitrary<WizardRules> = fc
  .record({
    allowsExchanges: fc.boolean().map((isRefused) => !isRefused),
    asksForStore: fc.boolean(),
    hasCourierFlow: fc.boolean(),
  })
  .map((changes) => ({ ...RULES, ...changes }));

/** The fault of a progress; undefined if it is valid. */
function findFault(progress: WizardProgress, rules = RULES): string | undefined {
  const { step, choices, picks } = progress;
  if (new Set(choices.map(({ rowKey }) => rowKey)).size < choices.length) return 'a row twice';
  const units = listExchangeUnits(choices).map(({ rowKey, unit }) => `${rowKey}:${unit}`);
  const picked = picks.map(({ rowKey, unit }) => `${rowKey}:${unit}`);
  if (new Set(picked).size < picked.length) return 'a pick twice';
  if (picked.some((unit) => !units.includes(unit))) return 'a pick of what is not exchanged';
  if (!rules.allowsExchanges && units.length > 0) return 'an exchange where there are none';
  const steps = listSteps(toStepFacts(progress, rules));
  if (!steps.includes(step)) return 'a step that this return does not have';
  if (step !== 'items' && !areChoicesReady(choices)) return 'ahead of what is ready';
  const ahead = units.slice(0, Math.max(0, steps.indexOf(step) - 1));
  if (ahead.some((unit) => !picks.some((pick) => `${pick.rowKey}:${pick.unit}` === unit && isReadyPick(pick)))) {
    return 'ahead of what is picked';
  }
  return findRouteFault(progress, steps) ?? choices.map(findChoiceFault).find((fault) => fault !== undefined);
}

/** After the method step a method is required, and after the store and address steps their choices. */
function findRouteFault({ step, methodId, storeId, addressId }: WizardProgress, steps: readonly string[]) {
  const isBehind = (other: WizardStep) => steps.includes(other) && steps.indexOf(step) > steps.indexOf(other);
  if (isBehind('method') && methodId === undefined) return 'ahead of the return method';
  if (isBehind('store') && storeId === undefined) return 'ahead of the store';
  return isBehind('address') && addressId === undefined ? 'ahead of the address' : undefined;
}

function findChoiceFault({ rowKey, quantity, reason, operation, text }: ReturnChoice): string | undefined {
  const row = rows.find(({ key }) => key === rowKey);
  if (!row?.isReturnable) return 'a row that does not go back';
  if (operation === 'exchange' && !isExchangeable(row)) return 'an exchange that is none';
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > row.returnableQuantity) return 'a wrong quantity';
  if (reason !== undefined && !RULES.reasonKeys.includes(reason)) return 'a wrong reason';
  return [...text].length > LONGEST_TEXT ? 'too long a text' : undefined;
}

describe('random walks through the wizard', () => {
  it('never reach an invalid state, wherever they stop, reload, or lose a row', () => {
    const reached = new Set<string>();
    let steps = 0;
    const anyWalk = fc.tuple(anyStart, fc.array(anyAction, { maxLength: 40 }));
    fc.assert(
      fc.property(anyRules, anyWalk, fc.nat(rows.length), (rules, [start, actions], gone) => {
        let progress = FIRST_PROGRESS;
        for (const action of [...start, ...actions]) {
          progress = reduceWizard(progress, action, rules);
          steps += 1;
          reached.add(progress.step);
          expect(findFault(progress, rules)).toBeUndefined();
        }
        const draft = toDraft('US10000001', progress, 1);
        const { progress: stored } = JSON.parse(JSON.stringify(draft)) as typeof draft;
        const again = fitProgress(stored, rules);
        expect(again).toEqual({ ...progress, choices: progress.choices.map((choice) => ({ ...choice, text: '' })) });
        const fewer = fitProgress(progress, { ...rules, rows: rows.slice(gone) });
        expect(findFault(fewer, rules)).toBeUndefined();
        expect(findFault(fitProgress(progress, RETURNS_ONLY), RETURNS_ONLY)).toBeUndefined();
      }),
      { numRuns: WALKS },
    );
    expect(steps).toBeGreaterThan(WALKS);
    for (const step of ['items', 'exchange-1', 'exchange-2', 'method', 'store', 'address', 'review']) {
      expect(reached).toContain(step);
    }
  });

  it('report an invalid state', () => {
    const choice: ReturnChoice = { rowKey: 'k2', quantity: 1, reason: 'quality', operation: 'exchange', text: '' };
    const taken = { rowKey: 'k2', unit: 1, colorCode: 'blue', skuId: 's1' };
    const of = (changes: Partial<WizardProgress>) => findFault({ ...FIRST_PROGRESS, choices: [choice], ...changes });
    expect(of({ step: 'method', choices: [] })).toBe('ahead of what is ready');
    expect(of({ choices: [{ rowKey: 'k4', quantity: 1, text: '' }] })).toBe('a row that does not go back');
    expect(of({ step: 'method' })).toBe('ahead of what is picked');
    const ready = { choices: [{ ...choice, operation: 'return' }] } as const;
    const courier: WizardRules = { ...RULES, asksForStore: true, hasCourierFlow: true };
    const at = (changes: Partial<WizardProgress>) => findFault({ ...FIRST_PROGRESS, ...ready, ...changes }, courier);
    expect(at({ step: 'review' })).toBe('ahead of the return method');
    expect(at({ step: 'review', methodId: 'returnToStore' })).toBe('ahead of the store');
    expect(at({ step: 'review', methodId: 'courierPickup' })).toBe('ahead of the address');
    expect(of({ step: 'exchange-2' })).toBe('a step that this return does not have');
    expect(of({ picks: [taken, taken] })).toBe('a pick twice');
    expect(of({ picks: [{ ...taken, unit: 2 }] })).toBe('a pick of what is not exchanged');
    expect(of({ choices: [{ ...choice, rowKey: 'k3' }] })).toBe('an exchange that is none');
    expect(findFault({ ...FIRST_PROGRESS, choices: [choice] }, RETURNS_ONLY)).toBe('an exchange where there are none');
  });
});
