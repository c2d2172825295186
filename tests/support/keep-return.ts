import type { Page } from '@playwright/test';

/**
 * Says that the item that was chosen comes back for its price, where the shopper is asked: members are, wherever exchanges are offered.
 * Nothing goes on before it is said.
 */
export async function keepReturn(page: Page): Promise<void> {
  const returns = page.locator('orders-return-wizard .operation input[value=return]');
  if ((await returns.count()) > 0) await returns.first().check();
}
