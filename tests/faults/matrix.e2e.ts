import { test as plain } from '@playwright/test';
import { standFor } from '../e2e/support/stand-for.js';
import { expect, test } from '../e2e/support/test.js';
import { listUncovered } from '../support/draw-cover.js';
import { CellPlay } from './cell-play.js';
import { findBreaches } from './find-breaches.js';
import { DRAWN_MATRIX, MATRIX, MATRIX_FACETS, nameScene } from './matrix.js';

for (const row of DRAWN_MATRIX) {
  const { scene, fault, cell, end } = row;
  const title = `${nameScene(scene)} meets fault ${fault.number}, ${fault.title}, and ends: ${cell.end}`;
  // Every call and every fault. What each class of calls does under each fault is in the client's own table, which runs whole.
  test(title, standFor([scene.call, fault.title]), async ({ page }) => {
    const play = new CellPlay(page, row);
    expect(findBreaches(row, await play.play())).toEqual([]);
    if (end.mended) await play.mend();
  });
}

plain(
  'what is held of the matrix has every call, every fault of what is asked and of what is done, and every end',
  () => {
    console.log(`sample: ${DRAWN_MATRIX.length} of ${MATRIX.length} cells of the fault matrix`);
    expect(listUncovered(DRAWN_MATRIX, MATRIX, MATRIX_FACETS)).toEqual([]);
  },
);
