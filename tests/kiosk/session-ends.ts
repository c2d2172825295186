import { expect, type Page } from '@playwright/test';
import { allowPageCache, leaveAndReturn } from '../once-only/keep-page.js';
import { listInvitations } from './list-invitations.js';
import { putAway, readHistory } from './read-kiosk.js';

/** A way a session ends on a kiosk. */
export interface SessionEnd {
  readonly name: string;
  /** Requires a browser started with the back/forward cache. */
  readonly needsPageCache?: true;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<void>;
  /** Ends the session. Returns all that was left at that moment, if that differs from what the page contains afterwards. */
  end(page: Page): Promise<string>;
  /** Where the next shopper starts, if not on the page itself. */
  reopen?(page: Page): Promise<Page>;
}

const QUESTION = { name: 'Are you still there?' };
const IDLE_MS = 90_000;
const NOTICE_MS = 20_000;

/** The test sets the clock, and waits for the page to show the new time. */
async function passTime(page: Page, ms: number): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await page.clock.fastForward(ms);
  expect((await page.evaluate(() => Date.now())) - before, 'time that has passed').toBeGreaterThanOrEqual(ms);
}

async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement & { endSession(): void }>('[kiosk]')?.endSession());
}

/** Seven ends, for each of the flows. */
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
    name: 'the shopper leaves the page',
    end: (page) => page.evaluate(putAway),
  },
  {
    name: 'the next shopper uses the back button',
    needsPageCache: true,
    prepare: allowPageCache,
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
    name: 'the browser crashes and is opened again',
    async end(page) {
      const client = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // The call never answers.
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
      // The attributes by which a field invites the browser to remember input.
      const learnt = await listInvitations(page);
      await endSession(page);
      await page.locator('[part=root]').first().waitFor();
      return JSON.stringify(learnt);
    },
  },
];
