import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getPath, toArea, type SceneSetting } from '../open-scene.js';

const PATH = `${toArea()}/returns/RT10000010/`;

/** Opens a return whose label is requested only when the shopper presses a button. */
export async function openLabels(page: Page, { world = randomUUID(), fault }: SceneSetting = {}): Promise<void> {
  const query = new URLSearchParams({
    as: 'member',
    world,
    flags: 'showMailLabel',
    ...(fault !== undefined && { fault }),
  });
  await page.goto(`${PATH}?${query.toString()}`);
  await page.locator('orders-detail .label-actions button').first().waitFor();
}

/** Reads the address, which must not change. */
export function readLabelAddress(page: Page): Promise<string[]> {
  return Promise.resolve([getPath(page)]);
}

export const LABEL_ADDRESS = [PATH] as const;
