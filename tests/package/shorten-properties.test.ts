// @vitest-environment node
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { nameProperties, shortenProperties } from '../../scripts/vite/trim/shorten-properties.js';

const shorten = (code: string) =>
  shortenProperties(code, parseSync('it.js', code).program, nameProperties(['a._dom = b._children', code]));

describe("a library's own properties", () => {
  test.each([
    { is: 'read and put', code: 'a._dom = b._children;', now: 'a.__b = b.__a;' },
    { is: 'given', code: 'a = { _dom: 1, key: 2 };', now: 'a = { __b: 1, key: 2 };' },
    { is: 'given by the name of a variable', code: 'a = { _dom };', now: 'a = { __b: _dom };' },
    { is: 'taken apart', code: 'const { _dom } = a;', now: 'const { __b: _dom } = a;' },
    { is: 'in what is computed', code: 'a[b._dom] = 1;', now: 'a[b.__b] = 1;' },
  ])('have short names where they are $is', ({ code, now }) => {
    expect(shorten(code)).toBe(now);
  });

  test('are not meant by variables and texts of the same name', () => {
    expect(shorten('let _dom = "_children"; _dom();')).toBe('let _dom = "_children"; _dom();');
  });

  test('have the same names whatever is read first, each its own', () => {
    const codes = Array.from({ length: 120 }, (_, index) => `a._p${index} = 1;`);
    const names = nameProperties(codes);
    expect(nameProperties(codes.toReversed())).toEqual(names);
    expect(new Set(names.values()).size).toBe(120);
  });
});
