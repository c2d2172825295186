// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findBreaches } from './cruise-tree.js';
import { SOUND_HOUSE, withHouse } from './house-fixture.js';
import { IMPORT_BREACHES } from './import-breaches.js';
import { PROJECT_ROOT } from './project-root.js';
import { SOUND_ADDITIONS } from './sound-additions.js';

describe('the import laws', () => {
  test('hold in this project', { timeout: 180_000 }, async () => {
    const breaches = await findBreaches(PROJECT_ROOT);
    expect(breaches.map(({ law, from, to }) => `${law}: ${from} -> ${to}`)).toEqual([]);
  });

  test('accept a valid project', async () => {
    expect(await withHouse(SOUND_HOUSE, findBreaches)).toEqual([]);
  });

  for (const { what, files } of SOUND_ADDITIONS) {
    test(`accept that ${what}`, async () => {
      expect(await withHouse({ ...SOUND_HOUSE, ...files }, findBreaches)).toEqual([]);
    });
  }

  for (const { law, what, from, files } of IMPORT_BREACHES) {
    test(`are broken (${law}) when ${what}`, async () => {
      const breaches = await withHouse({ ...SOUND_HOUSE, ...files }, findBreaches);
      expect(breaches).toContainEqual(expect.objectContaining({ law, from }));
    });
  }
});
