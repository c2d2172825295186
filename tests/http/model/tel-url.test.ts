import { describe, expect, it } from 'vitest';
import { findTelUrl } from '../../../src/http/model/tel-url.js';

describe('the URL that calls a phone number', () => {
  it.each([
    ['5035550100', 'tel:5035550100'],
    ['+1 503 555 0100', 'tel:+15035550100'],
    ['(503) 555-0100', 'tel:5035550100'],
    ['+49 (0)40/555-01.00', 'tel:+490405550100'],
    ['  503 555 0100\n', 'tel:5035550100'],
    ['tel:+15035550100', 'tel:+15035550100'],
    ['tel: 503 555 0100', 'tel:5035550100'],
    ['503\u00a0555\u00a00100', 'tel:5035550100'],
    ['112', 'tel:112'],
    ['123456789012345', 'tel:123456789012345'],
  ])('of %j is %s', (text, url) => {
    expect(findTelUrl(text)).toBe(url);
  });

  it.each([
    undefined,
    '',
    ' ',
    '+',
    '---',
    '11',
    '1234567890123456',
    'call us',
    '1-800-SHOES',
    '+1 503 555 0100 ext. 7',
    '503 555 0100;ext=7',
    '503 555 0100,,7',
    '*#06#',
    '++15035550100',
    '1+5035550100',
    'tel:tel:5035550100',
    'sms:5035550100',
    'https://shop.example/5035550100',
    '//5035550100.example',
    '\u0660\u0661\u0662\u0663\u0664\u0665',
    '\uff15\uff10\uff13\uff15\uff15\uff15',
  ])('is undefined for %j', (text) => {
    expect(findTelUrl(text)).toBeUndefined();
  });

  it('is undefined for a long text, without a slow search', () => {
    const blank = ' '.repeat(100_000);
    const texts = [`${blank}x`, `tel:${blank}x`, `1${blank}x`, '1'.repeat(100_000), `${'(1)-'.repeat(50_000)}x`];
    expect(texts.map(findTelUrl)).toEqual(texts.map(() => undefined));
  });
});
