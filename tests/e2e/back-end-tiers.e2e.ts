import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { TIERS } from '../../contract/tiers.js';
import { openArea } from '../surfaces/surface.js';
import { expectOrder, expectPath, getOrderLink } from './support/area.js';
import { confirmCancel, expectTitle, getCancelButton } from './support/cancel.js';
import { expect, expectAccessible, test } from './support/test.js';
import { chooseItem, expectArrival, getWizard, goOn, submitReturn } from './support/wizard.js';

/** A screen of the area, and what it offers from which tier on. */
interface TierScreen {
  readonly path: string;
  readonly country?: string;
  readonly as?: string;
  /** Selector of an element that every tier shows. */
  readonly shown: string;
  readonly offers: readonly (readonly [name: string, from: number])[];
}

const SCREENS: readonly TierScreen[] = [
  {
    path: '/',
    shown: 'orders-history article',
    offers: [
      ['Cancel order', 2],
      ['Partner Orders', 4],
      ['Search your orders', 4],
    ],
  },
  { path: '/sales/US10000002/', shown: 'orders-detail aside .side-card', offers: [['Cancel order', 2]] },
  {
    path: '/sales/US10000001/',
    shown: 'orders-detail aside .side-card',
    offers: [
      ['Buy again', 2],
      ['Start return', 3],
      ['Shop similar', 4],
    ],
  },
  { path: '/sales/US10000035/', shown: 'orders-detail aside .side-card', offers: [['Documents', 4]] },
  { path: '/sales/US10000006/', shown: 'orders-detail .pickup', offers: [['Opening hours', 2]] },
  {
    path: '/sales/CN10000001/',
    country: 'cn',
    shown: 'orders-detail aside .side-card',
    offers: [['Scan this code', 4]],
  },
  {
    path: '/sales/CN10000003/',
    country: 'cn',
    shown: 'orders-detail aside .side-card',
    offers: [['Download e-fapiao', 4]],
  },
  {
    path: '/returns/RT10000010/',
    shown: 'orders-detail .order-side',
    offers: [
      ['Show code', 3],
      ['Other ways to get your label', 3],
    ],
  },
  {
    path: '/returns/RT10000034/',
    shown: 'orders-detail aside .side-card',
    offers: [['Cancel return', 4]],
  },
  {
    path: '/returns/RT10000010/return-confirmation/',
    shown: 'orders-return-instructions .guide-steps',
    offers: [['Other ways to get your label', 3]],
  },
  { path: '/details/', as: 'guest', shown: 'orders-guest-lookup form', offers: [['Use a phone number instead', 4]] },
];

const LIST_OF_ALL = 4;
const toCalls = (tier: number): { readonly calls?: readonly string[] } =>
  tier === LIST_OF_ALL ? {} : { calls: TIERS[tier as keyof typeof TIERS] };

/** The names of the calls that the sandbox received. */
async function listReceived(page: Page, world: string): Promise<string[]> {
  const answer = await page.request.get('/sandbox/requests', { headers: { 'x-sandbox-world': world } });
  const { requests } = (await answer.json()) as { requests: readonly { readonly call: string }[] };
  return [...new Set(requests.map(({ call }) => call))];
}

/** A text, or a search, which has only a label. */
const getOffers = (page: Page, name: string): Locator => {
  const area = page.locator('orders-area');
  const pattern = new RegExp(`^${name}`);
  return area
    .getByText(pattern)
    .or(area.getByRole('search', { name: pattern }))
    .filter({ visible: true });
};

for (const tier of [1, 2, 3, LIST_OF_ALL]) {
  test(`a back end of tier ${tier} gets only its calls, and shoppers are offered only what it can do`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(180_000);
    const world = randomUUID();
    const scene = { world, ...toCalls(tier) };
    const found: string[] = [];
    const expected: string[] = [];
    for (const { path, country, as, shown, offers } of SCREENS) {
      await openArea(page, { path, ...(country && { country }), ...(as && { as }), ...scene });
      await expect(page.locator(shown).first()).toBeVisible();
      for (const [name, from] of offers.filter(([, first]) => first <= tier)) {
        expected.push(`${path} ${name}`);
        await expect(getOffers(page, name).first(), `${path} from tier ${from}`).toBeVisible();
      }
      // What is offered wrongly may come with a module that is still loading.
      await page.waitForLoadState('networkidle');
      for (const [name] of offers) if ((await getOffers(page, name).count()) > 0) found.push(`${path} ${name}`);
    }
    expect(found).toEqual(expected);
    const known: readonly string[] = toCalls(tier).calls ?? (await listReceived(page, world));
    expect((await listReceived(page, world)).filter((call) => !known.includes(call))).toEqual([]);
    expect(watch.consoleLines.filter((line) => line.includes('adapter.service.calls'))).toEqual([]);
  });
}

test('at tier 1, a member goes from the history to an order, and a return says that it is not available', async ({
  page,
  watch,
}) => {
  await openArea(page, { path: '/', calls: TIERS[1] });
  await getOrderLink(page, 'US10000002').click();
  await expectOrder(page, 'US10000002');
  await expect(page.locator('orders-detail .order-actions').getByRole('button')).toHaveCount(0);
  await openArea(page, { path: '/sales/US10000001/return/', calls: TIERS[1] });
  await expect(getWizard(page).locator('[part=message]')).toContainText("This isn't available here");
  await expectAccessible(page);
  await getWizard(page)
    .getByRole('link', { name: /US10000001/ })
    .click();
  await expectOrder(page, 'US10000001');
  const lines = watch.consoleLines.filter((line) => line.includes('adapter.service.calls'));
  expect(lines).toEqual([
    '<orders-return-wizard> the tag cannot be used: expected adapter.service.calls to list request-return, get-return-job.',
  ]);
});

test('at tier 2, a member goes from the history to an order and cancels it', async ({ page }) => {
  await openArea(page, { path: '/', calls: TIERS[2] });
  await getOrderLink(page, 'US10000002').click();
  await expectOrder(page, 'US10000002');
  await confirmCancel(page);
  await expectTitle(page, 'Your order is canceled');
  await page.keyboard.press('Escape');
  await expect(getCancelButton(page)).toHaveCount(0);
});

test('at tier 3, a member returns an item without a choice of exchange or store', async ({ page, watch }) => {
  const world = randomUUID();
  await openArea(page, { path: '/sales/US10000001/', calls: TIERS[3], world });
  await page.locator('orders-detail').getByRole('button', { name: 'Start return' }).click();
  await chooseItem(page, 'Quality');
  await expect(getWizard(page).getByText('Exchange it for')).toHaveCount(0);
  await goOn(page);
  await submitReturn(page);
  await expectArrival(page, false);
  await expect(page.locator('orders-return-instructions .label-actions').first()).toBeVisible();
  const listed: readonly string[] = TIERS[3];
  expect((await listReceived(page, world)).filter((call) => !listed.includes(call))).toEqual([]);
  expect(watch.consoleLines.filter((line) => line.includes('adapter.service.calls'))).toEqual([]);
});

test('at tier 3, the withdrawal links of an order and of the lookup lead to the help pages of the shop', async ({
  page,
}) => {
  for (const scene of [{ path: '/sales/DE10000003/' }, { path: '/details/', as: 'guest' }]) {
    await openArea(page, { ...scene, country: 'de', calls: TIERS[3] });
    const link = page.locator('orders-area').getByRole('link', { name: 'Withdraw from contract here' });
    await expect(link.first()).toHaveAttribute('href', /\/de\/en\/help\/withdrawal$/);
  }
});

test('the addresses of screens without their call lead to the history', async ({ page }) => {
  for (const path of ['/gift-card-lookup', '/partners/']) {
    await openArea(page, { path, calls: TIERS[3] });
    await expectPath(page, '/us/en/orders/');
    await expect(page.locator('orders-history article').first()).toBeVisible();
  }
  for (const path of ['/withdrawal/', '/withdrawal/DE10000003/']) {
    await openArea(page, { path, country: 'de', calls: TIERS[3] });
    await expectPath(page, '/de/en/orders/');
    await expect(page.locator('orders-history article').first()).toBeVisible();
    await expect(page.locator('orders-withdrawal')).toHaveCount(0);
  }
});

test('an address of the withdrawal leads a guest to the lookup if the back end has no such call', async ({ page }) => {
  await openArea(page, { path: '/withdrawal/DE10000003/', as: 'guest', country: 'de', calls: TIERS[3] });
  await expect(page.locator('orders-area').getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  await expect(page.locator('orders-withdrawal')).toHaveCount(0);
});

test('a back end that lists no orders has the lookup as its first screen', async ({ page }) => {
  await openArea(page, { path: '/', calls: ['get-order', 'get-order-summary'] });
  await expectPath(page, '/us/en/orders/details/');
  await expect(page.locator('orders-guest-lookup form')).toBeVisible();
});

test('a back end without the lookup offers guests to sign in', async ({ page }) => {
  await openArea(page, { path: '/', as: 'guest', calls: ['get-order', 'list-order-history'] });
  const empty = page.locator('orders-history .empty');
  await expect(empty).toContainText('Sign in to see your orders.');
  await expect(empty.getByRole('link')).toHaveCount(0);
});
