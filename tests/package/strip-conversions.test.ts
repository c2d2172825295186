// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { withoutConversions } from '../../scripts/vite/strip-conversions.js';

describe('the core of r2wc', () => {
  const code = readFileSync(inRoot('node_modules/@r2wc/core/dist/core.js'), 'utf8');

  test('loses its table of conversions, and nothing else', () => {
    const stripped = withoutConversions(code);
    expect(stripped).toContain(' w = {}, b = ');
    expect(code.length - stripped.length).toBe(
      '{\n  string: E,\n  number: x,\n  boolean: C,\n  function: O,\n  method: P,\n  json: j\n}'.length - 2,
    );
  });

  test('is not built where it has become another', () => {
    expect(() => withoutConversions(code.replace('json: j', 'json: j,\n  date: d'))).toThrow('another table');
  });
});
