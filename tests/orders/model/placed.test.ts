import { describe, expect, it } from 'vitest';
import { isInText } from '../../../src/orders/model/placed.js';

describe('a day in a text', () => {
  it.each([
    ['5/12', 'Đặt hàng ngày 5/12', true],
    ['5/12', 'Thứ 7, 5/12', true],
    ['5/12', 'Thứ 3, 15/12', false],
    ['5/1', 'Thứ 7, 5/12', false],
    ['5/12', '15/12, 5/12', true],
    ['5.\u00A0Dez.', 'Bestellt am 5. Dez.', true],
    ['5.\u00A0Dez.', 'Bestellt am 15. Dez.', false],
    ['Dec\u00A05', 'Order placed Dec 5', true],
    ['Dec\u00A05', 'Order placed Dec 15', false],
    ['Dec\u00A05', '', false],
  ])('%s is found if it is the whole day: %s', (day, text, isFound) => {
    expect(isInText(day, text)).toBe(isFound);
  });

  it('is not found without a text', () => {
    expect(isInText('5/12')).toBe(false);
  });
});
