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
    const addressed = go(full, { type: 'setAddress', addressId: 'adr-1' });
    expect({ ...go(addressed, { type: 'dropStore' }), storeId: '101' }).toEqual(addressed);
    expect(go(addressed, { type: 'dropStore' })).not.toHaveProperty('storeId');
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
