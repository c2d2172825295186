import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDeparture, type Departure } from '../../src/platform/departure.js';
import { createFakeClock } from '../support/fake-clock.js';

let page: EventTarget;
let sheet: EventTarget;
beforeEach(() => {
  [page, sheet] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', sheet);
});
afterEach(() => vi.unstubAllGlobals());

function watch() {
  const clock = createFakeClock();
  const ends: Departure[] = [];
  const stop = watchDeparture(clock, (how) => ends.push(how));
  return { clock, ends, stop };
}

/** What a browser reports about a violated policy. */
function breakPolicy(effectiveDirective: string, disposition = 'enforce'): void {
  sheet.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, disposition }));
}

describe('a page that submits a form', () => {
  it('is gone when the browser hides it', () => {
    const { clock, ends } = watch();
    page.dispatchEvent(new Event('pagehide'));
    expect([ends, clock.countTimers()]).toEqual([['gone'], 0]);
  });

  it('is blocked at once if its policy forbids the form', () => {
    const { clock, ends } = watch();
    breakPolicy('form-action');
    expect([ends, clock.countTimers()]).toEqual([['blocked'], 0]);
  });

  it('is not blocked by another violation or by a report-only policy', async () => {
    const { clock, ends } = watch();
    breakPolicy('img-src');
    breakPolicy('form-action', 'report');
    await clock.pass(7_999);
    expect(ends).toEqual([]);
  });

  it('is blocked after eight seconds without an event', async () => {
    const { clock, ends } = watch();
    await clock.pass(8_000);
    expect(ends).toEqual(['blocked']);
  });

  it('ends once and removes its listeners', async () => {
    const { clock, ends } = watch();
    breakPolicy('form-action');
    breakPolicy('form-action');
    page.dispatchEvent(new Event('pagehide'));
    await clock.pass(60_000);
    expect(ends).toEqual(['blocked']);
  });

  it('is left alone after the watch was cancelled', async () => {
    const { clock, ends, stop } = watch();
    stop();
    breakPolicy('form-action');
    page.dispatchEvent(new Event('pagehide'));
    await clock.pass(60_000);
    expect([ends, clock.countTimers()]).toEqual([[], 0]);
  });
});
