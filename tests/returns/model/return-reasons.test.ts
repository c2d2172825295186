import { describe, expect, it } from 'vitest';
import { toApiReason } from '../../../src/returns/model/return-capture.js';
import { allReturns } from '../../../src/markets/returns/all-returns.js';

const reasons = allReturns['au']?.reasons ?? [];

describe('the reason in a request', () => {
  it.each([
    ['its code and its English label', { reason: 'changeOfMind', text: '' }, { code: '503', text: 'Change of Mind' }],
    [
      "its code and the shopper's own text",
      { reason: 'changeOfMind', text: ' Too loud. ' },
      { code: '503', text: 'Too loud.' },
    ],
    ['its label in place of blanks', { reason: 'late', text: '   ' }, { code: '505', text: 'Late' }],
    ['the code of the unknown', { reason: 'notOfThisMarket', text: '' }, { code: '6', text: 'Other' }],
    [
      "the code of the unknown with the shopper's own text",
      { reason: 'notOfThisMarket', text: 'Hm' },
      { code: '6', text: 'Hm' },
    ],
  ])('is %s', (_what, choice, expected) => {
    expect(toApiReason(reasons, choice)).toEqual(expected);
  });
});
