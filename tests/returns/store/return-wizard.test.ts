import { describe, expect, it } from 'vitest';
import { listExchangeUnits } from '../../../src/returns/model/return-choice.js';
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
import { RULES, RETURNS_ONLY, walk, chosen, reasoned, returned, exchanged, pick, go } from './return-samples.js';

describe('the progress of a return', () => {
  it('starts with the full returnable quantity of a row and no reason', () => {
    expect(walk([chosen]).choices).toEqual([{ rowKey: 'k2', quantity: 2, text: '' }]);
  });

  it('contains a row once, however often it is chosen', () => {
    expect(walk([chosen, reasoned, chosen]).choices).toHaveLength(1);
  });

  it('drops a row that is deselected', () => {
    expect(walk([chosen, reasoned, { type: 'unchoose', rowKey: 'k2' }])).toEqual(FIRST_PROGRESS);
  });

  it('refuses rows that are not returnable or do not exist', () => {
    expect(
      walk([
        { type: 'choose', rowKey: 'k4' },
        { type: 'choose', rowKey: 'k9' },
      ]),
    ).toEqual(FIRST_PROGRESS);
  });

  it.each<[string, WizardAction, object]>([
    ['no more than the returnable quantity', { type: 'setQuantity', rowKey: 'k2', quantity: 9 }, { quantity: 2 }],
    ['no fewer than one', { type: 'setQuantity', rowKey: 'k2', quantity: -1 }, { quantity: 1 }],
    ['a reason of the market', reasoned, { reason: 'quality' }],
    [
      'at most 140 characters of text',
      { type: 'setText', rowKey: 'k2', text: '😀'.repeat(150) },
      { text: '😀'.repeat(140) },
    ],
  ])('accepts %s', (_, action, choice) => {
    expect(walk([chosen, action]).choices).toEqual([expect.objectContaining(choice)]);
  });

  it('refuses a reason that the market does not have', () => {
    const [choice] = walk([chosen, { ...reasoned, reason: 'toString' }]).choices;
    expect(choice).not.toHaveProperty('reason');
  });

  it('advances to the methods once all choices are complete, and back with all of them', () => {
    const ahead = { type: 'go', step: 'method' } as const;
    expect(walk([ahead]).step).toBe('items');
    expect(walk([chosen, ahead]).step).toBe('items');
    expect(walk([chosen, reasoned, ahead]).step).toBe('items');
    const there = walk([chosen, reasoned, returned, ahead, { type: 'setMethod', methodId: 'upsDropoff|UPSN' }]);
    expect(there).toMatchObject({ step: 'method', methodId: 'upsDropoff|UPSN' });
    expect(walk([{ type: 'go', step: 'items' }], there)).toEqual({ ...there, step: 'items' });
  });

  it('asks for a store if the method needs one, and keeps it with another method', () => {
    const rules = { ...RULES, asksForStore: true };
    const chosenMethod = { type: 'setMethod', methodId: 'returnToStore' } as const;
    const go = (from: WizardProgress, ...actions: readonly WizardAction[]) =>
      actions.reduce((progress, action) => reduceWizard(progress, action, rules), from);
    const there = go(FIRST_PROGRESS, chosen, reasoned, returned, chosenMethod, { type: 'go', step: 'store' });
    expect(there.step).toBe('store');
    expect(listSteps(toStepFacts(there, rules))).toEqual(['items', 'method', 'store']);
    expect(listSteps(toStepFacts(there, RULES))).toEqual(['items', 'method']);
    expect(fitProgress(there, RULES).step).toBe('method');
    const full = go(there, { type: 'setStore', storeId: '101' }, { type: 'setMethod', methodId: 'upsDropoff|UPSN' });
    expect(full).toMatchObject({ step: 'method', storeId: '101' });
    expect(toDraft('US10000001', full, 1).progress.storeId).toBe('101');
    const addressed = go(full, { type: 'setAddress', addressId: 'adr-1' });
    expect({ ...go(addressed, { type: 'dropStore' }), storeId: '101' }).toEqual(addressed);
    expect(go(addressed, { type: 'dropStore' })).not.toHaveProperty('storeId');
  });

  it('advances as far as possible from a step that the return lacks', () => {
    const draft = { ...FIRST_PROGRESS, step: 'address' as WizardStep };
    expect(fitProgress(draft, RULES).step).toBe('items');
    expect(fitProgress({ ...walk([chosen, reasoned, returned]), step: draft.step }, RULES).step).toBe('method');
  });

  it('has a review if a courier may come, and asks for the pickup address once a courier is chosen', () => {
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

  it('returns to the items when the order has lost the chosen rows', () => {
    const there = walk([chosen, reasoned, returned, { type: 'go', step: 'method' }]);
    expect(fitProgress(there, { ...RULES, rows: [] })).toEqual(FIRST_PROGRESS);
  });
});

describe('the progress of an exchange', () => {
  const begun = [chosen, reasoned, exchanged];

  it('has a step for each piece before the methods and a review, in order', () => {
    expect(listSteps(walk(begun))).toEqual(['items', 'exchange-1', 'exchange-2', 'method', 'review']);
    expect(walk([...begun, go('method')]).step).toBe('exchange-1');
    expect(walk([...begun, pick(1), go('method')]).step).toBe('exchange-1');
    expect(walk([...begun, pick(1, 's1'), go('method')]).step).toBe('exchange-2');
    expect(walk([...begun, pick(1, 's1'), pick(2, 's2'), go('method')]).step).toBe('method');
  });

  it('contains the latest pick for each piece, and keeps it when going back', () => {
    const there = walk([...begun, pick(2, 's9'), pick(1, 's1'), pick(2, 's2'), go('method'), go('items')]);
    expect(there.picks).toEqual([
      { rowKey: 'k2', unit: 1, colorCode: 'blue', skuId: 's1' },
      { rowKey: 'k2', unit: 2, colorCode: 'blue', skuId: 's2' },
    ]);
    expect(walk([go('method')], there).step).toBe('method');
  });

  it('follows the order of the rows, however they were chosen', () => {
    const both = walk([chosen, { type: 'choose', rowKey: 'k1' }, ...begun]);
    const units = listExchangeUnits(walk([{ ...exchanged, rowKey: 'k1' }], both).choices);
    expect(units.map(({ rowKey, unit }) => `${rowKey}:${unit}`)).toEqual(['k1:1', 'k2:1', 'k2:2']);
  });

  it.each<[string, readonly WizardAction[], number]>([
    ['changed to a return', [returned], 0],
    ['deselected', [{ type: 'unchoose', rowKey: 'k2' }], 0],
    ['reduced by one piece', [{ type: 'setQuantity', rowKey: 'k2', quantity: 1 }], 1],
  ])('drops the picks of items that were %s', (_, actions, count) => {
    expect(walk([...begun, pick(1, 's1'), pick(2, 's2'), ...actions]).picks).toHaveLength(count);
  });

  it('is offered only for exchangeable rows', () => {
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

  it('is a plain return if nothing may be exchanged', () => {
    const there = fitProgress(walk([...begun, pick(1, 's1'), go('exchange-2')]), RETURNS_ONLY);
    expect(there).toMatchObject({ picks: [], choices: [{ operation: 'return' }] });
    expect(listSteps(there)).toEqual(['items', 'method']);
  });
});

describe('the units of a row with a quantity', () => {
  const split: WizardAction = { type: 'split', rowKey: 'k2' };
  const second = { type: 'setReason', rowKey: 'k2/2', reason: 'tooBig' } as const;

  it('have their own reason and operation once the shopper chooses for each', () => {
    const both = walk([chosen, reasoned, exchanged, split, second, { ...returned, rowKey: 'k2/2' }]);
    expect(both.choices).toEqual([
      { rowKey: 'k2/1', quantity: 1, reason: 'quality', operation: 'exchange', text: '' },
      { rowKey: 'k2/2', quantity: 1, reason: 'tooBig', operation: 'return', text: '' },
    ]);
    expect(listExchangeUnits(both.choices)).toEqual([{ rowKey: 'k2/1', unit: 1 }]);
  });

  it('can be deselected and selected one by one', () => {
    const one = walk([chosen, split, { type: 'unchoose', rowKey: 'k2/1' }]);
    expect(one.choices.map(({ rowKey }) => rowKey)).toEqual(['k2/2']);
    expect(walk([{ type: 'choose', rowKey: 'k2/1' }], one).choices.map(({ rowKey }) => rowKey)).toEqual([
      'k2/1',
      'k2/2',
    ]);
  });

  it('are returned one at a time: the other unit stays an exchange with its replacement', () => {
    const before = [chosen, reasoned, exchanged, pick(1, 'sku-1'), pick(2, 'sku-2')];
    const after = walk([...before, { type: 'returnUnit', rowKey: 'k2', unit: 2 }]);
    expect(after.choices.map(({ rowKey, operation }) => [rowKey, operation])).toEqual([
      ['k2/1', 'exchange'],
      ['k2/2', 'return'],
    ]);
    expect(after.picks).toEqual([{ rowKey: 'k2/1', unit: 1, colorCode: 'blue', skuId: 'sku-1' }]);
  });

  it('are not separate if only one is exchanged: then the row becomes a return', () => {
    const one = walk([chosen, reasoned, exchanged, { type: 'setQuantity', rowKey: 'k2', quantity: 1 }]);
    const after = walk([{ type: 'returnUnit', rowKey: 'k2', unit: 1 }], one);
    expect(after.choices).toEqual([{ rowKey: 'k2', quantity: 1, reason: 'quality', operation: 'return', text: '' }]);
    expect(after.splitKeys).toBeUndefined();
  });

  it('are joined if the order no longer has the row, and stay split in a draft', () => {
    const progress = walk([chosen, split]);
    expect(toDraft('US1', progress, 0).progress.splitKeys).toEqual(['k2']);
    const fitted = fitProgress(progress, { ...RULES, rows: RULES.rows.filter(({ key }) => key !== 'k2') });
    expect(fitted).toMatchObject({ choices: [], splitKeys: [] });
  });

  it('ignore an action for a row that does not exist', () => {
    const progress = walk([chosen]);
    for (const type of ['split', 'join'] as const) expect(walk([{ type, rowKey: 'k9' }], progress)).toEqual(progress);
    expect(walk([{ type: 'returnUnit', rowKey: 'k9', unit: 1 }], progress)).toEqual(progress);
  });
});
