// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { toTable } from '../../scripts/generate/docs/markdown.js';

describe('a table of the docs', () => {
  test('says None instead of being empty', () => {
    expect(toTable(['Slot', 'Meaning'], [])).toBe('None.');
  });

  test.each([
    ['a bar, which would end the cell', 'one | two', 'one \\| two'],
    ['a bar in code', '`a | b`', '`a \\| b`'],
    ['a tag outside of code, which would be rendered', 'the <b> tag', 'the &lt;b> tag'],
    ['a tag in code, which is shown as it is', 'the `<b>` tag', 'the `<b>` tag'],
  ])('keeps %s', (_, text, cell) => {
    expect(toTable(['Head'], [[text]])).toBe(`| Head |\n| --- |\n| ${cell} |`);
  });
});
