import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compileText, createFormatters, evaluateMessage } from '../../src/i18n/create-intl.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const format = (text: string, values: Readonly<Record<string, string>> = {}) =>
  evaluateMessage(compileText(text), { locale: 'en', formatters: createFormatters(), values }).join('');

describe('a text of the page', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['{a}', '1'],
    ['{a}{b}', '12'],
    ['x {a} y {b} z', 'x 1 y 2 z'],
    ['{a} and {a}', '1 and 1'],
    ['{ a }', '{ a }'],
    ['{a-b}', '{a-b}'],
    ['{{a}}', '{1}'],
  ])('"%s" is formatted as "%s"', (text, formatted) => {
    expect(format(text, { a: '1', b: '2' })).toBe(formatted);
  });

  it('without placeholders is returned unchanged', () => {
    const text = fc.string({ unit: 'binary' }).filter((given) => !/\{\w+\}/.test(given));
    fc.assert(
      fc.property(text, (given) => format(given) === given),
      { numRuns: 1_000 },
    );
  });

  it('never has its values parsed as part of the text', () => {
    fc.assert(
      fc.property(fc.string(), (value) => format('<{name}>', { name: value }) === `<${value}>`),
      { numRuns: 1_000 },
    );
  });
});
