import { comparePictures } from './hostile-host/compare-pictures.js';
import { HOST_SHEETS, type HostSheet } from './hostile-host/host-sheets.js';
import { HOSTILE_CHECKS } from './hostile-host/hostile-checks.js';
import { PLANTED_TAG } from './hostile-host/planted-tag.js';
import { takeSurface } from './hostile-host/take-surface.js';
import { expect, test } from './support/test.js';

/** As a share of all pixels. */
const MOST_DIFFERENT = 0.001;

const toMedia = ({ media }: HostSheet) => ({ ...(media && { media }) });

test.describe('a style sheet of the page', () => {
  test.setTimeout(240_000);

  for (const { surface, sheets } of HOSTILE_CHECKS) {
    test(`changes nothing in ${surface.name}: ${sheets.map(({ name }) => name).join(', ')}`, async ({
      page,
      browser,
    }, testInfo) => {
      const now = Date.now();
      const plain = await takeSurface(browser, surface, { now });
      for (const sheet of sheets) {
        const before = sheet.media ? await takeSurface(browser, surface, { now, ...toMedia(sheet) }) : plain;
        const after = await takeSurface(browser, surface, { now, sheet, ...toMedia(sheet) });
        const different = await comparePictures(page, before, after);
        if (different > MOST_DIFFERENT) {
          await testInfo.attach('on a plain page', { body: before, contentType: 'image/png' });
          await testInfo.attach(`under ${sheet.name}`, { body: after, contentType: 'image/png' });
        }
        expect.soft(different, `${surface.name} under ${sheet.name}`).toBeLessThanOrEqual(MOST_DIFFERENT);
      }
    });
  }

  test('changes a planted tag without protection, so that the check would notice it', async ({ page, browser }) => {
    const now = Date.now();
    const unseen: string[] = [];
    for (const sheet of HOST_SHEETS) {
      const before = await takeSurface(browser, PLANTED_TAG, { now, ...toMedia(sheet) });
      const after = await takeSurface(browser, PLANTED_TAG, { now, sheet, ...toMedia(sheet) });
      if ((await comparePictures(page, before, after)) <= MOST_DIFFERENT) unseen.push(sheet.name);
    }
    expect(unseen).toEqual([]);
  });
});
