import { expect, type Page } from '@playwright/test';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import { chooseItem, getRows, goOn, openWizard } from '../e2e/support/wizard.js';
import type { Write } from './write.js';

const ORDER = 'KR10000001';
const STREET = '세종대로 175';
const TYPED = {
  familyName: '이',
  givenName: '하늘',
  phone: '01055550101',
  code: '03171',
  province: '서울특별시',
  locality: '종로구',
  line1: STREET,
};
const AREA = 'orders-area orders-return-wizard';
const SECOND = 'main > orders-return-wizard';

/** Opens a tag's address form and fills it in. */
async function fillForm(page: Page, tag: string): Promise<void> {
  const wizard = page.locator(tag);
  // The page behind the first dialog is inert for a shopper, but not for a script.
  await wizard.locator('.order-main .is-secondary').evaluate((button: HTMLElement) => button.click());
  for (const [name, text] of Object.entries(TYPED)) {
    await wizard.locator(`dialog input[name=${name}]`).evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  }
}

/** Saving a new address for a courier pickup. It is checked before it is sent. */
export const NEW_ADDRESS: Write = {
  call: 'request-new-address',
  path: /\/identity\/user\/v1\/[^/]+\/address$/,
  async open(page, { world, fault }) {
    const scene = { orderNumber: ORDER, country: 'kr', world };
    await openWizard(page, { ...scene, ...(fault !== undefined && { fault: `request-new-address:${fault}` }) });
    await chooseItem(page);
    await goOn(page);
    await page.locator(`${AREA} .method input[value=courierPickup]`).check();
    await page.locator(`${AREA} .wizard-side .is-primary`).click();
    await this.reopen(page);
  },
  async reopen(page) {
    await page.locator(`${AREA} .order-main .is-secondary`).waitFor();
    await expect(getRows(page)).toHaveCount(0);
    if ((await page.locator(`${AREA} dialog`).count()) === 0) await fillForm(page, AREA);
  },
  getSenders: (page) => page.locator('dialog .is-primary'),
  async openSecond(page) {
    await placeSecond(page, { tag: 'orders-return-wizard', orderNumber: ORDER, country: 'kr', takes: ['flags'] });
    // The second tag shares the draft and its current step.
    await expect.poll(() => page.locator(SECOND).evaluate(stepToAddresses)).toBe(true);
    await fillForm(page, SECOND);
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(page.locator('dialog h3', { hasText: 'Saving your address' }).first()).toBeVisible();
  },
  async expectDone(page) {
    const card = page.locator('.address-choice', { hasText: STREET });
    await expect(card.first().getByRole('radio')).toBeChecked({ timeout: 15_000 });
  },
  getRetry: (page) => page.locator('dialog').getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
    const answer = await page.request.get('/identity/user/v1/upm-1001/address', { headers });
    const book = (await answer.json()) as readonly { readonly line1: string }[];
    // More than one address also counts as a failure.
    return book.filter(({ line1 }) => line1 === STREET).length === 1;
  },
};

/** Continues by one step if the wizard shows one before the addresses. Runs in the page. */
function stepToAddresses({ shadowRoot }: Element): boolean {
  if (shadowRoot?.querySelector('.order-main .is-secondary')) return true;
  const isBefore = shadowRoot?.querySelector('.return-row, .method[part=method]:not(.address-choice)');
  if (isBefore) shadowRoot?.querySelector<HTMLElement>('.wizard-side .is-primary')?.click();
  return false;
}
