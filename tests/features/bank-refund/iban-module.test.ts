import { describe, expect, it } from 'vitest';
import { findIbanFault } from '../../../src/features/bank-refund/iban-module.js';
import { REGISTRY_EXAMPLES } from './registry-examples.js';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const toClass = (sign: string): string => (DIGITS.includes(sign) ? DIGITS : LETTERS);

/** Every sign but those before `from` gives way to every other of its kind, and changes places with its neighbour of its kind. */
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

  it.each(REGISTRY_EXAMPLES)('of the registry is right, as it is, in groups and in small letters: %s', (iban) => {
    const grouped = iban.replace(/.{4}/g, '$& ');
    for (const typed of [iban, grouped, iban.toLowerCase(), ` ${grouped.toLowerCase()} `]) {
      expect(findIbanFault(typed), typed).toBeUndefined();
    }
  });

  it('is wrong with one sign mistyped, or two of a kind in each other’s place, wherever that is', () => {
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
  ])('%j is wrong by its %s', (typed, kind) => {
    expect(findIbanFault(typed)?.kind).toBe(kind);
  });

  it('of a wrong length is told with the country and both lengths', () => {
    expect(findIbanFault('DE89 3704')).toEqual({ kind: 'length', country: 'DE', length: 8, expected: 22 });
  });

  it('is judged on a page where every object inherits a property without a value', () => {
    Object.assign(Object.prototype, { x: null });
    try {
      expect(findIbanFault('DE89 3704')).toMatchObject({ kind: 'length', expected: 22 });
    } finally {
      Reflect.deleteProperty(Object.prototype, 'x');
    }
  });
});
