import { describe, expect, it } from 'vitest';
import { findPaymentUrl, PAYMENT_HOSTS } from '../../../../../src/features/order-detail/payment/payment-controller.js';
import { FORBIDDEN_URLS } from '../../../../support/hostile-urls.js';

const GATE = { hosts: PAYMENT_HOSTS, serviceOrigin: 'https://api.shop.example' };

describe('the address of a payment', () => {
  it.each([
    'https://alipay.com/pay?id=1',
    'https://open.alipay.com/gateway.do?a=1#b',
    'https://a.b.c.klarna.com/',
    'https://WX.Tenpay.com/cgi',
    'https://pay.weixin.qq.com/1',
    'https://tx.ideal.nl:443/',
    'https://gateway.95516.com/',
    'https://api.shop.example/payment/1',
  ])('of a known provider or of the service itself is accepted: %s', (url) => {
    expect(findPaymentUrl(url, GATE)).toBe(new URL(url).href);
  });

  it.each([
    ['plain http', 'http://alipay.com/'],
    ['a host that ends like one', 'https://evilalipay.com/'],
    ['a host that begins like one', 'https://alipay.com.evil.example/'],
    ['one as a label', 'https://alipay.evil.com/'],
    ['one in the path', 'https://evil.example/alipay.com'],
    ['one as a user', 'https://alipay.com@evil.example/'],
    ['a user before one', 'https://user@alipay.com/'],
    ['a password before one', 'https://user:word@alipay.com/'],
    ['another port', 'https://alipay.com:8443/'],
    ['a dot at the end', 'https://alipay.com./'],
    ['a letter that looks like one', 'https://аlipay.com/'],
    ['the same in punycode', 'https://xn--lipay-4ve.com/'],
    ['a dot that looks like one', 'https://evil.example。alipay.com@evil.example/'],
    ['a backslash for a slash', 'https://evil.example\\@alipay.com/'],
    ['a parent of one', 'https://qq.com/'],
    ['a script', ['javascript', 'alert(1)//alipay.com'].join(':')],
    ['a wallet’s own scheme', 'weixin://wxpay/bizpayurl?pr=1'],
    ['data', 'data:text/html,alipay.com'],
    ['another port of the service', 'https://api.shop.example:8443/'],
    ['below the service', 'https://pay.api.shop.example/'],
    ['nothing', ''],
  ])('with %s is refused', (_what, url) => {
    expect(findPaymentUrl(url, GATE)).toBeUndefined();
  });

  it('is refused if it is unsafe for a link', () => {
    expect(
      FORBIDDEN_URLS.filter((url) => findPaymentUrl(url, { ...GATE, serviceOrigin: 'https://a.example' })),
    ).toEqual([]);
  });

  it.each([
    [['pay.example'], 'https://pay.example/', true],
    [[' PAY.example '], 'https://eu.pay.example/', true],
    [['pay.example'], 'https://klarna.com/', false],
    [[], 'https://klarna.com/', false],
    [[''], 'https://klarna.com/', false],
    [['com'], 'https://klarna.com/', false],
    [['.com'], 'https://klarna.com/', false],
    [['*.com'], 'https://klarna.com/', false],
  ])('depends on the hosts of the retailer: %j', (hosts, url, passes) => {
    expect(findPaymentUrl(url, { ...GATE, hosts }) !== undefined).toBe(passes);
  });

  it('may be http on loopback only, and only if the service is', () => {
    const local = { ...GATE, serviceOrigin: 'http://localhost:5173' };
    expect(findPaymentUrl('http://localhost:5173/pay', local)).toBe('http://localhost:5173/pay');
    expect(findPaymentUrl('http://localhost:5174/pay', local)).toBeUndefined();
    expect(findPaymentUrl('http://klarna.com/', local)).toBeUndefined();
    expect(findPaymentUrl('http://localhost:5173/pay', GATE)).toBeUndefined();
  });
});
