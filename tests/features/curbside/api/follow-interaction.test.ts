import { describe, expect, it } from 'vitest';
import {
  followInteraction,
  type InteractionFollowing,
} from '../../../../src/features/curbside/api/follow-interaction.js';
import type { CheckInStage, Interaction } from '../../../../src/features/curbside/model/check-in.js';
import type { Failure, Outcome } from '../../../../src/http/model/failure.js';
import { createFakePlatform } from '../../../support/fake-platform.js';
import { createFakeGate } from '../../../support/job-under-test.js';

const TEN_MINUTES_MS = 600_000;
type Answer = Outcome<Interaction>;

const pollAnswer = (stage?: CheckInStage): Answer => ({ kind: 'found', value: { id: 'a', ...(stage && { stage }) } });
const failedPoll = (failure: Partial<Failure> = {}): Answer => ({
  kind: 'failed',
  failure: { code: 'service-get-curbside-interaction-failure', retryable: true, ...failure },
});

/** Starts following. Each request takes one answer; the last one repeats. */
function follow(answers: readonly [Answer, ...Answer[]], more: Partial<InteractionFollowing> = {}) {
  const platform = createFakePlatform();
  const { clock } = platform;
  const gate = createFakeGate();
  const start = clock.now();
  const requestTimes: number[] = [];
  const heard: CheckInStage[] = [];
  const end: { outcome?: unknown } = {};
  const following: InteractionFollowing = {
    ...{ stage: 'submitted', arrivedAt: start, firstMs: 1_000, decays: false, gate },
    getInteraction: () => {
      requestTimes.push(clock.now() - start);
      return Promise.resolve(answers[Math.min(requestTimes.length, answers.length) - 1] ?? answers[0]);
    },
    onAnswer: (stage) => void heard.push(stage),
    ...more,
  };
  const { signal } = new AbortController();
  void followInteraction({ platform, signal }, following).then((outcome) => (end.outcome = outcome));
  return { clock, gate, requestTimes, heard, end };
}

describe('the progress of a store', () => {
  it('is polled every second until the order is handed over', async () => {
    const { clock, requestTimes, heard, end } = follow([
      pollAnswer('submitted'),
      pollAnswer('claimed'),
      pollAnswer('complete'),
    ]);
    await clock.pass(10_000);
    expect([requestTimes, heard]).toEqual([
      [1_000, 2_000, 3_000],
      ['submitted', 'claimed', 'complete'],
    ]);
    expect(end.outcome).toEqual({ kind: 'found', value: { stage: 'complete' } });
  });

  it('never goes back, and ignores an unknown stage', async () => {
    const { clock, heard } = follow([
      pollAnswer('claimed'),
      pollAnswer('submitted'),
      pollAnswer(),
      pollAnswer('complete'),
    ]);
    await clock.pass(10_000);
    expect(heard).toEqual(['claimed', 'claimed', 'claimed', 'complete']);
  });

  it('is polled for ten minutes, fewer than 600 times', async () => {
    const { clock, requestTimes, end } = follow([pollAnswer('submitted')]);
    await clock.pass(2 * TEN_MINUTES_MS);
    expect(requestTimes).toHaveLength(599);
    expect(end.outcome).toEqual({ kind: 'found', value: { stage: 'submitted' } });
  });

  it('is polled at most 170 times if the retailer limits it', async () => {
    const { clock, requestTimes } = follow([pollAnswer('submitted')], { decays: true });
    await clock.pass(2 * TEN_MINUTES_MS);
    expect(requestTimes.length).toBeLessThanOrEqual(170);
    expect(requestTimes.filter((at) => at <= 60_000)).toHaveLength(60);
  });

  it('is polled once more after the ten minutes', async () => {
    const arrivedAt = createFakePlatform().clock.now() - TEN_MINUTES_MS;
    const { clock, requestTimes, end } = follow([pollAnswer('submitted')], { arrivedAt, firstMs: 0 });
    await clock.pass(60_000);
    expect(requestTimes).toEqual([0]);
    expect(end.outcome).toEqual({ kind: 'found', value: { stage: 'submitted' } });
  });

  it('is polled five more times after errors, 1.5 seconds apart, and an answer resets the count', async () => {
    const [bad, good] = [failedPoll(), pollAnswer('submitted')];
    const { clock, requestTimes, end } = follow([bad, bad, bad, bad, bad, good, bad]);
    await clock.pass(60_000);
    expect(requestTimes.slice(0, 6)).toEqual([1_000, 2_500, 4_000, 5_500, 7_000, 8_500]);
    expect(requestTimes).toHaveLength(6 + 6);
    expect(end.outcome).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['a refusal', failedPoll({ retryable: false, status: 403 })],
    ['an answer in another shape', failedPoll({ unreadable: 'shape' })],
    ['an unknown arrival', { kind: 'missing' } as const],
  ])('is not polled again after %s', async (_what, answer) => {
    const { clock, requestTimes, end } = follow([answer]);
    await clock.pass(60_000);
    expect([requestTimes.length, end.outcome]).toEqual([1, answer]);
  });

  it('waits as long as the service asks, and up to half as long again, without counting an error', async () => {
    const { clock, requestTimes } = follow([pollAnswer('submitted'), pollAnswer('submitted')], {
      getInteraction: () => {
        requestTimes.push(clock.now());
        return Promise.resolve(failedPoll({ status: 429, retryAt: clock.now() + 40_000 }));
      },
    });
    await clock.pass(2 * TEN_MINUTES_MS);
    // Random is one half here: 50 seconds each.
    expect(requestTimes).toHaveLength(12);
  });

  it('is not polled while the page is hidden, and at once when it is shown', async () => {
    const { clock, gate, requestTimes, end } = follow([pollAnswer('submitted')]);
    await clock.pass(2_500);
    gate.shut();
    await clock.pass(60_000);
    expect(requestTimes).toHaveLength(2);
    gate.open();
    await clock.pass(0);
    expect(requestTimes).toHaveLength(3);
    await clock.pass(60_000);
    expect(end.outcome).toBeUndefined();
  });

  it('is polled once more when the page is shown after the ten minutes', async () => {
    const { clock, gate, requestTimes, end } = follow([pollAnswer('submitted')]);
    await clock.pass(2_500);
    gate.shut();
    await clock.pass(TEN_MINUTES_MS);
    expect([requestTimes.length, end.outcome]).toEqual([2, undefined]);
    gate.open();
    await clock.pass(60_000);
    expect(requestTimes).toHaveLength(3);
    expect(end.outcome).toEqual({ kind: 'found', value: { stage: 'submitted' } });
  });

  it('is polled once more if the clock was set back behind the arrival', async () => {
    const arrivedAt = createFakePlatform().clock.now() + 2 * TEN_MINUTES_MS;
    const { clock, requestTimes, end } = follow([pollAnswer('submitted')], { arrivedAt });
    await clock.pass(60_000);
    expect(requestTimes).toHaveLength(1);
    expect(end.outcome).toEqual({ kind: 'found', value: { stage: 'submitted' } });
  });
});
