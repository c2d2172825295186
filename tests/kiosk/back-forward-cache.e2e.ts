import { CANARIES } from '../e2e/security/canaries.js';
import { expect, test } from '../e2e/support/test.js';
import { findRemains } from './find-remains.js';
import { KIOSK_FLOWS } from './kiosk-flows.js';
import { PLANTED_REMAINS } from './planted-remains.js';
import { SESSION_ENDS } from './session-ends.js';

/** In a file of its own, because the browser starts with other options. */
for (const end of SESSION_ENDS.filter(({ needsPageCache }) => needsPageCache)) {
  for (const flow of KIOSK_FLOWS) {
    test(`${end.name}: nothing is left of ${flow.name}`, async ({ page }) => {
      expect(await findRemains(page, { flow, end })).toEqual([]);
    });
  }

  test(`${end.name}: data planted beyond the session is found`, async ({ page }) => {
    const [flow] = KIOSK_FLOWS;
    const plant = PLANTED_REMAINS[end.name];
    if (!flow || !plant) throw new Error('Nothing is planted here.');
    const [{ sample }] = CANARIES;
    const found = await findRemains(page, { flow, end, plant: (planted) => planted.evaluate(plant, sample) });
    expect(found).toContain('e-mail');
  });
}
