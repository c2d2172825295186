// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';

const PREACT = { version: '11.2.0', integrity: 'sha512-aaaa' };
const LOCKED = {
  '': { name: 'orders-area' },
  'node_modules/preact': PREACT,
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-bbbb', optional: true },
};

describe('before anything else runs, npm ci', () => {
  let folder = '';
  const write = (file: string, packages: object): void =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  /** Runs the script with an `npm` that says what it was asked for. */
  const run = (npm = 'echo "$@"') => {
    writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${npm}\n`);
    chmodSync(path.join(folder, 'npm'), 0o755);
    const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env['PATH']}` };
    return spawnSync(process.execPath, [inRoot('scripts/ensure-install.mjs')], { cwd: folder, env, encoding: 'utf8' });
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'orders-install-'));
    mkdirSync(path.join(folder, 'node_modules'));
    write('package-lock.json', LOCKED);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is left out where the locked packages are installed, but for those of other systems', () => {
    write('node_modules/.package-lock.json', { 'node_modules/preact': PREACT });
    expect(run()).toMatchObject({ status: 0, stdout: '' });
  });

  test.each([
    ['of another version', { ...PREACT, version: '10.0.0' }],
    ['of another content', { ...PREACT, integrity: 'sha512-dddd' }],
    ['missing', undefined],
  ])('runs where a package is %s', (_, preact) => {
    write('node_modules/.package-lock.json', { 'node_modules/preact': preact });
    expect(run().stdout).toContain('ci --ignore-scripts');
  });

  test('runs where an earlier install was not completed', () => {
    expect(run().stdout).toContain('ci --ignore-scripts');
  });

  test('stops everything where it fails', () => {
    expect(run('exit 1')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm ci failed') as string });
  });
});
