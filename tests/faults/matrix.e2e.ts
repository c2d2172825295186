import { test as plain } from '@playwright/test';
import { standFor } from '../e2e/support/stand-for.js';
import { expect, test } from '../e2e/support/test.js';
import { listUncovered } from '../support/draw-cover.js';
import { CellPlay } from './cell-play.js';
import { findBreaches } from './find-breaches.js';
import { DRAWN_MATRIX, MATRIX, MATRIX_FACETS, nameScene } from './matrix.js';

for (const row of DRAWN_MATRIX) {
  const { scene, fault, cell, end, isOverPage = false } = row;
  const sender = isOverPage ? ', sent by the page' : '';
  const title = `${nameScene(scene)}${sender} under fault ${fault.number} (${fault.title}) ends as: ${cell.end}`;
  // `npm test` runs half of the rows that cover every call and every fault; the client's own table covers all classes under all faults.
  test(title, standFor([scene.call, fault.title]), async ({ page }) => {
    const play = new CellPlay(page, row);
    expect(findBreaches(row, await play.play())).toEqual([]);
    if (end.mended) await play.mend();
  });
}

plain('the drawn matrix covers every call, every fault and every end, before `npm test` halves it', () => {
  console.log(`sample: ${DRAWN_MATRIX.length} of ${MATRIX.length} cells of the fault matrix`);
  expect(listUncovered(DRAWN_MATRIX, MATRIX, MATRIX_FACETS)).toEqual([]);
});
