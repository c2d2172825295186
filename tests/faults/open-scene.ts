import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOCALE } from './words.js';

export const AREA = toArea();

/** The sandbox of a scene and its fault; by default a sandbox of its own without a fault. */
export interface SceneSetting {
  readonly world?: string;
  /** In the sandbox's syntax. */
  readonly fault?: string;
}

/** Opens the member site in the language of the matrix. */
export async function openScene(
  page: Page,
  target: { readonly path: string; readonly as?: 'guest'; readonly country?: string; readonly query?: string },
  { world = randomUUID(), fault }: SceneSetting = {},
): Promise<void> {
  const query = new URLSearchParams({ as: target.as ?? 'member', world, ...(fault !== undefined && { fault }) });
  await page.goto(`${toArea(target.country)}${target.path}?${query.toString()}${target.query ?? ''}`);
}

export function getPath(page: Page): string {
  return new URL(page.url()).pathname;
}

export function toArea(country = 'us'): string {
  return `/${country}/${LOCALE}/orders`;
}
