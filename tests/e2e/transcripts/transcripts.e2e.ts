import type { Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../../surfaces/surface.js';
import { expectOrder, getHeading } from '../support/area.js';
import { getDialog } from '../support/cancel.js';
import { getCodeField, GUARDED } from '../support/guest-code.js';
import { standFor } from '../support/stand-for.js';
import { expect, GUEST_EMAIL, test } from '../support/test.js';
import { createScreenReader, type ScreenReader } from './screen-reader.js';

const ORDER = 'US10000001';
/** The sandbox accepts this code like the one that it sent. */
const SLOW_CODE = '000004';
/** The first order of the history. */
const CANCELLABLE = 'US10000002';

/** What a shopper does with a screen reader; the transcript of the same name has what they hear. */
interface Transcript {
  readonly name: string;
  readonly run: (reader: ScreenReader, page: Page) => Promise<void>;
}

interface Opening extends AreaAddress {
  readonly isDone: () => Promise<unknown>;
}

/** Opens the area, and goes past the page's own controls. */
async function open(reader: ScreenReader, page: Page, { isDone, ...address }: Opening): Promise<void> {
  await reader.does(`opens ${address.path}`, async () => {
    await openArea(page, address);
    await isDone();
    await page.getByText('Demo settings').focus();
  });
}

const TRANSCRIPTS: readonly Transcript[] = [
  {
    name: 'guest-lookup',
    async run(reader, page) {
      const form = page.locator('orders-guest-lookup form');
      await open(reader, page, { path: '/details/', as: 'guest', isDone: () => expect(form).toBeVisible() });
      await reader.readOn('main');
      await reader.tabTo('Order number');
      await reader.type(ORDER);
      await reader.tabTo('Email address');
      await reader.type('wrong@example.com');
      await reader.press('Enter', () => expect(page.locator('orders-guest-lookup [part=message]')).toBeFocused());
      await reader.readOn('group', "We couldn't find that order");
      await reader.tabTo('Email address', 'Shift+Tab');
      await reader.press('Control+a');
      await reader.type(GUEST_EMAIL);
      await reader.press('Enter', () => expectOrder(page, ORDER));
      await reader.readOn('main');
    },
  },
  {
    name: 'guest-code',
    async run(reader, page) {
      // The countdown stands still.
      await page.clock.setFixedTime(new Date());
      const form = page.locator('orders-guest-lookup form').first();
      await open(reader, page, { path: '/details/', as: 'guest', isDone: () => expect(form).toBeVisible() });
      await reader.tabTo('Order number');
      await reader.type(GUARDED);
      await reader.tabTo('Email address');
      await reader.type(GUEST_EMAIL);
      await reader.press('Enter', () => expect(getCodeField(page)).toBeFocused());
      await reader.readOn('dialog');
      await reader.type('111111');
      await reader.does('waits', () => expect(page.locator('.field-error')).toBeVisible());
      await reader.tabTo('Send a new code');
      await reader.tabTo('Six-digit code', 'Shift+Tab');
      await reader.press('Control+a');
      await reader.type(SLOW_CODE);
      await reader.does('waits', () => expectOrder(page, GUARDED));
      await reader.readOn('main');
    },
  },
  {
    name: 'history',
    async run(reader, page) {
      const cards = page.locator('orders-history article');
      await open(reader, page, { path: '/', isDone: () => expect(cards).toHaveCount(10) });
      await reader.readOn('article');
      await reader.tabTo('View order');
      await reader.press('Enter', () => expectOrder(page, CANCELLABLE));
      await reader.does(
        'goes back',
        () => page.goBack(),
        () => expect(cards).toHaveCount(10),
      );
    },
  },
  {
    name: 'cancel',
    async run(reader, page) {
      const aside = page.locator('orders-detail').getByRole('complementary');
      await open(reader, page, { path: `/sales/${CANCELLABLE}/`, isDone: () => expect(aside).toBeVisible() });
      await reader.tabTo('Cancel order');
      await reader.press('Enter', () => expect(getDialog(page)).toBeVisible());
      await reader.readOn('dialog');
      await reader.tabTo('Cancel order');
      await reader.press('Enter', () => expect(getDialog(page).getByRole('button', { name: 'Done' })).toBeVisible());
      await reader.tabTo('Done');
      await reader.press('Enter', () => expect(getHeading(page)).toBeFocused());
      await reader.readOn('heading', 'Canceled');
    },
  },
  {
    name: 'return',
    async run(reader, page) {
      const row = page.locator('orders-return-wizard .return-row').first();
      await open(reader, page, { path: `/sales/${ORDER}/return/`, isDone: () => expect(row).toBeVisible() });
      await reader.readOn('main');
      await reader.tabTo('Tempo Drift 3 Road Running Shoes');
      await reader.press('Space');
      await reader.tabTo('Return it for a refund');
      await reader.press('Space');
      await reader.tabTo('Not as expected');
      await reader.press('Space');
      await reader.tabTo('Continue');
      await reader.press('Enter', () => expect(getHeading(page)).toBeFocused());
      await reader.readOn('main');
      await reader.tabTo('Drop off with UPS');
      await reader.press('Space');
      await reader.tabTo('Submit return');
      const done = getDialog(page).getByRole('button', { name: 'View your return' });
      await reader.press('Enter', async () => {
        await expect(done).toBeVisible();
        // Any key stops the redirect, which a busy machine would not be in time for.
        await page.keyboard.press('Shift');
      });
      await reader.tabTo('View your return');
      await reader.press('Enter', () => expect(page.locator('orders-return-instructions .guide')).toBeVisible());
      await reader.readOn('main');
    },
  },
];

for (const { name, run } of TRANSCRIPTS) {
  test(`a screen reader says what the transcript ${name} has`, standFor([name]), async ({ page }) => {
    const reader = await createScreenReader(page);
    await run(reader, page);
    expect(reader.read()).toMatchSnapshot(`${name}.txt`);
  });
}
