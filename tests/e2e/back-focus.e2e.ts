import type { Locator, Page } from '@playwright/test';
import { AS_MEMBER, expectOrder, expectPath, getHeading, getOrderLink, goTo, ORDERS } from './support/area.js';
import { expect, LOOKUP, lookUp, test } from './support/test.js';

const ORDER = 'US10000001';
const DETAIL = `${ORDERS}sales/${ORDER}/`;
const RETURN = `${ORDERS}returns/RT10000010/`;

const getButton = (page: Page, name: string): Locator => page.locator('orders-area').getByRole('button', { name });
const getLink = (page: Page, name: string | RegExp): Locator => page.locator('orders-area').getByRole('link', { name });

interface Leaving {
  readonly from: string;
  readonly address: string;
  readonly control: (page: Page) => Locator;
  /** The path of the screen that the control opens. */
  readonly to: string;
}

const LEAVINGS: readonly Leaving[] = [
  {
    from: 'the history',
    address: AS_MEMBER,
    control: (page) => getOrderLink(page, 'US10000003'),
    to: `${ORDERS}sales/US10000003/`,
  },
  {
    from: 'the history, by an action of a card',
    address: AS_MEMBER,
    control: (page) => page.locator('article', { hasText: 'US10000004' }).getByRole('link', { name: 'Cancel order' }),
    to: `${ORDERS}sales/US10000004/`,
  },
  {
    from: 'the history, by a tab',
    address: AS_MEMBER,
    control: (page) => getLink(page, 'Partner Orders'),
    to: `${ORDERS}partners/`,
  },
  {
    from: 'the partner history',
    address: `${ORDERS}partners/?as=member`,
    control: (page) => getLink(page, 'Fieldhouse Orders'),
    to: ORDERS,
  },
  {
    from: 'an order',
    address: `${DETAIL}?as=member`,
    control: (page) => getButton(page, 'Start return'),
    to: `${DETAIL}return/`,
  },
  {
    from: 'the return wizard',
    address: `${DETAIL}return/?as=member`,
    control: (page) => getLink(page, /^Back to order/),
    to: DETAIL,
  },
  {
    from: 'a return',
    address: `${RETURN}?as=member`,
    control: (page) => getButton(page, 'View the original order'),
    to: `${ORDERS}sales/US10000010/`,
  },
];

/** Leaves a screen with the keyboard, as screen reader users do. */
async function leave(page: Page, { control, to }: Pick<Leaving, 'control' | 'to'>): Promise<void> {
  const left = page.url();
  await control(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toBe(left);
  await expectPath(page, to);
  await page.keyboard.press('Escape');
  await expect(getHeading(page)).toBeVisible();
}

for (const leaving of LEAVINGS) {
  test(`Back to ${leaving.from} focuses the control that was left`, async ({ page }) => {
    await page.goto(leaving.address);
    await leave(page, leaving);
    await page.goBack();
    await expect(leaving.control(page).first()).toBeFocused();
    await expect(leaving.control(page).first()).toBeInViewport();
  });
}

test('Back in an order of a guest focuses the control that was left', async ({ page }) => {
  await page.goto(LOOKUP);
  await lookUp(page, ORDER);
  await expectOrder(page, ORDER);
  const control = (): Locator => getButton(page, 'Start return');
  await leave(page, { control, to: `${DETAIL}return/` });
  await page.goBack();
  await expect(control()).toBeFocused();
});

test('the link of the return wizard back to the order focuses the control that was left', async ({ page }) => {
  await page.goto(`${DETAIL}?as=member`);
  const control = (): Locator => getButton(page, 'Start return');
  await leave(page, { control, to: `${DETAIL}return/` });
  await getLink(page, /^Back to order/).click();
  await expectPath(page, DETAIL);
  await expect(control()).toBeFocused();
  await expect(control()).toBeInViewport();
});

test('a picture that opened an order gives the focus to the link of the same card', async ({ page }) => {
  await page.goto(AS_MEMBER);
  await page.locator('article', { hasText: 'US10000003' }).locator('.pictures-cover').first().click();
  await expectOrder(page, 'US10000003');
  await page.goBack();
  await expect(getOrderLink(page, 'US10000003')).toBeFocused();
});

test('Back focuses the heading if the link that was left is gone', async ({ page }) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  // The page itself navigates, and no control of the screen has the focus.
  await goTo(page, DETAIL);
  await expectOrder(page, ORDER);
  await page.goBack();
  await expect(getHeading(page)).toHaveText('Orders');
  await expect(getHeading(page)).toBeFocused();
});
