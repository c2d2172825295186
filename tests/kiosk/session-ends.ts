import { expect, type Page } from '@playwright/test';
import { allowKeeping, leaveAndReturn } from '../once-only/keep-page.js';
import { listInvitations } from './list-invitations.js';
import { putAway, readHistory } from './read-kiosk.js';

/** A way in which a session ends on a shared device. */
export interface SessionEnd {
  readonly name: string;
  /** Needs the back-forward cache, which requires other browser options. */
  readonly needsKeptPages?: true;
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<void>;
  /** Ends the session and returns the data of that moment, if it differs from the later content of the page. */
  end(page: Page): Promise<string>;
  /** Opens the page of the next shopper, if it is not the same page. */
  reopen?(page: Page): Promise<Page>;
}

const QUESTION = { name: 'Are you still there?' };
const IDLE_MS = 90_000;
const NOTICE_MS = 20_000;

/** Advances the test's clock and checks that it moved. */
async function passTime(page: Page, ms: number): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await page.clock.fastForward(ms);
  expect((await page.evaluate(() => Date.now())) - before, 'time that has passed').toBeGreaterThanOrEqual(ms);
}

async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement & { endSession(): void }>('[kiosk]')?.endSession());
}

/** All seven ends; each runs with every flow. */
export const SESSION_ENDS: readonly SessionEnd[] = [
  {
    name: 'the shopper walks away',
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
    name: 'the page enters the back-forward cache',
    end: (page) => page.evaluate(putAway),
  },
  {
    name: 'the next shopper goes back',
    needsKeptPages: true,
    prepare: allowKeeping,
    async end(page) {
      await leaveAndReturn(page);
      return readHistory(page);
    },
  },
  {
    name: 'the page is reloaded',
    async end(page) {
      await page.reload();
      return readHistory(page);
    },
  },
  {
    name: 'the browser crashes and reopens',
    async end(page) {
      const client = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // This command never resolves.
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
    name: 'the next shopper opens the form',
    async end(page) {
      // The browser may have saved the content of fields that allow autofill.
      const learnt = await listInvitations(page);
      await endSession(page);
      await page.locator('[part=root]').first().waitFor();
      return JSON.stringify(learnt);
    },
  },
];
