import { expect, type Page } from '@playwright/test';
import { allowKeeping, leaveAndReturn } from '../once-only/keep-page.js';
import { listInvitations } from './list-invitations.js';
import { putAway, readHistory } from './read-kiosk.js';

/** A way a session ends on a shared device. */
export interface SessionEnd {
  readonly name: string;
  /** Only a browser that is started in another way keeps pages. */
  readonly needsKeptPages?: true;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<void>;
  /** Ends it, and gives all that was left at that moment, where that is not what the page holds afterwards. */
  end(page: Page): Promise<string>;
  /** Where the next shopper stands, if not on the page itself. */
  reopen?(page: Page): Promise<Page>;
}

const QUESTION = { name: 'Are you still there?' };
const IDLE_MS = 90_000;
const NOTICE_MS = 20_000;

/** The clock is the test's, and is seen to have moved. */
async function passTime(page: Page, ms: number): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await page.clock.fastForward(ms);
  expect((await page.evaluate(() => Date.now())) - before, 'time that has passed').toBeGreaterThanOrEqual(ms);
}

async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement & { endSession(): void }>('[kiosk]')?.endSession());
}

/** Seven of them, for each of the flows. */
export const SESSION_ENDS: readonly SessionEnd[] = [
  {
    name: 'nobody is there any more',
    prepare: (page) => page.clock.install(),
    async end(page) {
      await passTime(page, IDLE_MS);
      await expect(page.getByRole('dialog', QUESTION)).toBeVisible();
      await passTime(page, NOTICE_MS);
      await expect(page.getByRole('dialog', QUESTION)).toHaveCount(0);
      return '';
    },
  },
  {
    name: 'the page ends the session',
    async end(page) {
      await endSession(page);
      return '';
    },
  },
  {
    name: 'the page is put away',
    end: (page) => page.evaluate(putAway),
  },
  {
    name: 'somebody comes back with the back button',
    needsKeptPages: true,
    prepare: allowKeeping,
    async end(page) {
      await leaveAndReturn(page);
      return readHistory(page);
    },
  },
  {
    name: 'the page is loaded anew',
    async end(page) {
      await page.reload();
      return readHistory(page);
    },
  },
  {
    name: 'the browser crashes and is opened again',
    async end(page) {
      const client = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // It never answers.
      client.send('Page.crash').catch(() => undefined);
      await crashed;
      return page.url();
    },
    async reopen(page) {
      const next = await page.context().newPage();
      await next.goto(page.url());
      return next;
    },
  },
  {
    name: 'the next shopper finds the form',
    async end(page) {
      // What a field had that invites the browser to learn it is left in the browser.
      const learnt = await listInvitations(page);
      await endSession(page);
      await page.locator('[part=root]').first().waitFor();
      return JSON.stringify(learnt);
    },
  },
];
