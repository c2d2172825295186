import { expect, type Locator, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../../surfaces/surface.js';

/** An order that is ready for curbside pickup. */
export const ORDER = 'US10000006';
export const VEHICLE = 'Blue van, spot 4';
export const PATH = `/curbside-pickup/${ORDER}/`;

/** The query of the QR code at a parking spot: each store has its own. */
export function toCurbsideQuery(storeId = '101'): string {
  return `&storeId=${storeId}&qrId=Q${storeId}`;
}

export interface CurbsideScene extends Omit<AreaAddress, 'path'> {
  readonly storeId?: string;
  /** Name of the sandbox; defaults to a new one. */
  readonly world?: string;
}

export function getCurbside(page: Page): Locator {
  return page.locator('orders-curbside-checkin');
}

export function getSubmit(page: Page): Locator {
  return getCurbside(page).locator('form > .is-primary');
}

/** Opens a check-in, as a guest unless the scene says otherwise. */
export async function openCurbside(page: Page, scene: CurbsideScene = {}): Promise<void> {
  const { storeId, query = '', world, ...address } = scene;
  await openArea(page, {
    path: PATH,
    as: 'guest',
    ...address,
    ...(world && { world }),
    query: toCurbsideQuery(storeId) + query,
  });
  await expect(getCurbside(page).locator('.ring, [part=message]').first()).toBeVisible();
}

/** Describes the vehicle and checks in at the store. */
export async function checkIn(page: Page): Promise<void> {
  await getCurbside(page).locator('textarea').fill(VEHICLE);
  await getSubmit(page).click();
}

/** The progress ring. */
export function getProgress(page: Page): Locator {
  return getCurbside(page).getByRole('progressbar');
}
