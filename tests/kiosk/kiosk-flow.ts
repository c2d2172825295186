import { expect, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../surfaces/surface.js';
import type { AreaTag } from '../e2e/support/area.js';
import type { CanaryName } from '../e2e/security/canaries.js';

/** The progress of a shopper on a shared device when the session ends. */
export interface KioskFlow {
  readonly name: string;
  /** The data that the page must contain before the session ends; otherwise the test would prove nothing. */
  readonly meets: readonly CanaryName[];
  open(page: Page): Promise<void>;
}

/** Opens the area on a shared device, with a member whom the page forgets when the session ends. */
export async function openAreaInKiosk(page: Page, address: AreaAddress): Promise<void> {
  await becomeKiosk(page);
  await openArea(page, address);
  await forgetMember(page);
}

/**
 * Turns the member site into a shared device: the area has `kiosk` from the start, and the page signs out at the end
 * of a session.
 */
export async function becomeKiosk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const findArea = () => document.querySelector<AreaTag>('orders-area');
    new MutationObserver(() => findArea()?.setAttribute('kiosk', '')).observe(document, {
      childList: true,
      subtree: true,
    });
    addEventListener('orders-session-end', () => {
      const area = findArea();
      if (area) area.adapter = { ...area.adapter, user: null, getAccessToken: () => null };
    });
  });
}

/** Removes the signed-in member from the demo page's address, because a kiosk's address does not name one. */
export async function forgetMember(page: Page): Promise<void> {
  await expect(page.locator('orders-area')).toHaveAttribute('kiosk');
  await page.evaluate(() => {
    const url = new URL(location.href);
    url.searchParams.delete('as');
    history.replaceState(history.state, '', url);
  });
}
