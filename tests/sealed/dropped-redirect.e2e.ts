import { standFor } from '../e2e/support/stand-for.js';
import { expect } from '../e2e/support/test.js';
import { CellWalk } from './cell-walk.js';
import { findBreaches, type Check } from './find-breaches.js';
import { SEALED_MATRIX } from './sealed-cells.js';
import { test } from './sealed-test.js';

/** A read, a question for a secret, a write: each follows the redirect of its answer, which the page's wrapper allowed. */
const CALLS = ['get-order', 'get-gift-card-balance', 'request-cancel', 'request-bank-refund'];
const ATTACKS = ['a 307 to a foreign origin', 'a 307 to another order or id'];

/**
 * What was sent elsewhere was sent: no script can call that back. What counts is that the answer is not believed. So the checks of
 * where requests went, and how many there were, are left out.
 */
const CHECKS: readonly Check[] = ['attack', 'end', 'event', 'console'];

for (const cell of SEALED_MATRIX) {
  const { scene, attack, must } = cell;
  if (!CALLS.includes(scene.call) || !ATTACKS.includes(attack.name)) continue;
  const title = `${scene.call} meets ${attack.name} with a fetch that follows it, and ends: ${must?.name}`;
  test(title, standFor([scene.call, attack.name]), async ({ page, foreign }) => {
    await page.addInitScript(dropRedirect);
    const evidence = await new CellWalk(page, cell, { foreign }).walk();
    expect(findBreaches(cell, evidence, CHECKS)).toEqual([]);
  });
}

/** A wrapper that passes on what it knows. Runs in the page. */
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
