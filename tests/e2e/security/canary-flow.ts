import { expect, type Page } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import type { AreaTag } from '../support/area.js';
import type { CanaryName } from './canaries.js';

/** A complete flow of a shopper with personal data. */
export interface CanaryFlow {
  readonly name: string;
  /** The canaries that the flow contains. */
  readonly meets: readonly CanaryName[];
  /** Runs the flow, and scans wherever something may have changed. `partner`: the page on the other origin. */
  run(page: Page, look: () => Promise<void>, partner: string): Promise<void>;
  /** Other origins that receive requests, which could contain personal data. */
  readonly reaches?: readonly string[];
  /** On a shared device: nothing at all may be persisted. */
  readonly keepsNothing?: true;
  /** The flow ends with the shopper's session: none of their data may be left. */
  readonly isOver?: true;
}

/** The canaries in a response with an order, from a service that sends unrequested fields. */
export const ORDER: readonly CanaryName[] = ['e-mail', 'phone', 'name', 'street', 'card', 'PIN', 'order number'];
export const MEMBERS_ORDER: readonly CanaryName[] = [...ORDER, 'token'];

interface MembersScene {
  readonly fault?: string;
  readonly country?: string;
}

/** Opens a member's order in the area. */
export async function openAsMember(page: Page, path: string, scene: MembersScene = {}): Promise<void> {
  await openArea(page, { path, ...scene });
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

/** The page informs the area that the member has signed out. */
export async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as AreaTag;
    area.adapter = { ...area.adapter, user: null, getAccessToken: () => null };
  });
  await expect(page.locator('input[name=orderNumber]')).toBeVisible();
}

/** Turns the member site into a shared device from the start. */
export async function becomeKiosk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => document.querySelector('orders-area')?.setAttribute('kiosk', ''));
    observer.observe(document, { childList: true, subtree: true });
  });
}
