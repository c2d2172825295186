import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadyPick, listExchangeUnits } from '../../src/domain/returns/exchange-pick.js';
import {
  areChoicesReady,
  LONGEST_TEXT,
  type Operation,
  type ReturnChoice,
} from '../../src/domain/returns/return-choice.js';
import { isExchangeable } from '../../src/domain/returns/return-row.js';
import { toDraft } from '../../src/state/return-drafts.js';
import {
  FIRST_PROGRESS,
  fitProgress,
  reduceWizard,
  toStepFacts,
  type WizardAction,
  type WizardProgress,
  type WizardRules,
} from '../../src/state/return-wizard.js';
import { listSteps, type WizardStep } from '../../src/state/wizard-steps.js';
import { rows, RULES, RETURNS_ONLY, walk, chosen, reasoned, returned, exchanged, pick, go } from './return-samples.js';

const WALKS = 2_000;

describe('a return that is put together', () => {
  it('begins with all of a row that may go back, and no reason', () => {
    expect(walk([chosen]).choices).toEqual([{ rowKey: 'k2', quantity: 2, text: '' }]);
  });

  it('has a row once, however often it is chosen', () => {
    expect(walk([chosen, reasoned, chosen]).choices).toHaveLength(1);
  });

  it('forgets a row that was taken back', () => {
    expect(walk([chosen, reasoned, { type: 'unchoose', rowKey: 'k2' }])).toEqual(FIRST_PROGRESS);
  });

  it('does not take what may not go back, or is not there', () => {
    expect(
      walk([
        { type: 'choose', rowKey: 'k4' },
        { type: 'choose', rowKey: 'k9' },
      ]),
    ).toEqual(FIRST_PROGRESS);
  });

  it.each<[string, WizardAction, object]>([
    ['no more than there are', { type: 'setQuantity', rowKey: 'k2', quantity: 9 }, { quantity: 2 }],
    ['no fewer than one', { type: 'setQuantity', rowKey: 'k2', quantity: -1 }, { quantity: 1 }],
    ['a reason of the market', reasoned, { reason: 'quality' }],
    ['no longer text than 140', { type: 'setText', rowKey: 'k2', text: '😀'.repeat(150) }, { text: '😀'.repeat(140) }],
  ])('takes %s', (_, action, choice) => {
    expect(walk([chosen, action]).choices).toEqual([expect.objectContaining(choice)]);
  });

  it('takes no reason that the market does not have', () => {
    const [choice] = walk([chosen, { ...reasoned, reason: 'toString' }]).choices;
    expect(choice).not.toHaveProperty('reason');
  });

  it('goes to the methods once everything that is chosen has what it needs, and back with all of it', () => {
    const ahead = { type: 'go', step: 'method' } as const;
    expect(walk([ahead]).step).toBe('items');
    expect(walk([chosen, ahead]).step).toBe('items');
    expect(walk([chosen, reasoned, ahead]).step).toBe('items');
    const there = walk([chosen, reasoned, returned, ahead, { type: 'setMethod', methodId: 'upsDropoff|UPSN' }]);
    expect(there).toMatchObject({ step: 'method', methodId: 'upsDropoff|UPSN' });
    expect(walk([{ type: 'go', step: 'items' }], there)).toEqual({ ...there, step: 'items' });
  });

  it('asks for the store of whoever brings it to one, and keeps it with another way', () => {
    const rules = { ...RULES, asksForStore: true };
    const chosenWay = { type: 'setMethod', methodId: 'returnToStore' } as const;
    const go = (from: WizardProgress, ...actions: readonly WizardAction[]) =>
      actions.reduce((progress, action) => reduceWizard(progress, action, rules), from);
    const there = go(FIRST_PROGRESS, chosen, reasoned, returned, chosenWay, { type: 'go', step: 'store' });
    expect(there.step).toBe('store');
    expect(listSteps(toStepFacts(there, rules))).toEqual(['items', 'method', 'store']);
    expect(listSteps(toStepFacts(there, RULES))).toEqual(['items', 'method']);
    expect(fitProgress(there, RULES).step).toBe('method');
    const full = go(there, { type: 'setStore', storeId: '101' }, { type: 'setMethod', methodId: 'upsDropoff|UPSN' });
    expect(full).toMatchObject({ step: 'method', storeId: '101' });
    expect(toDraft('US10000001', full, 1).progress.storeId).toBe('101');
    expect(go(full, { type: 'dropStore' })).not.toHaveProperty('storeId');
  });

  it('goes on as far as it can from a step that the return does not have', () => {
    const draft = { ...FIRST_PROGRESS, step: 'address' as WizardStep };
    expect(fitProgress(draft, RULES).step).toBe('items');
    expect(fitProgress({ ...walk([chosen, reasoned, returned]), step: draft.step }, RULES).step).toBe('method');
  });

  it('is looked over before it is sent where a courier may come, and asks where to once one is wanted', () => {
    const courier: WizardRules = { ...RULES, hasCourierFlow: true };
    const go = (actions: readonly WizardAction[]): WizardProgress =>
      actions.reduce((progress, action) => reduceWizard(progress, action, courier), FIRST_PROGRESS);
    const ahead = { type: 'go', step: 'review' } as const;
    const begun = [chosen, reasoned, returned];
    expect(go([...begun, ahead]).step).toBe('method');
    expect(go([...begun, { type: 'setMethod', methodId: 'returnToStore' }, ahead]).step).toBe('review');
    const fetched = [...begun, { type: 'setMethod', methodId: 'courierPickup' } as const];
    expect(go([...fetched, ahead]).step).toBe('address');
    expect(go([...fetched, { type: 'setAddress', addressId: 'adr-1' }, ahead]).step).toBe('review');
    expect(walk([...fetched, { type: 'setAddress', addressId: 'adr-1' }, ahead]).step).toBe('method');
  });

  it('goes back to the items when the order has lost what was chosen', () => {
    const there = walk([chosen, reasoned, returned, { type: 'go', step: 'method' }]);
    expect(fitProgress(there, { ...RULES, rows: [] })).toEqual(FIRST_PROGRESS);
  });
});

describe('an exchange that is put together', () => {
  const begun = [chosen, reasoned, exchanged];

  it('has a step for each piece, before the methods, and is looked over, in their order', () => {
    expect(listSteps(walk(begun))).toEqual(['items', 'exchange-1', 'exchange-2', 'method', 'review']);
    expect(walk([...begun, go('method')]).step).toBe('exchange-1');
    expect(walk([...begun, pick(1), go('method')]).step).toBe('exchange-1');
    expect(walk([...begun, pick(1, 's1'), go('method')]).step).toBe('exchange-2');
    expect(walk([...begun, pick(1, 's1'), pick(2, 's2'), go('method')]).step).toBe('method');
  });

  it('has what was picked last for each piece, and keeps it on the way back', () => {
    const there = walk([...begun, pick(2, 's9'), pick(1, 's1'), pick(2, 's2'), go('method'), go('items')]);
    expect(there.picks).toEqual([
      { rowKey: 'k2', unit: 1, colorCode: 'blue', skuId: 's1' },
      { rowKey: 'k2', unit: 2, colorCode: 'blue', skuId: 's2' },
    ]);
    expect(walk([go('method')], there).step).toBe('method');
  });

  it('comes in the order of the rows, however they were chosen', () => {
    const both = walk([chosen, { type: 'choose', rowKey: 'k1' }, ...begun]);
    const units = listExchangeUnits(walk([{ ...exchanged, rowKey: 'k1' }], both).choices);
    expect(units.map(({ rowKey, unit }) => `${rowKey}:${unit}`)).toEqual(['k1:1', 'k2:1', 'k2:2']);
  });

  it.each<[string, readonly WizardAction[], number]>([
    ['becomes a return after all', [returned], 0],
    ['is taken back', [{ type: 'unchoose', rowKey: 'k2' }], 0],
    ['is one piece less', [{ type: 'setQuantity', rowKey: 'k2', quantity: 1 }], 1],
  ])('forgets what was picked for what %s', (_, actions, count) => {
    expect(walk([...begun, pick(1, 's1'), pick(2, 's2'), ...actions]).picks).toHaveLength(count);
  });

  it('is asked about only where it can be had', () => {
    expect(walk([{ type: 'choose', rowKey: 'k3' }]).choices).toEqual([
      { rowKey: 'k3', quantity: 3, operation: 'return', text: '' },
    ]);
    expect(
      walk([
        { type: 'choose', rowKey: 'k3' },
        { ...exchanged, rowKey: 'k3' },
      ]).choices,
    ).toEqual([expect.objectContaining({ operation: 'return' })]);
  });

  it('is none where nothing may be exchanged, and the steps are those of a return', () => {
    const there = fitProgress(walk([...begun, pick(1, 's1'), go('exchange-2')]), RETURNS_ONLY);
    expect(there).toMatchObject({ picks: [], choices: [{ operation: 'return' }] });
    expect(listSteps(there)).toEqual(['items', 'method']);
  });
});

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
  fc.record({ type: fc.constant('setMethod'), methodId: fc.constantFrom('returnToStore', 'upsDropoff|UPSN') }),
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

/** What is wrong with a progress; nothing where it is sound. */
function findFault(progress: WizardProgress, rules = RULES): string | undefined {
  const { step, choices, picks } = progress;
  if (new Set(choices.map(({ rowKey }) => rowKey)).size < choices.length) return 'a row twice';
  const units = listExchangeUnits(choices).map(({ rowKey, unit }) => `${rowKey}:${unit}`);
  const picked = picks.map(({ rowKey, unit }) => `${rowKey}:${unit}`);
  if (new Set(picked).size < picked.length) return 'a pick twice';
  if (picked.some((unit) => !units.includes(unit))) return 'a pick of what is not exchanged';
  if (!rules.allowsExchanges && units.length > 0) return 'an exchange where there are none';
  if (!listSteps(progress).includes(step)) return 'a step that this return does not have';
  if (step !== 'items' && !areChoicesReady(choices)) return 'ahead of what is ready';
  const ahead = units.slice(0, step === 'method' ? undefined : Math.max(0, listSteps(progress).indexOf(step) - 1));
  if (ahead.some((unit) => !picks.some((pick) => `${pick.rowKey}:${pick.unit}` === unit && isReadyPick(pick)))) {
    return 'ahead of what is picked';
  }
  return choices.map(findChoiceFault).find((fault) => fault !== undefined);
}

function findChoiceFault({ rowKey, quantity, reason, operation, text }: ReturnChoice): string | undefined {
  const row = rows.find(({ key }) => key === rowKey);
  if (!row?.isReturnable) return 'a row that does not go back';
  if (operation === 'exchange' && !isExchangeable(row)) return 'an exchange that is none';
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > row.returnable) return 'a wrong quantity';
  if (reason !== undefined && !RULES.reasonKeys.includes(reason)) return 'a wrong reason';
  return [...text].length > LONGEST_TEXT ? 'too long a text' : undefined;
}

describe('walks through the wizard', () => {
  it('end in no state that must not be, wherever they stop, reload, or lose a row', () => {
    let steps = 0;
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), fc.nat(rows.length), (actions, gone) => {
        let progress = FIRST_PROGRESS;
        for (const action of actions) {
          progress = reduceWizard(progress, action, RULES);
          steps += 1;
          expect(findFault(progress)).toBeUndefined();
        }
        const draft = toDraft('US10000001', progress, 1);
        const { progress: kept } = JSON.parse(JSON.stringify(draft)) as typeof draft;
        const again = fitProgress(kept, RULES);
        expect(again).toEqual({ ...progress, choices: progress.choices.map((choice) => ({ ...choice, text: '' })) });
        const fewer = fitProgress(progress, { ...RULES, rows: rows.slice(gone) });
        expect(findFault(fewer)).toBeUndefined();
        expect(findFault(fitProgress(progress, RETURNS_ONLY), RETURNS_ONLY)).toBeUndefined();
      }),
      { numRuns: WALKS },
    );
    expect(steps).toBeGreaterThan(WALKS);
  });

  it('would be found out, where a state is one that must not be', () => {
    const choice: ReturnChoice = { rowKey: 'k2', quantity: 1, reason: 'quality', operation: 'exchange', text: '' };
    const taken = { rowKey: 'k2', unit: 1, colorCode: 'blue', skuId: 's1' };
    const of = (changes: Partial<WizardProgress>) => findFault({ ...FIRST_PROGRESS, choices: [choice], ...changes });
    expect(of({ step: 'method', choices: [] })).toBe('ahead of what is ready');
    expect(of({ choices: [{ rowKey: 'k4', quantity: 1, text: '' }] })).toBe('a row that does not go back');
    expect(of({ step: 'method' })).toBe('ahead of what is picked');
    expect(of({ step: 'exchange-2' })).toBe('a step that this return does not have');
    expect(of({ picks: [taken, taken] })).toBe('a pick twice');
    expect(of({ picks: [{ ...taken, unit: 2 }] })).toBe('a pick of what is not exchanged');
    expect(of({ choices: [{ ...choice, rowKey: 'k3' }] })).toBe('an exchange that is none');
    expect(findFault({ ...FIRST_PROGRESS, choices: [choice] }, RETURNS_ONLY)).toBe('an exchange where there are none');
  });
});
