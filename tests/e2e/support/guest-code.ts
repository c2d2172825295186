import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../../surfaces/surface.js';
import { lookUp } from './test.js';

/** Guests of this order have to prove by a code who they are, whatever the page says. */
export const GUARDED = 'US10000036';
/** Guests see this order masked until then. */
export const MASKED = 'US10000037';

/** The dialog that asks for a code. */
export function getCodeStep(page: Page): Locator {
  return page.getByRole('dialog', { name: "Confirm that it's you" });
}

export function getCodeField(page: Page): Locator {
  return page.locator('input[name=code]');
}

interface LookupScene extends Partial<AreaAddress> {
  readonly orderNumber?: string;
  readonly email?: string;
}

/** Looks up an order as a guest, and waits for the field for the code. Returns the name of the sandbox. */
export async function openCodeStep(page: Page, scene: LookupScene = {}): Promise<string> {
  const { orderNumber = GUARDED, email = 'guest@example.com', world = randomUUID(), ...address } = scene;
  await openArea(page, { path: '/details/', as: 'guest', world, ...address });
  await lookUp(page, orderNumber, email);
  await expect(getCodeField(page)).toBeVisible();
  return world;
}

/** The codes that a sandbox has sent, oldest first. */
export async function listCodes(page: Page, world: string): Promise<readonly string[]> {
  const answer = await page.request.get('/sandbox/mailbox', { headers: { 'x-sandbox-world': world } });
  return ((await answer.json()) as { mailbox: readonly { code: string }[] }).mailbox.map(({ code }) => code);
}

/** Enters the last code that a sandbox has sent. */
export async function enterCode(page: Page, world: string): Promise<string> {
  const code = (await listCodes(page, world)).at(-1) ?? '';
  await getCodeField(page).fill(code);
  return code;
}
