// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareFigures } from '../../scripts/figures/compare-figures.mjs';
import { forgetFigures, noteFigures, readNotes } from '../../scripts/figures/figure-notes.mjs';
import { listMissing, placeFigures, writeFigures } from '../../scripts/figures/figures.mjs';
import { readProjectFile } from './project-files.js';

const COUNTS = { 'fault cells': 1234, 'axe runs': 99, 'canary checks': 4000 } as const;
const NOTES = { ...COUNTS, sizes: [{ what: 'lookup, until it can be used', bytes: 20_949 }] };
const LOCALES = ['de.json', 'en.json', 'en-GB.json', 'zh-Hans.json', 'zh-Hant.json', 'README.md'];
const README = 'Before.\n\n<!-- figures -->\n\n<!-- end of figures -->\n\nAfter.\n';

describe('the figures', () => {
  test('are a list that the formatter leaves alone, and the same at every machine', () => {
    expect(writeFigures(NOTES, LOCALES).split('\n')).toEqual([
      expect.stringMatching(/^- \*\*1,234 fault cells\*\*, /),
      expect.stringMatching(/^- \*\*99 axe runs\*\*, /),
      expect.stringMatching(/^- \*\*4,000 canary checks\*\*, /),
      '- **4 languages**, and 1 more ways to write one of them',
      '- **20.9 kB** lookup, until it can be used',
    ]);
  });

  test('stand between two marks and nowhere else, however often they are written', () => {
    const once = placeFigures(README, 'one');
    expect(once).toBe('Before.\n\n<!-- figures -->\n\none\n\n<!-- end of figures -->\n\nAfter.\n');
    expect(placeFigures(once, 'two')).toBe(once.replace('one', 'two'));
    expect(() => placeFigures('No marks.', 'one')).toThrow('There is no <!-- figures -->');
  });

  test('are not known after a part of the tests', () => {
    expect(listMissing(NOTES)).toEqual([]);
    expect(listMissing({ ...COUNTS })).toEqual(['sizes']);
    expect(listMissing({ sizes: [] })).toEqual(Object.keys(COUNTS));
  });

  test('have a place in the README', () => {
    expect(placeFigures(readProjectFile('README.md'), 'one')).toContain('<!-- figures -->\n\none\n');
  });
});

describe('a run of the test command', () => {
  let root = '';
  const read = (): string => readFileSync(join(root, 'README.md'), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'orders-figures-'));
    writeFileSync(join(root, 'README.md'), README);
    mkdirSync(join(root, 'locales'));
    for (const name of LOCALES) writeFileSync(join(root, 'locales', name), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('says that figures are old, and leaves the file as it is', () => {
    noteFigures(root, 'e2e', COUNTS);
    noteFigures(root, 'budgets', { sizes: NOTES.sizes });
    expect(compareFigures(root, { mayWrite: false })).toContain('are old: npm test -- --figures');
    expect(read()).toBe(README);
  });

  test('writes them when it is told to, and then has nothing to say', () => {
    noteFigures(root, 'e2e', COUNTS);
    noteFigures(root, 'budgets', { sizes: NOTES.sizes });
    expect(compareFigures(root, { mayWrite: true })).toContain('are new');
    expect(read()).toContain('**1,234 fault cells**');
    expect(compareFigures(root, { mayWrite: true })).toBeUndefined();
    expect(compareFigures(root, { mayWrite: false })).toBeUndefined();
  });

  test('that was too short to know says so only to somebody who asked', () => {
    noteFigures(root, 'e2e', COUNTS);
    expect(compareFigures(root, { mayWrite: false })).toBeUndefined();
    expect(compareFigures(root, { mayWrite: true })).toContain('nothing of sizes');
    expect(read()).toBe(README);
  });

  test('knows nothing of the run before', () => {
    noteFigures(root, 'e2e', COUNTS);
    forgetFigures(root);
    expect(readNotes(root)).toEqual({});
  });
});
