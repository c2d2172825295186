import { describe, expect, it } from 'vitest';
import { toOrder } from '../../../src/orders/api/order.js';
import { createIntl } from '../../../src/i18n/create-intl.js';
import { breakField } from './wire-samples.js';

const { money } = createIntl({ locale: 'en-US', messages: {}, english: {} });

/** What an order in a currency is in, what it is reported for, and how an amount of it is said. */
function readCurrency(sent: unknown) {
  const { currency, unreadable } = toOrder(breakField('currency', sent));
  return { currency, unreadable, said: money(5, currency).replace(/\s/, ' ') };
}

describe('the currency of an order', () => {
  it.each([
    ['JPY', 'JPY', '¥5'],
    ['cny', 'CNY', 'CN¥5.00'],
    [' EUR\n', 'EUR', '€5.00'],
    ['XCD', 'XCD', 'EC$5.00'],
    ['HRK', 'HRK', 'HRK 5.00'],
  ])('%j is %s, and all is well', (sent, currency, said) => {
    expect(readCurrency(sent)).toEqual({ currency, said, unreadable: [] });
  });

  it.each([[undefined], [null], [''], ['  ']])('is the dollar only where none is sent: %j', (sent) => {
    expect(readCurrency(sent)).toEqual({ currency: 'USD', said: '$5.00', unreadable: [] });
  });

  it.each([
    ['xqx', 'XQX', 'XQX 5.00'],
    ['DEM', 'DEM', 'DEM 5.00'],
    ['EURO', 'EURO', '5.00 EURO'],
    [' points ', 'POINTS', '5.00 POINTS'],
    ['COUPONEN', 'COUPONEN', '5.00 COUPONEN'],
  ])('%j that nobody pays with is shown as it was sent, and reported', (sent, currency, said) => {
    expect(readCurrency(sent)).toEqual({ currency, said, unreadable: [{ path: 'currency', isShown: true }] });
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
  ])('%j is no code: the amount stands alone rather than in dollars, and the shopper is told', (sent) => {
    expect(readCurrency(sent)).toEqual({ currency: '', said: '5.00', unreadable: [{ path: 'currency' }] });
  });
});
