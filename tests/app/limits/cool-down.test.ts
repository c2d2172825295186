import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countHit, countMiss } from '../../../src/app/limits/cool-down.js';
import { NO_GUESSES, type Guesses } from '../../../src/app/state/registry.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Guesses until the next cool-down begins, and returns its length. */
function missFiveTimes(guesses: Guesses, now: number): { readonly guesses: Guesses; readonly wait: number } {
  let current = guesses;
  for (let miss = 0; miss < 5; miss += 1) current = countMiss(current, now);
  return { guesses: current, wait: current.blockedUntil - now };
}

describe('guessing', () => {
  it('is free four times', () => {
    let guesses = NO_GUESSES;
    for (let miss = 1; miss <= 4; miss += 1) {
      guesses = countMiss(guesses, 0);
      expect(guesses).toEqual({ misses: miss, waits: 0, blockedUntil: 0 });
    }
  });

  it('is blocked for a minute by the fifth miss', () => {
    expect(missFiveTimes(NO_GUESSES, 5_000).guesses).toEqual({ misses: 0, waits: 1, blockedUntil: 5_000 + MINUTE });
  });

  it('is blocked twice as long each time, up to fifteen minutes', () => {
    const waits: number[] = [];
    let now = 0;
    let guesses = NO_GUESSES;
    for (let round = 0; round < 8; round += 1) {
      const next = missFiveTimes(guesses, now);
      waits.push(next.wait / MINUTE);
      guesses = next.guesses;
      now = guesses.blockedUntil;
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15, 15]);
  });

  it('keeps the length of the next cool-down after a hit', () => {
    const { guesses } = missFiveTimes(NO_GUESSES, 0);
    expect(missFiveTimes(countHit(guesses), MINUTE).wait).toBe(2 * MINUTE);
  });

  it('restarts its count after a hit', () => {
    const once = countMiss(NO_GUESSES, 0);
    expect(countHit(once)).toEqual(NO_GUESSES);
    expect(missFiveTimes(countHit(once), 0).wait).toBe(MINUTE);
  });

  it('stays blocked if a pending form misses during a cool-down', () => {
    const { guesses } = missFiveTimes(NO_GUESSES, 0);
    expect(countMiss(guesses, 10 * SECOND).blockedUntil).toBe(MINUTE);
  });

  it('still waits for a whole number of minutes after thousands of cool-downs', () => {
    expect(missFiveTimes({ misses: 0, waits: 5_000, blockedUntil: 0 }, 0).wait).toBe(15 * MINUTE);
  });
});

describe('guessing in any order of hits and misses', () => {
  const turns = fc.array(fc.record({ isHit: fc.boolean(), pause: fc.integer({ min: 0, max: 20 * MINUTE }) }), {
    maxLength: 200,
  });

  it('never shortens a cool-down and never allows more than five misses in a row', () => {
    fc.assert(
      fc.property(turns, (list) => {
        let guesses = NO_GUESSES;
        let now = 0;
        let row = 0;
        for (const { isHit, pause } of list) {
          now += pause;
          const next = isHit ? countHit(guesses) : countMiss(guesses, now);
          expect(next.blockedUntil).toBeGreaterThanOrEqual(guesses.blockedUntil);
          row = isHit ? 0 : row + 1;
          if (row === 5) {
            expect(next.blockedUntil - now).toBeGreaterThanOrEqual(MINUTE);
            row = 0;
          }
          guesses = next;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('soon allows at most 20 misses an hour to a visitor who waits for each cool-down', () => {
    let guesses = NO_GUESSES;
    let now = 0;
    let misses = 0;
    for (let round = 0; round < 4; round += 1) {
      guesses = missFiveTimes(guesses, now).guesses;
      now = guesses.blockedUntil;
    }
    const start = now;
    while (now < start + 60 * MINUTE) {
      guesses = missFiveTimes(guesses, now).guesses;
      now = guesses.blockedUntil;
      misses += 5;
    }
    expect(misses).toBe(20);
  });
});
