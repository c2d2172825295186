import { expect, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../surfaces/surface.js';
import type { AreaTag } from '../e2e/support/area.js';
import type { CanaryName } from '../e2e/security/canaries.js';

/** How far a shopper has come on a shared device, when their session ends. */
export interface KioskFlow {
  readonly name: string;
  /** What the page knows of them then, at least: what was not there cannot be left. */
  readonly meets: readonly CanaryName[];
  open(page: Page): Promise<void>;
}

/** Opens the area on a shared device, with a member whom its page forgets with the session. */
export async function openAreaInKiosk(page: Page, address: AreaAddress): Promise<void> {
  await becomeKiosk(page);
  await openArea(page, address);
  await forgetMember(page);
}

/** The member site on a shared device: it has `kiosk` from the first moment on, and signs its member out when a session ends. */
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

/** The demo's page says who is signed in in its address; a kiosk's does not. */
export async function forgetMember(page: Page): Promise<void> {
  await expect(page.locator('orders-area')).toHaveAttribute('kiosk');
  await page.evaluate(() => {
    const url = new URL(location.href);
    url.searchParams.delete('as');
    history.replaceState(history.state, '', url);
  });
}
