import { describe, expect, it } from 'vitest';
import type { CallContext } from '../../src/http/call-context.js';
import { followInteraction } from '../../src/features/curbside/api/follow-interaction.js';
import { getCancelJob } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { getCurbsideInteraction } from '../../src/features/curbside/api/get-curbside-interaction.js';
import { followJob } from '../../src/http/jobs.js';
import { createRandom } from '../../demo/sandbox/scenarios/builders/create-random.js';
import { createTestContext } from '../support/call-context.js';
import { CANCEL_JOB, ORDER } from '../support/calls-under-test.js';
import { createFakeClock } from '../support/fake-clock.js';
import { createFakePlatform } from '../support/fake-platform.js';

const CLIENTS = 1_000;
const OUTAGE_MS = 30_000;
const RETRY_AFTER_MS = 10_000;
const A_SECOND_MS = 1_000;
/** The limit for requests of all clients within one second. */
const MOST = CLIENTS / 4;
const ALWAYS_OPEN = { isOpen: () => true, onOpen: () => () => {} };

/** Processes that a client repeats until it gets an answer. */
const HERDS = [
  {
    name: 'follow a job',
    sound: CANCEL_JOB.soundBody,
    start: (context: CallContext, signal: AbortSignal) =>
      followJob(
        {
          platform: context.platform,
          gate: ALWAYS_OPEN,
          signal,
          getJob: (jobId) => getCancelJob(context, { jobId, proof: undefined }, signal),
        },
        { id: 'job-1', isDone: false, hasFailed: false, etaMs: 500 },
      ),
    endsWell: true,
  },
  {
    name: 'wait outside a store',
    sound: { id: 'arrival-1', status: 'COMPLETE' },
    start: (context: CallContext, signal: AbortSignal) =>
      followInteraction(
        { platform: context.platform, signal },
        {
          ...{
            stage: 'submitted',
            arrivedAt: context.platform.now(),
            firstMs: 0,
            decays: false,
            gate: ALWAYS_OPEN,
            onAnswer: () => {},
          },
          getInteraction: () => getCurbsideInteraction(context, { id: 'arrival-1', proof: undefined }, signal),
        },
      ),
    endsWell: true,
  },
  // Three tries end before the outage does; after that the shopper has to press Retry.
  { name: 'read an order', sound: ORDER.soundBody, start: ORDER.run, endsWell: false },
] as const;

/** Runs all clients, which start together during an outage. Returns their request times and results. */
async function runHerd({ start, sound }: (typeof HERDS)[number], createClientRandom: (client: number) => () => number) {
  const clock = createFakeClock();
  const begin = clock.now();
  const clients = Array.from({ length: CLIENTS }, (_, client) => {
    const requestTimes: number[] = [];
    const fetch = (): Promise<Response> => {
      requestTimes.push(clock.now());
      const isBack = clock.now() - begin >= OUTAGE_MS;
      const headers = { 'retry-after': String(RETRY_AFTER_MS / A_SECOND_MS) };
      return Promise.resolve(isBack ? Response.json(sound) : Response.json({}, { status: 503, headers }));
    };
    const platform = {
      ...createFakePlatform(),
      ...{ clock, fetch, now: clock.now, after: clock.after, random: createClientRandom(client) },
    };
    return { requestTimes, end: start(createTestContext({ platform }), new AbortController().signal) };
  });
  await clock.pass(4 * OUTAGE_MS);
  const ends = await Promise.all(clients.map(({ end }) => end));
  return { requestTimes: clients.map(({ requestTimes }) => requestTimes), ends: ends.map(({ kind }) => kind) };
}

/** Returns the number of requests in the busiest second, without the common first request. */
function countBusiest(requestTimes: readonly (readonly number[])[]): number {
  const times = requestTimes.flatMap((moments) => moments.slice(1)).sort((one, other) => one - other);
  let first = 0;
  return times.reduce((most, time, index) => {
    while ((times[first] ?? time) <= time - A_SECOND_MS) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
}

describe.each(HERDS)('a thousand clients that $name after one outage', (herd) => {
  it('retry no sooner than the service asks, and never a quarter of them within one second', async () => {
    const { requestTimes, ends } = await runHerd(herd, (client) => createRandom(client + 1));
    const gaps = requestTimes.flatMap((moments) =>
      moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0)),
    );
    expect(gaps.length).toBeGreaterThanOrEqual(2 * CLIENTS);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(RETRY_AFTER_MS);
    expect(countBusiest(requestTimes)).toBeLessThanOrEqual(MOST);
    expect(new Set(ends)).toEqual(new Set([herd.endsWell ? 'found' : 'failed']));
  });

  it('are reported if they all retry at once', async () => {
    const { requestTimes } = await runHerd(herd, () => () => 0);
    expect(countBusiest(requestTimes)).toBe(CLIENTS);
  });
});
