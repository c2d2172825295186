import { expect, type Page } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import type { AreaTag } from '../support/area.js';
import type { CanaryName } from './canaries.js';

/** What a shopper does with personal data in it, from end to end. */
export interface CanaryFlow {
  readonly name: string;
  /** What of the canaries comes up. */
  readonly meets: readonly CanaryName[];
  /** Goes through it, and looks around wherever something may have changed. `partner`: the page on the other origin. */
  run(page: Page, look: () => Promise<void>, partner: string): Promise<void>;
  /** Other origins that hear of it: what is sent there could tell them more. */
  readonly reaches?: readonly string[];
  /** On a shared device: not even what else survives a reload. */
  readonly keepsNothing?: true;
  /** The shopper is gone at its end: nothing of them may be left. */
  readonly isOver?: true;
}

/** What an answer with an order holds, and a service that says more than it was asked. */
export const ORDER: readonly CanaryName[] = ['e-mail', 'phone', 'name', 'street', 'card', 'PIN', 'order number'];
export const MEMBERS_ORDER: readonly CanaryName[] = [...ORDER, 'token'];

interface MembersScene {
  readonly fault?: string;
  readonly country?: string;
}

/** A member's order on show in the area. */
export async function openAsMember(page: Page, path: string, scene: MembersScene = {}): Promise<void> {
  await openArea(page, { path, ...scene });
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

/** The page tells the area that its member is gone. */
export async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as AreaTag;
    area.adapter = { ...area.adapter, user: null, getAccessToken: () => null };
  });
  await expect(page.locator('input[name=orderNumber]')).toBeVisible();
}

/** The member site on a shared device, from the first moment on. */
export async function becomeKiosk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => document.querySelector('orders-area')?.setAttribute('kiosk', ''));
    observer.observe(document, { childList: true, subtree: true });
  });
}
