import { test as plain } from '@playwright/test';
import { standFor } from '../e2e/support/stand-for.js';
import { expect } from '../e2e/support/test.js';
import { listUncovered } from '../support/draw-cover.js';
import { CellWalk } from './cell-walk.js';
import { findBreaches } from './find-breaches.js';
import { DRAWN_CELLS, nameCell, SEALED_FACETS, SEALED_MATRIX } from './sealed-cells.js';
import { test } from './sealed-test.js';

for (const cell of DRAWN_CELLS) {
  const facets = SEALED_FACETS.map((facet) => facet(cell));
  test(nameCell(cell), standFor(facets), async ({ page, foreign }) => {
    const evidence = await new CellWalk(page, cell, { foreign }).walk();
    expect(findBreaches(cell, evidence)).toEqual([]);
  });
}

plain('the drawn cells cover every call, every attack, and every class of calls under every kind of attack', () => {
  console.log(`sample: ${DRAWN_CELLS.length} of ${SEALED_MATRIX.length} sealed requests`);
  expect(listUncovered(DRAWN_CELLS, SEALED_MATRIX, SEALED_FACETS)).toEqual([]);
});
