import { countChecks } from '../e2e/support/count-checks.js';
import { expect, test } from '../e2e/support/test.js';
import { CellPlay } from './cell-play.js';
import { CHECKS, findBreaches } from './find-breaches.js';
import { MATRIX } from './matrix.js';

for (const row of MATRIX) {
  const { scene, fault, cell, end } = row;
  test(`${scene.call} meets fault ${fault.number}, ${fault.title}, and ends: ${cell.end}`, async ({ page }) => {
    countChecks(CHECKS.length);
    const play = new CellPlay(page, row);
    expect(findBreaches(row, await play.play())).toEqual([]);
    if (end.mended) await play.mend();
  });
}
