import { expect, type Page } from '@playwright/test';
import { PollWatch } from './poll-watch.js';
import { POLLS, type Poll } from './polls.js';

const A_MINUTE_MS = 60_000;
/** What is asked after is left alone after so long of somebody looking. */
const LONGEST_MS = 5 * A_MINUTE_MS;
/** How soon after a return it is asked, by the page's own time. */
const AT_ONCE_MS = 250;

/** Something that holds of everything that is asked again and again. */
interface PollCheck {
  readonly title: string;
  check(page: Page, poll: Poll): Promise<void>;
}

interface Followed {
  readonly page: Page;
  readonly poll: Poll;
  readonly watch: PollWatch;
}

const POLL_CHECKS: readonly PollCheck[] = [
  {
    title: 'is asked as often as it may be, and then left without a failure',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      await expectLeft({ page, poll, watch });
    },
  },
  {
    title: 'is not asked by a hidden page, at once by one that is shown again, and goes on from there',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      expect(await watch.countWhileHidden()).toBe(0);
      const before = watch.asked;
      await watch.turn('visible');
      await watch.time.pass(AT_ONCE_MS);
      expect(watch.asked).toBe(before + 1);
      expect(await poll.isLeft(page)).toBe(false);
      await expectLeft({ page, poll, watch });
    },
  },
  {
    title: 'is asked once for two tags',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      await poll.startSecond(page);
      await expectLeft({ page, poll, watch });
    },
  },
  {
    title: 'is not asked any more once its tag is gone',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      await page.evaluate(() => document.querySelector('orders-area')?.remove());
      await watch.time.settle();
      const before = watch.asked;
      await watch.time.pass(A_MINUTE_MS);
      expect(watch.asked).toBe(before);
    },
  },
  {
    title: 'is left after five minutes of waits that the service asks for, without a failure',
    async check(page, poll) {
      const watch = new PollWatch(page, poll, '40');
      await watch.start();
      expect(await watch.time.pass(LONGEST_MS, () => poll.isLeft(page))).toBe(true);
      // Each wait with up to half of it again: never sooner than the service wants, and one for the first question.
      expect(watch.asked).toBeLessThanOrEqual(LONGEST_MS / 40_000 + 1);
      expect(watch.asked).toBeGreaterThan(LONGEST_MS / 80_000);
    },
  },
];

/** Everything that is proved of what is asked again and again. */
export const POLL_CELLS: readonly (PollCheck & { readonly poll: Poll })[] = POLLS.flatMap((poll) =>
  POLL_CHECKS.map((row) => ({ ...row, poll })),
);

/** It is asked as often as it may be, no more than that, and the shopper is told that it goes on. */
async function expectLeft({ page, poll, watch }: Followed): Promise<void> {
  expect(await watch.time.pass(A_MINUTE_MS, () => poll.isLeft(page))).toBe(true);
  await watch.time.pass(A_MINUTE_MS);
  expect(watch.asked).toBe(poll.most);
}
