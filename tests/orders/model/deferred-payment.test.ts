import { describe, expect, it } from 'vitest';
import {
  findDeferredType,
  findFormUrl,
  isCodeShown,
  isPaymentDue,
  listFormFields,
  type PaymentForm,
} from '../../../src/orders/model/deferred-payment.js';
import type { SafeUrl } from '../../../src/http/model/safe-url.js';

const paid = (...types: readonly string[]) => ({ payments: types.map((type) => ({ type })) });
const FIELDS = [
  { name: 'b', value: '2 & 3' },
  { name: 'a', value: '' },
];
const form = (method: PaymentForm['method']): PaymentForm<SafeUrl> => ({
  action: 'https://klarna.com/pay?a=1#end' as SafeUrl,
  method,
  fields: FIELDS,
});

describe('a payment with a provider', () => {
  it.each([
    ['alipay', true],
    ['wechat', true],
    ['unionpay', true],
    ['realtime_bank', false],
    ['klarna', false],
    ['tenpay', false],
  ])('by %s is recognised, and has a QR code on a desktop: %s', (type, hasCode) => {
    expect(findDeferredType(paid('gift_certificate', type))).toBe(type);
    expect(isCodeShown(type, false)).toBe(hasCode);
    expect(isCodeShown(type, true)).toBe(false);
  });

  it.each(['credit_card', 'paypal', '', 'constructor'])('by %s is not recognised', (type) => {
    expect(findDeferredType(paid(type))).toBeUndefined();
    expect(isCodeShown(type, false)).toBe(false);
  });

  it.each([
    [{ ...paid('klarna'), paymentApprovalId: 'a' }, true],
    [{ ...paid('klarna'), deferredPayment: { kind: 'code', url: 'https://klarna.com/' } as const }, true],
    [paid('klarna'), false],
    [{ ...paid('paypal'), paymentApprovalId: 'a' }, false],
    [{ ...paid('tenpay'), paymentApprovalId: 'a' }, true],
    [{ ...paid(), paymentApprovalId: 'a' }, true],
    [paid(), false],
  ])('is due while the service holds the order for it: %j', (order, isDue) => {
    expect(isPaymentDue(order)).toBe(isDue);
  });
});

describe('a payment form', () => {
  it('by POST sends its fields unchanged, and has no link instead', () => {
    expect(listFormFields(form('POST'))).toEqual(FIELDS);
    expect(findFormUrl(form('POST'))).toBeUndefined();
  });

  it('by GET also sends the query of its address, which a browser would drop', () => {
    expect(listFormFields(form('GET'))).toEqual([{ name: 'a', value: '1' }, ...FIELDS]);
    expect(findFormUrl(form('GET'))).toBe('https://klarna.com/pay?a=1&b=2+%26+3&a=#end');
  });
});
