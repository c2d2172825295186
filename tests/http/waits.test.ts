import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestContext } from '../support/call-context.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { watchCall } from '../support/call-under-test.js';
import { GUEST_CHECK, ORDER_SUMMARY } from '../support/calls-under-test.js';
import { answer, networkError, silence, slow, type Reply } from '../support/scripted-fetch.js';
import type { CallToken } from '../../src/http/call-context.js';
import { seal } from '../support/secrets.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SOUND = answer(200, ORDER_SUMMARY.soundBody);

interface Play {
  readonly replies: readonly [Reply, ...Reply[]];
  readonly random?: () => number;
  /** How long the page takes to provide its token. */
  readonly tokenMs?: number;
}

/** Sends a read, and returns when its requests were sent, from the start on, and when and how it ended. */
async function play({ replies, random, tokenMs = 0 }: Play) {
  const platform = createFakePlatform({ ...(random && { random }) });
  const { clock, network } = platform;
  const startedAt = clock.now();
  network.script(...replies);
  const context = {
    ...createTestContext({ platform }),
    getAccessToken: () =>
      new Promise<CallToken>((resolve) => clock.happen(tokenMs, () => resolve({ token: seal('token') }))),
  };
  const watched = watchCall(clock, ORDER_SUMMARY.run(context, new AbortController().signal));
  await clock.pass(200_000);
  return {
    left: network.requests.map(({ at }) => at - startedAt),
    tookMs: (watched.endedAt ?? Infinity) - startedAt,
    kind: watched.outcome?.kind,
  };
}

/** Random numbers from zero to one, both ends included. */
const chance = fc.oneof(fc.constantFrom(0, 0.999_999), fc.double({ min: 0, max: 0.999_999, noNaN: true }));

describe('the wait before a retry', () => {
  it('is random up to half a second, then up to a second', async () => {
    await fc.assert(
      fc.asyncProperty(chance, async (random) => {
        const { left } = await play({ replies: [networkError], random: () => random });
        const [first = 0, second = 0, third = 0] = left;
        expect(first).toBe(0);
        expect(second - first).toBeCloseTo(random * 500, 3);
        expect(third - second).toBeCloseTo(random * 1_000, 3);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [1, 1_000, 2_000],
    [2, 2_000, 3_000],
    [10, 10_000, 15_000],
    [20, 20_000, 30_000],
  ])('is never shorter than a Retry-After of %i s, and is lengthened by jitter', async (seconds, least, most) => {
    await fc.assert(
      fc.asyncProperty(chance, async (random) => {
        const throttled = answer(429, '', { 'retry-after': String(seconds) });
        const { left } = await play({ replies: [throttled, SOUND], random: () => random });
        expect(left).toHaveLength(2);
        expect(left[1]).toBeGreaterThanOrEqual(least);
        expect(left[1]).toBeLessThanOrEqual(most);
      }),
      { numRuns: 50 },
    );
  });

  it('spreads a thousand tags that were all told to wait ten seconds', async () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const throttled = answer(503, '', { 'retry-after': '10' });
    const back = await Promise.all(
      Array.from({ length: 1_000 }, async () => (await play({ replies: [throttled, SOUND], random })).left[1] ?? 0),
    );
    expect(Math.min(...back)).toBeGreaterThanOrEqual(10_000);
    const seconds = back.map((ms) => Math.floor(ms / 1_000));
    const busiest = Math.max(...[...new Set(seconds)].map((second) => seconds.filter((one) => one === second).length));
    expect(busiest).toBeLessThanOrEqual(250);
  });
});

describe('a read as a whole', () => {
  const cruel: readonly (readonly [string, readonly [Reply, ...Reply[]]])[] = [
    ['fails slowly each time', [slow(14_900, answer(500))]],
    ['is told to wait half a minute and then not answered', [answer(503, '', { 'retry-after': '24' }), silence]],
    ['is told to wait twice', [answer(503, '', { 'retry-after': '12' })]],
    [
      'fails slowly, is told to wait, and is then not answered',
      [slow(14_000, answer(500)), answer(429, '', { 'retry-after': '10' }), silence],
    ],
    ['is signed out late, and its replay is not answered', [slow(14_000, answer(401)), silence]],
  ];

  it.each(cruel)('takes 40 seconds at most if it %s', async (_what, replies) => {
    for (const random of [0, 0.5, 0.999_999]) {
      const { tookMs, kind } = await play({ replies, random: () => random });
      expect(kind).toBe('failed');
      expect(tookMs).toBeLessThanOrEqual(40_000);
    }
  });

  it.each(cruel)('takes 40 seconds at most if the page is slow with its token and it %s', async (_what, replies) => {
    const { tookMs } = await play({ replies, tokenMs: 10_000 });
    expect(tookMs).toBeLessThanOrEqual(40_000 + 10_000);
  });

  it('takes 40 seconds at most, and three tries, whatever happens to each try', async () => {
    const seconds = fc.integer({ min: 0, max: 60 });
    const fault = fc.oneof(
      seconds.map((at) => slow(at * 1_000, answer(500))),
      seconds.map((at) => answer(429, '', { 'retry-after': String(at) })),
      fc.constantFrom(networkError, silence, answer(200, '{'), answer(502, 'x')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 5 }), chance, async (replies, random) => {
        const { tookMs, left } = await play({ replies: replies as [Reply, ...Reply[]], random: () => random });
        expect(tookMs).toBeLessThanOrEqual(40_000);
        expect(left.length).toBeLessThanOrEqual(3);
        expect(left).toEqual([...left].sort((one, other) => one - other));
      }),
      { numRuns: 200 },
    );
  });

  it.each<readonly [string, readonly [Reply, ...Reply[]], number]>([
    ['twice after faults of two kinds, and no more', [networkError, answer(500)], 3],
    ['twice after faults of three kinds, and no more', [networkError, answer(500), answer(429)], 3],
    ['once after a timeout, whatever comes next', [silence, networkError], 2],
    ['no more when a timeout is the second fault', [networkError, silence], 2],
    ['once after an answer that cannot be read, whatever comes next', [answer(200, '{'), networkError], 2],
    ['not at all after a refusal', [networkError, answer(403)], 2],
  ])('is retried %s', async (_what, replies, requests) => {
    expect((await play({ replies })).left).toHaveLength(requests);
  });

  it('that failed reports when it may be retried, if the service said so', async () => {
    const platform = createFakePlatform();
    platform.network.script(answer(429, '', { 'retry-after': '120' }));
    const watched = watchCall(
      platform.clock,
      GUEST_CHECK.run(createTestContext({ platform }), new AbortController().signal),
    );
    await platform.clock.pass(0);
    expect(watched.outcome).toMatchObject({ failure: { retryAt: platform.clock.now() + 120_000 } });
  });
});
