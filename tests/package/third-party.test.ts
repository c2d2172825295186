// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createThirdPartyNotices } from '../../scripts/package/third-party.js';

const root = mkdtempSync(path.join(tmpdir(), 'notices-'));

/** Creates a package and returns the id of a module in it. */
function install(name: string, about: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...about }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return path.join(folder, 'dist/index.js');
}

const plain = install('plain', { license: 'MIT' }, { LICENSE: 'Copyright of plain\r\nAll of it.\r\n' });
const scoped = install(
  '@one/kit',
  { license: 'Apache-2.0' },
  { 'LICENSE.md': 'Apache of kit', NOTICE: 'Kit was here' },
);
const choice = install(
  'choice',
  { license: 'MIT OR MPL-2.0' },
  { LICENSE: 'MIT OR MPL-2.0', 'LICENSE.MPL-2.0': 'MPL of choice', 'MIT-LICENSE.txt': 'MIT of choice' },
);
const silent = install('silent', { license: 'MIT', author: { name: 'Ada' } });
const unknown = install('unknown', { license: 'BSD-3-Clause' });

describe('the notices of bundled code', () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('name each package once, however much of it is bundled', () => {
    const text = createThirdPartyNotices([
      scoped,
      plain,
      `\0${plain}?commonjs`,
      '/project/src/orders/model/order.ts',
      '\0virtual:x',
    ]);
    expect(text.match(/(?<=^-{80}\n\n).+/gm)).toEqual([
      '@one/kit 1.2.3 (Apache-2.0)',
      'plain 1.2.3 (MIT)',
      expect.stringMatching(/^unicode-cldr \S+ \(Unicode-3\.0\)$/),
    ]);
  });

  test('contain the whole licence of copied data, with its copyright', () => {
    const notice = createThirdPartyNotices([plain]).split('-'.repeat(80)).at(-1);
    expect(notice).toMatch(
      /^\n\nunicode-cldr .*UNICODE LICENSE V3.*Copyright © [-\d]+ Unicode, Inc\..*SPDX-License-Identifier: /s,
    );
  });

  test('contain the licence text and the notice of the package', () => {
    const text = createThirdPartyNotices([plain, scoped]);
    expect(text).toContain('Copyright of plain\nAll of it.');
    expect(text).toContain('Apache of kit\n\nKit was here');
  });

  test('contain every licence that a package offers, whatever its file is called', () => {
    expect(createThirdPartyNotices([choice])).toContain('MIT OR MPL-2.0\n\nMPL of choice\n\nMIT of choice');
  });

  test('contain the MIT licence in full for a package that only names it', () => {
    const text = createThirdPartyNotices([silent]);
    expect(text).toContain('Copyright (c) Ada\n\nPermission is hereby granted');
  });

  test('fail if the text of any other licence is missing', () => {
    expect(() => createThirdPartyNotices([plain, unknown])).toThrow('unknown (BSD-3-Clause) has no licence file');
  });

  test('fail if no bundled package is found, because then the list is wrong', () => {
    expect(() => createThirdPartyNotices(['/project/src/orders/model/order.ts'])).toThrow(
      'the list of modules is wrong',
    );
  });
});
