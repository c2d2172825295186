// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../../scripts/ensure-install.mjs';

const PACKAGES = {
  'node_modules/preact': { version: '11.2.0', integrity: 'sha512-aaaa' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-bbbb', optional: true },
};
const { 'node_modules/preact': PREACT } = PACKAGES;

describe('the packages', () => {
  let root = '';
  const write = (path: string, packages: object) => writeFileSync(join(root, path), JSON.stringify({ packages }));
  const lock = (packages: object) => write('package-lock.json', { '': { name: 'orders-area' }, ...packages });
  const noteOfNpm = (packages: object) => write('node_modules/.package-lock.json', packages);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'orders-install-'));
    lock(PACKAGES);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('are missing in a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  describe('that npm has put in place', () => {
    beforeEach(() => mkdirSync(join(root, 'node_modules')));

    test('are taken as they are, without those for other systems', () => {
      noteOfNpm({ 'node_modules/preact': PREACT });
      expect(isInstalled(root)).toBe(true);
    });

    test('are out of date when the lock file has changed since', () => {
      noteOfNpm({ 'node_modules/preact': PREACT });
      isInstalled(root);
      lock({ ...PACKAGES, 'node_modules/react': { version: '19.3.1', integrity: 'sha512-cccc' } });
      expect(isInstalled(root)).toBe(false);
    });

    test('are up to date when npm has put in place what the changed lock file asks for', () => {
      noteOfNpm({ 'node_modules/preact': PREACT });
      isInstalled(root);
      const changed = { ...PACKAGES, 'node_modules/preact': { version: '11.3.0', integrity: 'sha512-eeee' } };
      lock(changed);
      noteOfNpm(changed);
      expect(isInstalled(root)).toBe(true);
    });

    test.each([
      ['of another version', { ...PREACT, version: '10.0.0' }],
      ['of another content', { ...PREACT, integrity: 'sha512-dddd' }],
      ['not there', undefined],
    ])('are out of date when one is %s', (_, preact) => {
      noteOfNpm({ 'node_modules/preact': preact });
      expect(isInstalled(root)).toBe(false);
    });

    test('are taken for half an install when npm left no note', () => {
      expect(isInstalled(root)).toBe(false);
    });
  });
});
