import { expect, type Locator, type Page } from '@playwright/test';
import { getCancelButton, getDialog } from './cancel.js';

/** An order of which some items can be cancelled; the second cancellation is refused for its first line. */
export const PARTLY = 'US10000031';
/** Another one: the first line of a cancellation stays pending, and the second cancellation fails. */
export const PARTLY_PENDING = 'US10000032';

/** Opens the dialog and chooses items, each by its name, with a quantity if it is not all of them. */
export async function chooseItems(page: Page, items: Readonly<Record<string, number | 'all'>>): Promise<void> {
  await getCancelButton(page).first().click();
  await getDialog(page).getByRole('radio', { name: 'Choose items' }).check();
  for (const [name, count] of Object.entries(items)) {
    await getItem(page, name).check();
    if (count !== 'all') await getQuantity(page, name).selectOption(String(count));
  }
}

/** Chooses items and confirms the dialog. */
export async function cancelItems(page: Page, items: Readonly<Record<string, number | 'all'>>): Promise<void> {
  await chooseItems(page, items);
  await getDialog(page).getByRole('button', { name: 'Cancel items' }).click();
}

export function getItem(page: Page, name: string): Locator {
  return getDialog(page).getByRole('checkbox', { name });
}

export function getQuantity(page: Page, name: string): Locator {
  return getDialog(page).getByRole('combobox', { name });
}

/** Expects the dialog to list what became of each line, in this order. */
export async function expectResults(page: Page, ...lines: readonly RegExp[]): Promise<void> {
  await expect(getDialog(page).locator('.cancelled-lines li')).toHaveText([...lines], { timeout: 15_000 });
}

/** Closes the dialog with its result. */
export async function finish(page: Page): Promise<void> {
  await getDialog(page).getByRole('button', { name: 'Done' }).click();
}

interface WireLine {
  readonly orderLineKey: string;
  readonly cancellableQuantity?: number;
  readonly lineItemTransaction: { readonly quantity: number };
}

/** The quantities of an order's lines in the service: how many pieces, and how many of them can be cancelled. */
export async function readLines(
  page: Page,
  world: string,
  orderNumber: string,
): Promise<(readonly [number, number])[]> {
  const answer = await page.request.get(`/summary/v1/${orderNumber}?filter=country(us)&filter=language(en)`, {
    headers: { 'x-sandbox-world': world, 'x-guest-email': 'guest%40example.com', 'x-visitor-id': 'unknown' },
  });
  const { group } = (await answer.json()) as {
    readonly group: readonly { readonly orderItems: readonly WireLine[] }[];
  };
  return (group[0]?.orderItems ?? []).map(
    ({ lineItemTransaction, cancellableQuantity = 0 }) => [lineItemTransaction.quantity, cancellableQuantity] as const,
  );
}
