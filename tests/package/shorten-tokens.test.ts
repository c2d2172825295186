// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { nameTokens } from '../../scripts/vite/shorten-tokens.js';

describe("the sheets' own custom properties", () => {
  test('have a letter each, whichever sheet is read first', () => {
    const sheets = ['a { --_ink: var(--orders-ink, red) }', 'b { color: var(--_ink-soft); --_ink: 1 }'];
    const names = nameTokens(sheets);
    expect([...names]).toEqual([
      ['--_ink', '--a'],
      ['--_ink-soft', '--b'],
    ]);
    expect(nameTokens(sheets.toReversed())).toEqual(names);
  });

  test('stop the build where there are more than letters', () => {
    const sheet = Array.from(
      { length: 27 },
      (_, index) => `--_${String.fromCharCode(97 + (index % 26)).repeat(1 + index / 26)}: 0`,
    );
    expect(() => nameTokens([sheet.join(';')])).toThrow('there are 26 letters');
  });
});
