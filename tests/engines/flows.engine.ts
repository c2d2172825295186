import type { Page } from '@playwright/test';
import { KIOSK_FLOWS } from '../kiosk/kiosk-flows.js';
import { IS_SAMPLED } from '../support/test-run.js';
import { FLOWS } from '../surfaces/flows.js';
import { createPointerDriver } from '../surfaces/pointer-driver.js';
import { drawFlows } from './draw-share.js';
import { test } from './engine-test.js';

interface Row {
  readonly name: string;
  go(page: Page): Promise<void>;
}

/** The shopper's flows, and everything that can be in progress on a shared device. */
const ROWS: readonly Row[] = [
  ...FLOWS.map(({ name, run }) => ({ name, go: (page: Page) => run(createPointerDriver(page)) })),
  ...KIOSK_FLOWS.map(({ name, open }) => ({ name: `on a shared device: ${name}`, go: open })),
];

for (const { name, go } of IS_SAMPLED ? drawFlows(ROWS) : ROWS) {
  test(name, async ({ page }) => {
    await go(page);
  });
}
