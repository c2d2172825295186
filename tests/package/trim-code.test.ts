// @vitest-environment node
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { trimCode, type Trim } from '../../scripts/vite/trim/trim-code.js';

const trim = (code: string, wanted: Trim) => trimCode(code, parseSync('it.js', code).program, wanted);

describe('what a library has that nothing uses', () => {
  test.each([
    { is: 'a name that is read', code: 'if (isSlow) wait();', always: { isSlow: 'false' }, now: 'if (false) wait();' },
    { is: 'a member', code: 'props.is && a();', always: { 'props.is': 'null' }, now: 'null && a();' },
    { is: 'a comparison over lines', code: 'a ==\n  1 ? b : c;', always: { 'a == 1': 'true' }, now: 'true ? b : c;' },
    { is: 'a call', code: 'x = use(t);', always: { 'use(t)': 't' }, now: 'x = t;' },
  ])('has its one value: $is', ({ code, always, now }) => {
    expect(trim(code, { always })).toBe(now);
  });

  test.each([
    { is: 'a parameter', code: 'function f(mode) { return mode; }', now: 'function f(mode) { return 0; }' },
    { is: 'what is declared', code: 'let mode; a(mode);', now: 'let mode; a(0);' },
    { is: 'what is put anew', code: 'mode = mode + 1; mode++;', now: 'mode = 0 + 1; mode++;' },
    { is: 'a name of a property', code: 'a.mode = { mode: mode };', now: 'a.mode = { mode: 0 };' },
    { is: 'both at once', code: 'a({ mode }); b(mode);', now: 'a({ mode }); b(0);' },
    { is: 'what is imported', code: 'import { mode } from "m"; a(mode);', now: 'import { mode } from "m"; a(0);' },
  ])('keeps its name where one is given: $is', ({ code, now }) => {
    expect(trim(code, { always: { mode: '0' } })).toBe(now);
  });

  test.each([
    {
      is: 'a statement',
      code: 'a(); options.event =\n () => {}; b();',
      without: ['options.event ='],
      now: 'a(); ; b();',
    },
    { is: 'a method', code: 'class A { b() {} c() {} }', without: ['b()'], now: 'class A { ; c() {} }' },
    { is: 'what a condition is for', code: 'if (a) b(); else c();', without: ['b()'], now: 'if (a) ; else c();' },
    {
      is: 'all that begin so',
      code: 'for (const x of n) a(); for (const x of n) b();',
      without: ['for (const x of n)'],
      now: '; ;',
    },
  ])('is left out whole: $is', ({ code, without, now }) => {
    expect(trim(code, { without })).toBe(now);
  });

  test('stops the build where it is no longer there, by its name', () => {
    expect(() => trim('a();', { always: { 'b.c': '0' }, without: ['d ='] })).toThrow(
      'No longer there, look what it is now: b.c, d =',
    );
  });
});
