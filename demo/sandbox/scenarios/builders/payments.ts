import type { WireOrder } from '../../../../contract/wire-order.js';

type Payment = WireOrder['payment'][number];

export const CREDIT_CARD: Payment = { paymentType: 'credit_card', paymentDisplayNumber: '4242' };
export const GIFT_CERTIFICATE: Payment = { paymentType: 'gift_certificate', paymentDisplayNumber: '0123' };
export const CASH: Payment = { paymentType: 'cash' };
export const PAYPAL: Payment = { paymentType: 'paypal' };
export const INSTALMENTS: Payment = { ...CREDIT_CARD, paymentDisplayNumber: '1881', installmentFlag: true };
export const WECHAT: Payment = { paymentType: 'wechat' };
export const ALIPAY: Payment = { paymentType: 'alipay' };
export const KLARNA: Payment = { paymentType: 'klarna' };
export const IDEAL: Payment = { paymentType: 'realtime_bank' };
