import { describe, expect, it } from 'vitest';
import { toOrder } from '../../../src/orders/api/order.js';
import { createIntl } from '../../../src/i18n/create-intl.js';
import { breakField } from './wire-samples.js';

const { money } = createIntl({ locale: 'en-US', messages: {}, english: [] });

/** The currency of an order, what is reported about it, and a formatted amount. */
function readCurrency(sent: unknown) {
  const { currency, unreadable } = toOrder(breakField('currency', sent));
  return { currency, unreadable, result: money(5, currency).replace(/\s/, ' ') };
}

describe('the currency of an order', () => {
  it.each([
    ['JPY', 'JPY', '¥5'],
    ['cny', 'CNY', 'CN¥5.00'],
    [' EUR\n', 'EUR', '€5.00'],
    ['XCD', 'XCD', 'EC$5.00'],
    ['HRK', 'HRK', 'HRK 5.00'],
  ])('%j is %s and reports nothing', (sent, currency, result) => {
    expect(readCurrency(sent)).toEqual({ currency, result, unreadable: [] });
  });

  it.each([[undefined], [null], [''], ['  ']])('is the dollar only if none is sent: %j', (sent) => {
    expect(readCurrency(sent)).toEqual({ currency: 'USD', result: '$5.00', unreadable: [] });
  });

  it.each([
    ['xqx', 'XQX', 'XQX 5.00'],
    ['DEM', 'DEM', 'DEM 5.00'],
    ['EURO', 'EURO', '5.00 EURO'],
    [' points ', 'POINTS', '5.00 POINTS'],
    ['COUPONEN', 'COUPONEN', '5.00 COUPONEN'],
  ])('%j that is unknown is shown as sent, and reported', (sent, currency, result) => {
    expect(readCurrency(sent)).toEqual({ currency, result, unreadable: [{ path: 'currency', isShown: true }] });
  });

  it.each([
    ['US'],
    ['DOUBLOONS'],
    ['€€€'],
    ['$'],
    ['U D'],
    ['840'],
    ['E\u202eR'],
    ['<b>'],
    [978],
    [0],
    [true],
    [[]],
    [['EUR']],
    [{ value: 42 }],
  ])('%j is invalid: the amount is shown without a currency rather than in dollars, and is reported', (sent) => {
    expect(readCurrency(sent)).toEqual({ currency: '', result: '5.00', unreadable: [{ path: 'currency' }] });
  });
});
