import { standFor } from '../e2e/support/stand-for.js';
import { expect, test } from '../e2e/support/test.js';
import { CellPlay } from './cell-play.js';
import { findBreaches } from './find-breaches.js';
import { MATRIX, MATRIX_FACETS, nameScene } from './matrix.js';

for (const row of MATRIX) {
  const { scene, fault, cell, outcome, isOverPage = false } = row;
  const sender = isOverPage ? ', sent by the page' : '';
  const title = `${nameScene(scene)}${sender} under fault ${fault.number} (${fault.title}) ends as: ${cell.outcome}`;
  const facets = MATRIX_FACETS.map((facet) => facet(row));
  test(title, standFor(facets), async ({ page }) => {
    const play = new CellPlay(page, row);
    expect(findBreaches(row, await play.play())).toEqual([]);
    if (outcome.recovery) await play.recover();
  });
}
