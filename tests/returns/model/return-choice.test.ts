import { describe, expect, it } from 'vitest';
import { areChoicesReady, groupChoices, type ReturnChoice } from '../../../src/returns/model/return-choice.js';

const whole: ReturnChoice = { rowKey: '1', quantity: 2, reason: 'quality', operation: 'return', text: '' };
const open: ReturnChoice = { rowKey: '5', quantity: 2, reason: 'quality', text: '' };
const bare: ReturnChoice = { rowKey: '2', quantity: 1, text: '' };
const none: ReturnChoice = { rowKey: '3', quantity: 0, reason: 'quality', text: '' };

describe('choices of a return', () => {
  it('are grouped by what they lack', () => {
    const empty: ReturnChoice = { rowKey: '4', quantity: 0, text: '' };
    expect(groupChoices([whole, bare, none, empty, open])).toEqual({
      ready: [whole],
      noReason: [bare, empty],
      noQuantity: [none],
      noOperation: [open],
    });
  });

  it.each([
    ['nothing is chosen', [], false],
    ['all are complete', [whole, { ...whole, rowKey: '9' }], true],
    ['one lacks a reason', [whole, bare], false],
    ['one is neither returned nor exchanged', [whole, open], false],
    ['one lacks a quantity', [whole, none], false],
  ])('allow the shopper to continue or not if %s', (_, choices, isReady) => {
    expect(areChoicesReady(choices)).toBe(isReady);
  });
});
