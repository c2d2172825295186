import { describe, expect, it } from 'vitest';
import { findIbanFault } from '../../../src/features/bank-refund/iban-module.js';
import { REGISTRY_EXAMPLES } from './registry-examples.js';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const toClass = (sign: string): string => (DIGITS.includes(sign) ? DIGITS : LETTERS);

/** Replaces every character from `from` on by every other of its kind, and swaps adjacent characters of the same kind. */
function listMutations(iban: string): string[] {
  const signs = [...iban];
  return signs.flatMap((sign, at) => {
    const kind = toClass(sign);
    const replaced = [...kind].filter((other) => other !== sign).map((other) => signs.with(at, other).join(''));
    const next = signs[at + 1];
    if (next === undefined || next === sign || toClass(next) !== kind) return replaced;
    return [
      ...replaced,
      signs
        .with(at, next)
        .with(at + 1, sign)
        .join(''),
    ];
  });
}

describe('an account number', () => {
  it('has an example of each of 89 countries', () => {
    expect(REGISTRY_EXAMPLES).toHaveLength(89);
    expect(new Set(REGISTRY_EXAMPLES.map((iban) => iban.slice(0, 2))).size).toBe(89);
  });

  it.each(REGISTRY_EXAMPLES)('of the registry is valid as is, in groups and in lower case: %s', (iban) => {
    const grouped = iban.replace(/.{4}/g, '$& ');
    for (const typed of [iban, grouped, iban.toLowerCase(), ` ${grouped.toLowerCase()} `]) {
      expect(findIbanFault(typed), typed).toBeUndefined();
    }
  });

  it('is invalid with any one character changed, or two adjacent ones of a kind swapped', () => {
    const mutations = REGISTRY_EXAMPLES.flatMap(listMutations);
    expect(mutations.length).toBeGreaterThan(9_000);
    expect(mutations.filter((iban) => findIbanFault(iban) === undefined)).toEqual([]);
  });

  it.each([
    ['', 'country'],
    ['X', 'country'],
    ['US12345678901234567890', 'country'],
    ['XX82WEST12345698765432', 'country'],
    ['12345678', 'country'],
    ['DE', 'length'],
    ['DE8937040044053201300', 'length'],
    ['DE893704004405320130000', 'length'],
    ['NL91ABNA041716430A', 'signs'],
    ['GBX2WEST12345698765432', 'signs'],
    ['GB82WEST1234569876543!', 'signs'],
    ['DE89370400440532013001', 'checkDigits'],
    ['GB00WEST12345698765432', 'checkDigits'],
    ['nl91 abna 0417 1643 01', 'checkDigits'],
  ])('%j is invalid because of its %s', (typed, kind) => {
    expect(findIbanFault(typed)?.kind).toBe(kind);
  });

  it('of a wrong length is reported with the country and both lengths', () => {
    expect(findIbanFault('DE89 3704')).toEqual({ kind: 'length', country: 'DE', length: 8, expected: 22 });
  });

  it('is checked on a page that added a property to every object', () => {
    Object.assign(Object.prototype, { x: null });
    try {
      expect(findIbanFault('DE89 3704')).toMatchObject({ kind: 'length', expected: 22 });
    } finally {
      Reflect.deleteProperty(Object.prototype, 'x');
    }
  });
});
