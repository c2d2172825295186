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

describe('the npm ci before everything else', () => {
  let folder = '';
  const write = (file: string, packages: object): void =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  /** Runs the script with an `npm` that prints its arguments. */
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

  test('is skipped if the locked packages are installed, except those for other systems', () => {
    write('node_modules/.package-lock.json', { 'node_modules/preact': PREACT });
    expect(run()).toMatchObject({ status: 0, stdout: '' });
  });

  test.each([
    ['of another version', { ...PREACT, version: '10.0.0' }],
    ['of another content', { ...PREACT, integrity: 'sha512-dddd' }],
    ['missing', undefined],
  ])('runs if a package is %s', (_, preact) => {
    write('node_modules/.package-lock.json', { 'node_modules/preact': preact });
    expect(run().stdout).toContain('ci --ignore-scripts');
  });

  test('runs if an earlier install was not completed', () => {
    expect(run().stdout).toContain('ci --ignore-scripts');
  });

  test('stops everything if it fails', () => {
    expect(run('exit 1')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm ci failed') as string });
  });
});
