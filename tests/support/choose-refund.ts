import type { Page } from '@playwright/test';

/**
 * Chooses a refund for the selected item if the shopper is asked: members are, wherever exchanges are offered. The wizard does not
 * continue before.
 */
export async function chooseRefund(page: Page): Promise<void> {
  const returns = page.locator('orders-return-wizard .operation input[value=return]');
  if ((await returns.count()) > 0) await returns.first().check();
}
