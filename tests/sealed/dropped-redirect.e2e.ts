import { nameScene } from '../faults/matrix.js';
import { standFor } from '../e2e/support/stand-for.js';
import { expect } from '../e2e/support/test.js';
import { CellWalk } from './cell-walk.js';
import { findBreaches, type Check } from './find-breaches.js';
import { SEALED_MATRIX } from './sealed-cells.js';
import { test } from './sealed-test.js';

/** A read, a call with a secret, and two writes: the page's wrapper follows the redirect of each. */
const CALLS = ['get-order', 'get-gift-card-balance', 'request-cancel', 'request-bank-refund'];
const ATTACKS = ['a 307 to a foreign origin', 'a 307 to another order or id'];

/**
 * The request was already sent to the other address and cannot be undone; what matters is that its answer is not
 * trusted. Therefore the checks for the targets and the number of requests are left out.
 */
const CHECKS: readonly Check[] = ['attack', 'outcome', 'event', 'console'];

for (const cell of SEALED_MATRIX) {
  const { scene, attack, must } = cell;
  if (!CALLS.includes(scene.call) || !ATTACKS.includes(attack.name)) continue;
  const title = `${nameScene(scene)} under ${attack.name}, followed by a wrapped fetch, ends as: ${must?.name}`;
  test(title, standFor([scene.call, attack.name]), async ({ page, foreign }) => {
    await page.addInitScript(dropRedirect);
    const evidence = await new CellWalk(page, cell, { foreign }).walk();
    expect(findBreaches(cell, evidence, CHECKS)).toEqual([]);
  });
}

/** Wraps `fetch` and passes on only the options it knows. Runs in the page. */
function dropRedirect(): void {
  const { fetch } = window;
  window.fetch = (input, { method, headers, body, credentials, signal } = {}) =>
    fetch(input, {
      ...(method !== undefined && { method }),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      ...(credentials && { credentials }),
      ...(signal && { signal }),
    });
}
