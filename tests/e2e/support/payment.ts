import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export interface PaymentScene {
  readonly orderNumber: string;
  /** `CALL:FAULT`, in the syntax of the host pages. */
  readonly fault?: string;
  /** Further parameters of the page's query. */
  readonly query?: string;
  readonly world?: string;
}

/** Opens an order on hold in the country of its number, in English. Returns the name of its sandbox. */
export async function openOnHold(page: Page, scene: PaymentScene): Promise<string> {
  const { orderNumber, fault = '', query = '', world = randomUUID() } = scene;
  const country = orderNumber.slice(0, 2).toLowerCase();
  const settings = `world=${world}&as=member${fault === '' ? '' : `&fault=${fault}`}${query}`;
  await page.goto(`/${country}/en/orders/sales/${orderNumber}/?${settings}`);
  await page.locator('orders-detail').getByRole('complementary').waitFor();
  return world;
}

/** The payment message above the order's sections. */
export function getPayment(page: Page): Locator {
  return page.locator('orders-area .order-main > [part=message]');
}

export function getPayButton(page: Page): Locator {
  return getPayment(page).getByRole('button', { name: /^Pay with / });
}

export function getQr(page: Page): Locator {
  return getPayment(page).getByRole('img', { name: /^QR code to pay/ });
}

/** Replaces the `form-action` of the demo page's content security policy. */
export async function setFormAction(page: Page, formAction: string): Promise<void> {
  await page.route(/\/orders\/sales\//, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const header = policy.replace(/form-action [^;]*/, `form-action ${formAction}`);
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': header } });
  });
}
