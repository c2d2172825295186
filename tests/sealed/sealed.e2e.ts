import { standFor } from '../e2e/support/stand-for.js';
import { expect } from '../e2e/support/test.js';
import { CellWalk } from './cell-walk.js';
import { findBreaches } from './find-breaches.js';
import { nameCell, SEALED_FACETS, SEALED_MATRIX } from './sealed-cells.js';
import { test } from './sealed-test.js';

for (const cell of SEALED_MATRIX) {
  const facets = SEALED_FACETS.map((facet) => facet(cell));
  test(nameCell(cell), standFor(facets), async ({ page, foreign }) => {
    const evidence = await new CellWalk(page, cell, { foreign }).walk();
    expect(findBreaches(cell, evidence)).toEqual([]);
  });
}
