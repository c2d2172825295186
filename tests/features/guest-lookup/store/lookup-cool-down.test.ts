import { describe, expect, it } from 'vitest';
import { PageState } from '../../../../src/app/state/registry.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import {
  createGuesses,
  createLookupUnderTest,
  failed,
  foundOrder,
  missing,
  type LookupUnderTest,
} from '../../../support/lookup-under-test.js';

const MINUTE = 60_000;
/** Values that only one form submits, because forms with equal values share a request. */
const ANOTHER_ORDER = { orderNumber: 'US10000002', email: 'guest@example.com' };

/** Forms of one page: each has its own calls, and they share the guesses and the clock. */
function createPage(count: number) {
  const clock = createFakeClock();
  const pageState = new PageState();
  const guesses = createGuesses();
  const forms = Array.from({ length: count }, () => createLookupUnderTest({ clock, pageState, guesses }));
  for (const form of forms) form.calls.scriptOrder(missing());
  return { clock, guesses, forms };
}

async function missOnce(form: LookupUnderTest): Promise<void> {
  await form.submit();
  await form.pass(800);
}

async function missTimes(form: LookupUnderTest, times: number): Promise<void> {
  for (let miss = 0; miss < times; miss += 1) await missOnce(form);
}

function isBlocked(form: LookupUnderTest): boolean {
  const { blockedUntil, now } = form.state();
  return blockedUntil > now;
}

function getOne(forms: readonly LookupUnderTest[], index: number): LookupUnderTest {
  const form = forms[index];
  if (!form) throw new RangeError(`There is no form ${index}.`);
  return form;
}

describe('a cool-down', () => {
  it('begins with the fifth miss and lasts a minute, to the millisecond', async () => {
    const { clock, forms } = createPage(1);
    const form = getOne(forms, 0);
    await missTimes(form, 4);
    expect(isBlocked(form)).toBe(false);
    await missOnce(form);
    expect(form.state().blockedUntil).toBe(clock.now() + MINUTE);
    await form.pass(MINUTE - 1);
    expect(isBlocked(form)).toBe(true);
    await form.pass(1);
    expect(isBlocked(form)).toBe(false);
    expect(form.state().blockedUntil).toBe(0);
  });

  it('blocks every submission', async () => {
    const { forms } = createPage(1);
    const form = getOne(forms, 0);
    await missTimes(form, 5);
    await form.submit();
    await form.pass(MINUTE - 2);
    await form.submit();
    expect(form.calls.recorded).toHaveLength(5);
    await form.pass(2);
    await form.submit();
    expect(form.calls.recorded).toHaveLength(6);
  });

  it('doubles from one minute up to fifteen', async () => {
    const { clock, forms } = createPage(1);
    const form = getOne(forms, 0);
    const minutes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await missTimes(form, 5);
      const wait = form.state().blockedUntil - clock.now();
      minutes.push(wait / MINUTE);
      await form.pass(wait);
    }
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('counts down once a second, and no longer than it lasts', async () => {
    const { clock, forms } = createPage(1);
    const form = getOne(forms, 0);
    await missTimes(form, 5);
    const seconds: number[] = [];
    const stop = form.lookup.store.subscribe(({ blockedUntil, now }) => {
      if (blockedUntil > now) seconds.push((blockedUntil - now) / 1_000);
    });
    await form.pass(MINUTE * 2);
    stop();
    expect(seconds).toEqual(Array.from({ length: 59 }, (_, index) => 59 - index));
    expect(clock.countTimers()).toBe(0);
  });

  it('is shared by two forms of a page, whichever missed', async () => {
    const { forms } = createPage(2);
    const [one, other] = [getOne(forms, 0), getOne(forms, 1)];
    await missTimes(one, 3);
    await missTimes(other, 2);
    expect([isBlocked(one), isBlocked(other)]).toEqual([true, true]);
    await one.submit();
    await other.submit();
    expect(one.calls.recorded.length + other.calls.recorded.length).toBe(5);
    await one.pass(MINUTE);
    expect([isBlocked(one), isBlocked(other)]).toEqual([false, false]);
  });

  it('applies to a form created later, from the start', async () => {
    const { clock, guesses, forms } = createPage(1);
    await missTimes(getOne(forms, 0), 5);
    const later = createLookupUnderTest({ clock, guesses });
    later.calls.scriptOrder(foundOrder());
    later.lookup.edit({ orderNumber: 'US10000001', email: 'guest@example.com' });
    later.lookup.submit();
    await later.pass(0);
    expect(later.calls.recorded).toHaveLength(0);
    expect(isBlocked(later)).toBe(true);
    await later.pass(MINUTE);
    expect(isBlocked(later)).toBe(false);
  });

  it('is not ended by a hit or a miss of another form', async () => {
    const { forms } = createPage(2);
    const [one, other] = [getOne(forms, 0), getOne(forms, 1)];
    one.calls.scriptOrder(missing(), missing(), missing(), missing(), missing());
    other.calls.scriptOrder(foundOrder({}, 10_000));
    await other.submit(ANOTHER_ORDER);
    await missTimes(one, 5);
    await one.pass(10_000);
    expect(other.state().answer.status).toBe('ready');
    expect(isBlocked(one)).toBe(true);
    await one.pass(MINUTE);
    expect(isBlocked(one)).toBe(false);
  });

  it('is not ended by clearing the form', async () => {
    const { forms } = createPage(1);
    const form = getOne(forms, 0);
    await missTimes(form, 5);
    form.lookup.reset();
    expect(isBlocked(form)).toBe(true);
    await form.submit();
    expect(form.calls.recorded).toHaveLength(5);
  });

  it('of a removed form leaves no timer', async () => {
    const { clock, forms } = createPage(2);
    await missTimes(getOne(forms, 0), 5);
    for (const form of forms) form.lookup.dispose();
    expect(clock.countTimers()).toBe(0);
  });
});

describe('a wait of the service', () => {
  it('blocks the form until it is over, and counts down', async () => {
    const form = createLookupUnderTest();
    const retryAt = form.clock.now() + 30_000;
    form.calls.scriptOrder(failed({ status: 429, retryAt }), foundOrder());
    await form.submit();
    expect(form.state()).toMatchObject({ blockedUntil: retryAt, answer: { status: 'failed' } });
    await form.submit();
    expect(form.calls.recorded).toHaveLength(1);
    await form.pass(30_000);
    expect(isBlocked(form)).toBe(false);
    await form.submit();
    expect(form.state().answer.status).toBe('ready');
  });

  it('applies to that form only: other forms neither wait nor stop its countdown', async () => {
    const { clock, forms } = createPage(3);
    const [one, finder, misser] = [getOne(forms, 0), getOne(forms, 1), getOne(forms, 2)];
    one.calls.scriptOrder(failed({ status: 429, retryAt: clock.now() + 30_000 }));
    finder.calls.scriptOrder(foundOrder());
    await one.submit();
    await finder.submit();
    await missOnce(misser);
    expect(isBlocked(finder)).toBe(false);
    await one.pass(29_000);
    expect(isBlocked(one)).toBe(true);
    await one.pass(1_000);
    expect(isBlocked(one)).toBe(false);
  });

  it('neither shortens a cool-down nor ends with a failure that has none', async () => {
    const { clock, forms } = createPage(2);
    const [one, other] = [getOne(forms, 0), getOne(forms, 1)];
    other.calls.scriptOrder(failed({ status: 429, retryAt: clock.now() + 12_000 }, 9_000));
    await other.submit(ANOTHER_ORDER);
    await missTimes(one, 5);
    await one.pass(9_000);
    expect(other.state().answer.status).toBe('failed');
    const { blockedUntil } = one.state();
    expect(other.state().blockedUntil).toBe(blockedUntil);
    await one.pass(blockedUntil - clock.now() - 1);
    expect([isBlocked(one), isBlocked(other)]).toEqual([true, true]);
    await one.pass(1);
    expect([isBlocked(one), isBlocked(other)]).toEqual([false, false]);
  });

  it('that is over already has no effect', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(failed({ status: 503, retryAt: form.clock.now() - 1 }));
    await form.submit();
    expect(isBlocked(form)).toBe(false);
    expect(form.clock.countTimers()).toBe(0);
  });
});
