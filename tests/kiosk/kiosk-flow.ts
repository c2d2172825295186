import { expect, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../surfaces/surface.js';
import type { AreaTag } from '../e2e/support/area.js';
import type { CanaryName } from '../e2e/security/canaries.js';

/** What a shopper has done on a kiosk when their session ends. */
export interface KioskFlow {
  readonly name: string;
  /** The personal data that the page must contain by then; otherwise a search for remains would prove nothing. */
  readonly meets: readonly CanaryName[];
  open(page: Page): Promise<void>;
}

/** Opens the area on a kiosk, with a member whom the page signs out with the session. */
export async function openAreaInKiosk(page: Page, address: AreaAddress): Promise<void> {
  await becomeKiosk(page);
  await openArea(page, address);
  await forgetMember(page);
}

/** The member site on a kiosk: it has `kiosk` from the start, and signs its member out when a session ends. */
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

/** The demo's page has the signed-in member in its address; a kiosk's does not. */
export async function forgetMember(page: Page): Promise<void> {
  await expect(page.locator('orders-area')).toHaveAttribute('kiosk');
  await page.evaluate(() => {
    const url = new URL(location.href);
    url.searchParams.delete('as');
    history.replaceState(history.state, '', url);
  });
}
