// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeneratedFiles, listStale } from '../../scripts/generate.js';

describe('the generated files', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'generated-'));
    mkdirSync(path.join(root, 'docs'));
    writeFileSync(path.join(root, 'docs/current.md'), 'as made');
    writeFileSync(path.join(root, 'docs/changed.md'), 'as made, and changed by hand');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('are stale if they were changed or are missing, and each is named', () => {
    const files = { 'docs/current.md': 'as made', 'docs/changed.md': 'as made', 'docs/missing.md': 'as made' };
    expect(listStale(files, root)).toEqual(['docs/changed.md', 'docs/missing.md']);
  });

  // On a busy machine, half a minute is not enough beside other tests. The committed files are a second run.
  test('are identical each time they are generated', { timeout: 180_000 }, async () => {
    const made = await createGeneratedFiles();
    expect(Object.keys(made)).toEqual([
      'docs/backend.md',
      'docs/elements.md',
      'docs/errors.md',
      'docs/flags.md',
      'docs/markets.md',
      'docs/openapi.json',
      'package.json',
    ]);
    expect(listStale(made)).toEqual([]);
  });
});
