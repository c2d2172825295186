// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../support/call-context.js';
import { watchCall } from '../../support/call-under-test.js';
import { ORDER_SUMMARY } from '../../support/calls-under-test.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { answer, silence, type Reply } from '../../support/scripted-fetch.js';
import { drawLoad } from './draw-load.js';
import { sendCall, type Outage } from './send-call.js';
import { MINUTE, PEAK_AT, SECOND, simulateDay } from './simulate-day.js';
import { addUp, findPeak, sortCalls, toMinutes } from './summarise-load.js';

const FOREVER = { from: 0, to: Infinity };
const RANDOM = 0.4;

const ROWS: readonly (readonly [name: string, outage: Omit<Outage, 'from' | 'to'>, reply: Reply])[] = [
  ['errors', { kind: 'server' }, answer(500, '')],
  ['errors with a wait', { kind: 'server', retryAfterMs: 5_000 }, answer(503, '', { 'retry-after': '5' })],
  ['errors with a long wait', { kind: 'server', retryAfterMs: 60_000 }, answer(503, '', { 'retry-after': '60' })],
  ['silence', { kind: 'timeout' }, silence],
];

describe('a simulated call', () => {
  it.each(ROWS)('is retried like the real one by %s', async (_name, outage, reply) => {
    const platform = createFakePlatform({ random: () => RANDOM });
    const { clock, network } = platform;
    const startedAt = clock.now();
    network.script(reply);
    const context = createTestContext({ platform });
    const watched = watchCall(clock, ORDER_SUMMARY.run(context, new AbortController().signal));
    await clock.pass(5 * MINUTE);
    expect(watched.outcome?.kind).toBe('failed');

    const times: number[] = [];
    const service = {
      outage: { ...FOREVER, ...outage },
      random: () => RANDOM,
      note: (_: unknown, at: number) => times.push(at),
    };
    const end = sendCall(service, 'get-order-summary', 0);
    expect(end.isAnswered).toBe(false);
    const gaps = (all: readonly number[]): number[] => all.map((at, index) => at - (all[index - 1] ?? at));
    // The simulated service takes a moment to answer with an error.
    const answerMs = outage.kind === 'timeout' ? 0 : 250;
    const real = gaps(network.requests.map(({ at }) => at - startedAt));
    expect(gaps(times)).toEqual(real.map((gap, index) => (index === 0 ? 0 : gap + answerMs)));
  });
});

describe('a simulated day', () => {
  const during = { from: PEAK_AT, to: PEAK_AT + 10 * MINUTE };
  const after = { from: during.to, to: during.to + 30 * MINUTE };
  const peakOf = (outage?: Outage, span = after): number =>
    findPeak(addUp(simulateDay({ visits: 200_000, ...(outage && { outage }) })), span);

  it('is the same each time', () => {
    const [one, other] = [simulateDay({ visits: 1_000 }), simulateDay({ visits: 1_000 })];
    expect(sortCalls(one)).toHaveLength(13);
    expect(addUp(one).join()).toBe(addUp(other).join());
  });

  it('sends no request for data that is still stored', () => {
    const step = { call: 'list-order-history', afterSeconds: 0 } as const;
    const toKind = (afterSeconds: number) => ({
      name: 'planted',
      share: 1,
      steps: [step, { ...step, afterSeconds, storedBy: 'list-order-history' as const }],
    });
    const count = (seconds: number): number =>
      addUp(simulateDay({ visits: 500, kinds: [toKind(seconds)] })).reduce((sum, requests) => sum + requests, 0);
    expect(count(1)).toBe(500);
    expect(count(5_000)).toBeGreaterThan(900);
  });

  it.each([
    ['errors', { ...during, kind: 'server' }],
    ['errors with a wait', { ...during, kind: 'server', retryAfterMs: 60 * SECOND }],
  ] as const)('has at most twice its peak after ten minutes of %s', (_name, outage) => {
    const normal = peakOf(undefined, { from: 0, to: 24 * 60 * MINUTE });
    expect(peakOf(outage, during)).toBeGreaterThan(0);
    expect(peakOf(outage) / normal).toBeLessThan(2);
  });

  it('would show clients that all retry at the same moment', () => {
    const counts = new Uint32Array(3_600).fill(10);
    counts.fill(100, 600, 610);
    expect(findPeak(counts, { from: 0, to: 3_600 * SECOND })).toBe(100);
    expect(toMinutes(counts, { from: 600 * SECOND, to: 660 * SECOND })).toEqual([25]);
  });
});

it('draws a line for each outage', () => {
  const picture = drawLoad([{ name: 'planted', values: [0, 100, 200] }], { first: 1, last: 2 });
  expect(picture).toContain('>planted</text>');
  expect(picture).toContain('points="48.0,260.0 304.0,138.0 560.0,16.0"');
});
