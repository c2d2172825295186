import { KIOSK_FLOWS } from '../kiosk/kiosk-flows.js';
import { FLOWS } from '../surfaces/flows.js';
import { createPointerDriver } from '../surfaces/pointer-driver.js';
import { test } from './engine-test.js';

for (const { name, run } of FLOWS) {
  test(name, async ({ page }) => {
    await run(createPointerDriver(page));
  });
}

for (const { name, open } of KIOSK_FLOWS) {
  test(`on a shared device: ${name}`, async ({ page }) => {
    await open(page);
  });
}
