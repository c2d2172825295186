// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findBreaches } from './cruise-tree.js';
import { VALID_PROJECT, withProject } from './project-fixture.js';
import { IMPORT_BREACHES } from './import-breaches.js';
import { PROJECT_ROOT } from './project-root.js';
import { VALID_ADDITIONS } from './valid-additions.js';
import { sampleRows } from '../support/sample.js';

describe('the import laws', () => {
  test('hold in this project', { timeout: 180_000 }, async () => {
    const breaches = await findBreaches(PROJECT_ROOT);
    expect(breaches.map(({ law, from, to }) => `${law}: ${from} -> ${to}`)).toEqual([]);
  });

  test('accept a valid project', async () => {
    expect(await withProject(VALID_PROJECT, findBreaches)).toEqual([]);
  });

  for (const { what, files } of sampleRows(VALID_ADDITIONS)) {
    test(`accept that ${what}`, async () => {
      expect(await withProject({ ...VALID_PROJECT, ...files }, findBreaches)).toEqual([]);
    });
  }

  for (const { law, what, from, files } of sampleRows(IMPORT_BREACHES)) {
    test(`are broken (${law}) when ${what}`, async () => {
      const breaches = await withProject({ ...VALID_PROJECT, ...files }, findBreaches);
      expect(breaches).toContainEqual(expect.objectContaining({ law, from }));
    });
  }
});
