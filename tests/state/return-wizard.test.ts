import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areChoicesReady, LONGEST_TEXT, type ReturnChoice } from '../../src/domain/returns/return-choice.js';
import { listReturnRows } from '../../src/domain/returns/return-row.js';
import { createReturnDrafts, toDraft } from '../../src/state/return-drafts.js';
import {
  FIRST_PROGRESS,
  fitProgress,
  reduceWizard,
  type WizardAction,
  type WizardProgress,
  type WizardRules,
} from '../../src/state/return-wizard.js';
import type { WizardStep } from '../../src/state/wizard-steps.js';
import { createFakeStorage } from '../support/fake-storage.js';
import { createGroup, createItem, createOrder } from '../support/orders.js';

const WALKS = 2_000;

const rows = listReturnRows(
  createOrder({
    groups: [
      createGroup({
        items: [1, 2, 3, 4].map((quantity) =>
          createItem({ key: `k${quantity}`, gtin: `${quantity}`, quantity, isReturnable: quantity < 4 }),
        ),
      }),
    ],
  }),
  { keepsPersonalItems: false, returnsAsOrdered: false },
);
const RULES: WizardRules = { rows, reasonKeys: ['quality', 'tooBig'] };

function walk(actions: readonly WizardAction[], from = FIRST_PROGRESS): WizardProgress {
  return actions.reduce((progress, action) => reduceWizard(progress, action, RULES), from);
}

const chosen = { type: 'choose', rowKey: 'k2' } as const;
const reasoned = { type: 'setReason', rowKey: 'k2', reason: 'quality' } as const;

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
    const there = walk([chosen, reasoned, ahead, { type: 'setMethod', methodId: 'upsDropoff|UPSN' }]);
    expect(there).toMatchObject({ step: 'method', methodId: 'upsDropoff|UPSN' });
    expect(walk([{ type: 'go', step: 'items' }], there)).toEqual({ ...there, step: 'items' });
  });

  it('goes on as far as it can from a step that the return does not have', () => {
    const draft = { ...FIRST_PROGRESS, step: 'address' as WizardStep };
    expect(fitProgress(draft, RULES).step).toBe('items');
    expect(fitProgress({ ...walk([chosen, reasoned]), step: draft.step }, RULES).step).toBe('method');
  });

  it('goes back to the items when the order has lost what was chosen', () => {
    const there = walk([chosen, reasoned, { type: 'go', step: 'method' }]);
    expect(fitProgress(there, { ...RULES, rows: [] })).toEqual(FIRST_PROGRESS);
  });
});

const anyKey = fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k9', '__proto__');
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
  fc.record({ type: fc.constant('go'), step: fc.constantFrom<WizardStep[]>('items', 'method') }),
);

/** What is wrong with a progress; nothing where it is sound. */
function findFault({ step, choices }: WizardProgress): string | undefined {
  if (new Set(choices.map(({ rowKey }) => rowKey)).size < choices.length) return 'a row twice';
  if (step !== 'items' && !areChoicesReady(choices)) return 'ahead of what is ready';
  return choices.map(findChoiceFault).find((fault) => fault !== undefined);
}

function findChoiceFault({ rowKey, quantity, reason, text }: ReturnChoice): string | undefined {
  const row = rows.find(({ key }) => key === rowKey);
  if (!row?.isReturnable) return 'a row that does not go back';
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
      }),
      { numRuns: WALKS },
    );
    expect(steps).toBeGreaterThan(WALKS);
  });

  it('would be found out, where a state is one that must not be', () => {
    expect(findFault({ step: 'method', choices: [] })).toBe('ahead of what is ready');
    expect(findFault({ step: 'items', choices: [{ rowKey: 'k4', quantity: 1, text: '' }] })).toBeDefined();
  });
});

describe('a draft of a return', () => {
  it("holds none of the shopper's words", () => {
    const storage = createFakeStorage();
    const drafts = createReturnDrafts({ storage, now: () => 5 });
    const progress = walk([chosen, reasoned, { type: 'setText', rowKey: 'k2', text: 'It squeaks.' }]);
    drafts.put(toDraft('US10000001', progress, 5), () => true);
    const kept = JSON.stringify(storage.find('returns'));
    expect(kept).toContain('quality');
    expect(kept).not.toContain('squeaks');
  });

  it.each<[string, object]>([
    ['a step that is none', { step: 7, choices: [] }],
    ['choices that are none', { step: 'items', choices: [{ rowKey: 7, quantity: 1, text: '' }] }],
    ['half a piece', { step: 'items', choices: [{ rowKey: 'k1', quantity: 0.5, text: '' }] }],
    ['a method that is none', { step: 'items', choices: [], methodId: {} }],
  ])('is none with %s', (_, progress) => {
    const storage = createFakeStorage({ returns: [{ orderNumber: 'US10000001', at: 5, progress }] });
    expect(createReturnDrafts({ storage, now: () => 5 }).store.getState()).toEqual([]);
  });
});
