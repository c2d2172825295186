import { describe, expect, it } from 'vitest';
import { createReturnDrafts, toDraft } from '../../../src/returns/store/return-drafts.js';
import { FIRST_PROGRESS } from '../../../src/returns/store/return-wizard.js';
import { createFakeStorage } from '../../support/fake-storage.js';

describe('a draft of a return', () => {
  it('stores no text of the shopper', () => {
    const storage = createFakeStorage();
    const drafts = createReturnDrafts({ storage, now: () => 5 });
    const choice = { rowKey: 'k2', quantity: 2, reason: 'quality', text: 'It squeaks.' };
    const progress = { ...FIRST_PROGRESS, choices: [choice] };
    drafts.put(toDraft('US10000001', progress, 5), () => true);
    const stored = JSON.stringify(storage.find('returns'));
    expect(stored).toContain('quality');
    expect(stored).not.toContain('squeaks');
  });

  it.each<[string, object]>([
    ['an invalid step', { step: 7 }],
    ['invalid choices', { choices: [{ rowKey: 7, quantity: 1, text: '' }] }],
    ['half a piece', { choices: [{ rowKey: 'k1', quantity: 0.5, text: '' }] }],
    ['an invalid operation', { choices: [{ rowKey: 'k1', quantity: 1, operation: 'keep', text: '' }] }],
    ['an invalid method', { methodId: {} }],
    ['an invalid store', { storeId: 7 }],
    ['an invalid address', { addressId: { line1: 'x' } }],
    ['no picks', { picks: undefined }],
    ['an incomplete pick', { picks: [{ rowKey: 'k1', unit: 1 }] }],
    ['a pick of half a piece', { picks: [{ rowKey: 'k1', unit: 0.5, colorCode: 'blue' }] }],
    ['an invalid article', { picks: [{ rowKey: 'k1', unit: 1, colorCode: 'blue', skuId: 7 }] }],
  ])('is ignored with %s', (_, changes) => {
    const draft = { orderNumber: 'US10000001', at: 5, progress: { ...FIRST_PROGRESS, ...changes } };
    const storage = createFakeStorage({ returns: [draft] });
    expect(createReturnDrafts({ storage, now: () => 5 }).store.getState()).toEqual([]);
  });
});
