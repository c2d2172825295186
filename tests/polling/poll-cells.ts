import { expect, type Page } from '@playwright/test';
import {
  ASKS_FOR_TWO,
  ASKS_HIDDEN,
  ASKS_TOO_SLOWLY,
  ASKS_ON,
  ASKS_TOO_SOON,
  ASKS_WHEN_GONE,
  FAILS,
  type PlantedPoll,
} from './planted-polls.js';
import { PollWatch } from './poll-watch.js';
import { POLLS, type Poll } from './polls.js';
import { setVisibility } from '../e2e/support/set-visibility.js';

const A_SECOND_MS = 1_000;
const A_MINUTE_MS = 60_000;
/** The visible time after which polling ends. */
const LONGEST_MS = 5 * A_MINUTE_MS;
/** The time within which a page that is shown again must poll. */
const AT_ONCE_MS = 250;

/** A rule that holds for every poll. */
interface PollCheck {
  readonly title: string;
  check(page: Page, poll: Poll): Promise<void>;
  /** Pages that violate the rule. */
  readonly planted: readonly PlantedPoll[];
}

const ANNOUNCED = 'the shopper is told that it goes on';
const IN_ALL = 'questions in all';

interface Followed {
  readonly page: Page;
  readonly poll: Poll;
  readonly watch: PollWatch;
}

const POLL_CHECKS: readonly PollCheck[] = [
  {
    title: 'is sent up to its limit and then ends without a failure',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      await expectLeft({ page, poll, watch });
    },
    planted: [ASKS_ON, FAILS],
  },
  {
    title: 'pauses while the page is hidden, is sent at once when it is shown again, and continues',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      expect(await watch.countWhileHidden(), 'polls of a hidden page').toBe(0);
      const before = watch.requestCount;
      await setVisibility(page, 'visible');
      await watch.time.pass(AT_ONCE_MS);
      expect(watch.requestCount - before, 'polls on the return').toBe(1);
      expect(await poll.isLeft(page), 'the poll was not given up').toBe(false);
      await expectLeft({ page, poll, watch });
    },
    planted: [ASKS_HIDDEN, ASKS_TOO_SLOWLY],
  },
  {
    title: 'is sent once for two tags',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      await watch.time.during(poll.startSecond(page));
      await expectLeft({ page, poll, watch });
    },
    planted: [ASKS_FOR_TWO],
  },
  {
    title: 'stops when its tag is removed',
    async check(page, poll) {
      const watch = new PollWatch(page, poll);
      await watch.start();
      await page.evaluate(() => document.querySelector('orders-area')?.remove());
      await watch.time.settle();
      const before = watch.requestCount;
      await watch.time.pass(A_MINUTE_MS);
      expect(watch.requestCount - before, 'questions of a tag that is gone').toBe(0);
    },
    planted: [ASKS_WHEN_GONE],
  },
  {
    title: 'ends without a failure after minutes of waits that the service asks for',
    async check(page, poll) {
      const watch = new PollWatch(page, poll, '40');
      const { longestMs = LONGEST_MS } = poll;
      await watch.start();
      // If a time limit ends the poll, skip to its end in longer steps.
      if (poll.longestMs !== undefined) await watch.time.pass(longestMs + A_MINUTE_MS);
      expect(await watch.time.pass(longestMs, () => poll.isLeft(page)), ANNOUNCED).toBe(true);
      // Each wait is extended by up to half; it is never shorter than the service asks. The first request is added.
      expect(watch.requestCount, 'questions sooner than the service wants').toBeLessThanOrEqual(longestMs / 40_000 + 1);
      expect(watch.requestCount, IN_ALL).toBeGreaterThan(longestMs / 80_000);
    },
    planted: [ASKS_TOO_SOON],
  },
];

/** Every rule with every poll. */
export const POLL_CELLS: readonly (PollCheck & { readonly poll: Poll })[] = POLLS.flatMap((poll) =>
  POLL_CHECKS.map((row) => ({ ...row, poll })),
);

/** Expects the poll to be sent up to its limit and no more, and the shopper to see that the process continues. */
async function expectLeft(followed: Followed): Promise<void> {
  const { page, poll, watch } = followed;
  if (poll.longestMs !== undefined) return expectLeftInTime(followed, poll.longestMs);
  expect(await watch.time.pass(A_MINUTE_MS, () => poll.isLeft(page)), ANNOUNCED).toBe(true);
  await watch.time.pass(A_MINUTE_MS);
  expect(watch.requestCount, IN_ALL).toBe(poll.most);
}

/** The same for a poll with a time limit: one request per second, and none after the limit. */
async function expectLeftInTime({ page, poll, watch }: Followed, longestMs: number): Promise<void> {
  const before = watch.requestCount;
  // Longer steps than the wait would skip requests.
  await watch.time.pass(A_MINUTE_MS, () => Promise.resolve(false));
  expect(watch.requestCount - before, IN_ALL).toBeLessThanOrEqual(A_MINUTE_MS / A_SECOND_MS + 1);
  await watch.time.pass(longestMs + A_MINUTE_MS);
  expect(await poll.isLeft(page), ANNOUNCED).toBe(true);
  expect(watch.requestCount, IN_ALL).toBeLessThanOrEqual(poll.most);
  const atEnd = watch.requestCount;
  await watch.time.pass(A_MINUTE_MS);
  expect(watch.requestCount, IN_ALL).toBe(atEnd);
}
