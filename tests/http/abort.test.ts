import { describe, expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import type { CallToken } from '../../src/http/call-context.js';
import { createTestContext } from '../support/call-context.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { watchCall, type CallUnderTest } from '../support/call-under-test.js';
import { EVERY_CALL, ORDER_SUMMARY } from '../support/calls-under-test.js';
import { answer, ignoringAbort, networkError, silence, slow, type Reply } from '../support/scripted-fetch.js';
import { seal } from '../support/secrets.js';

const REASON = new DOMException('The tag has gone.', 'AbortError');

/** Aborts a call some time after its start, and returns its outcome long after. */
async function abort(call: CallUnderTest, replies: readonly [Reply, ...Reply[]], ms: number) {
  const platform = createFakePlatform();
  const { clock, network } = platform;
  const controller = new AbortController();
  network.script(...replies);
  const watched = watchCall(clock, call.run(createTestContext({ platform, tokens: ['t'] }), controller.signal));
  await clock.pass(ms);
  const before = network.requests.length;
  controller.abort(REASON);
  await clock.pass(0);
  const atOnce = { ...watched };
  await clock.pass(300_000);
  return { atOnce, watched, clock, requests: network.requests, sentLater: network.requests.length - before };
}

describe.each(EVERY_CALL)('a call of $name that is aborted', (call) => {
  const sound = answer(200, call.soundBody);
  const moments: readonly (readonly [string, readonly [Reply, ...Reply[]], number])[] = [
    ['before an answer', [silence], 1_000],
    ['in front of an answer', [slow(1_001, sound)], 1_000],
    ['while it waits for another try', [answer(503, '', { 'retry-after': '5' }), sound], 1_000],
    ['while it is tried again', [networkError, silence], 1_000],
    ['though a wrapper of the page goes on', [ignoringAbort(slow(2_000, sound))], 1_000],
    ['though a wrapper of the page never ends', [ignoringAbort(silence)], 1_000],
  ];
  const applicable = moments.filter(
    ([what]) => CALL_CLASSES[call.name] === 'read' || (!what.includes('again') && !what.includes('another')),
  );

  it.each(applicable)('rejects at once with the reason: %s', async (_what, replies, ms) => {
    const { atOnce } = await abort(call, replies, ms);
    expect(atOnce.rejection).toBe(REASON);
  });

  it.each(applicable)(
    'sends no further request, returns nothing late and leaves no timer: %s',
    async (_what, replies, ms) => {
      const { watched, sentLater, clock } = await abort(call, replies, ms);
      expect(sentLater).toBe(0);
      expect(watched.outcome).toBeUndefined();
      expect(clock.countTimers()).toBe(0);
    },
  );

  it('aborts its request', async () => {
    const { requests } = await abort(call, [silence], 1_000);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('a call that is aborted', () => {
  it('before it starts requests no token and sends nothing', async () => {
    const context = createTestContext({ tokens: ['t'] });
    context.platform.network.script(answer(200, ORDER_SUMMARY.soundBody));
    const running = ORDER_SUMMARY.run(context, AbortSignal.abort(REASON));
    await expect(running).rejects.toBe(REASON);
    expect(context.platform.network.requests).toHaveLength(0);
    expect(context.tokenRequests).toEqual([]);
  });

  it.each(['call', 'expired'] as const)(
    'while the page looks for its token (%s) sends no further request',
    async (reason) => {
      const platform = createFakePlatform();
      const { clock, network } = platform;
      const controller = new AbortController();
      network.script(answer(401), answer(200, ORDER_SUMMARY.soundBody));
      const context = {
        ...createTestContext({ platform }),
        getAccessToken: (request: { readonly reason: string }) =>
          request.reason === reason
            ? new Promise<CallToken>((resolve) => clock.happen(5_000, () => resolve({ token: seal('late') })))
            : Promise.resolve({ token: seal('soon') }),
      };
      const watched = watchCall(clock, ORDER_SUMMARY.run(context, controller.signal));
      await clock.pass(1_000);
      const before = network.requests.length;
      controller.abort(REASON);
      await clock.pass(60_000);
      expect(watched.rejection).toBe(REASON);
      expect(network.requests).toHaveLength(before);
    },
  );
});

describe('an answer that comes after its timeout', () => {
  it('is discarded: the next try counts', async () => {
    const platform = createFakePlatform();
    const { clock, network } = platform;
    const abortedAnswer = { ...ORDER_SUMMARY.soundBody, currency: 'CAD' };
    const next = { ...ORDER_SUMMARY.soundBody, currency: 'AUD' };
    network.script(ignoringAbort(slow(15_300, answer(200, abortedAnswer))), slow(1_000, answer(200, next)));
    const watched = watchCall(clock, ORDER_SUMMARY.run(createTestContext({ platform }), new AbortController().signal));
    await clock.pass(60_000);
    expect(watched.outcome).toMatchObject({ kind: 'found', value: { currency: 'AUD' } });
  });

  it('is not awaited, even if a wrapper of the page drops the signal', async () => {
    const platform = createFakePlatform();
    const { clock, network } = platform;
    network.script(ignoringAbort(silence));
    const start = clock.now();
    const watched = watchCall(clock, ORDER_SUMMARY.run(createTestContext({ platform }), new AbortController().signal));
    await clock.pass(60_000);
    expect(watched.outcome).toMatchObject({ kind: 'failed' });
    expect((watched.endedAt ?? Infinity) - start).toBeLessThanOrEqual(40_000);
  });
});
