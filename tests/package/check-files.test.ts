// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { isAllowed, listMissing, listUnexpected } from './packed/check-files.js';

const MEANT = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'dist/esm/index.js',
  'dist/esm/chunk-calls.js',
  'dist/esm/chunk-calls.js.map',
  'dist/cdn/calls-177d286.js',
  'dist/embed/orders-guest-lookup.js',
  'dist/react/index.js',
  'dist/data/locale-zh-Hant-177d286.json',
  'dist/data/market-all-557a2c4.json',
  'dist/types/api.d.ts',
  'dist/types/embed/orders-guest-lookup.d.ts',
  'dist/types/vue.js',
  'dist/integrity.json',
  'dist/sbom.json',
  'dist/command/orders-area.js',
  'dist/custom-elements.json',
  'dist/THIRD-PARTY-LICENSES.txt',
  'docs/integrating.md',
  'docs/decisions/README.md',
  'docs/openapi.json',
  'docs/sentence-case.json',
];
const STRANGE = [
  'src/app/configuration/adapter.ts',
  'dist/esm/index.ts',
  'dist/cdn/index.js.map',
  'dist/esm/index.css.map',
  'dist/data/locale-en-XA-177d286.json',
  'dist/data/locale-ar-XB-177d286.json',
  'dist/esm/index.test.js',
  'dist/types/host/adapter.ts',
  'dist/types/index.js',
  'dist/.env',
  'docs/languages/glossary.json',
  'dist/command/.data/snapshot.json',
  'dist/command/sandbox-1.js',
  'dist/esm/.cache/index.js',
  'tests/package/check-files.test.ts',
  'tsconfig.json',
  'node_modules/react/index.js',
];

describe('the contents of the package', () => {
  test.each(MEANT)('may be %s', (file) => {
    expect(listUnexpected([file])).toEqual([]);
  });

  test.each(STRANGE)('may not be %s', (file) => {
    expect(listUnexpected([file])).toEqual([file]);
  });

  test('are complete, or the missing files are listed', () => {
    expect(listMissing(MEANT)).toEqual([]);
    expect(listMissing(MEANT.filter((file) => file !== 'LICENSE'))).toEqual(['LICENSE']);
  });
});

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only', false],
])('code under %s may be bundled: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});
