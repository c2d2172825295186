import { describe, expect, it } from 'vitest';
import { createLookups, type LookupRequest } from '../../../../src/features/guest-lookup/store/pending-lookup.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import { foundOrder, missing } from '../../../support/lookup-under-test.js';
import { createScriptedCalls } from '../../../support/scripted-calls.js';

const BY_EMAIL: LookupRequest = { orderNumber: 'US10000001', contact: { email: 'guest@example.com' }, locale: 'en' };
const BY_PHONE: LookupRequest = { orderNumber: 'US10000001', contact: { phoneNumber: '5035550101' }, locale: 'en' };

function create() {
  const clock = createFakeClock();
  const calls = createScriptedCalls(clock);
  calls.scriptOrder(foundOrder({}, 1_000));
  calls.scriptCheck({ outcome: { kind: 'found', value: true }, ms: 500 });
  return { clock, calls, lookups: createLookups() };
}

describe('pending lookups', () => {
  it('are shared by equal requests', async () => {
    const { clock, calls, lookups } = create();
    const shares = Array.from({ length: 10 }, () => lookups.find({ ...BY_EMAIL }, calls));
    await clock.pass(1_000);
    expect(calls.recorded).toHaveLength(1);
    const outcomes = await Promise.all(shares.map(({ outcome }) => outcome));
    expect(new Set(outcomes).size).toBe(1);
  });

  it.each<[string, LookupRequest]>([
    ['order', { ...BY_EMAIL, orderNumber: 'US10000002' }],
    ['case of the order number', { ...BY_EMAIL, orderNumber: 'us10000001' }],
    ['e-mail address', { ...BY_EMAIL, contact: { email: 'other@example.com' } }],
    ['kind of contact', BY_PHONE],
    ['language', { ...BY_EMAIL, locale: 'de' }],
  ])('are not shared by requests for another %s', (_what, request) => {
    const { calls, lookups } = create();
    lookups.find(BY_EMAIL, calls);
    lookups.find(request, calls);
    expect(calls.recorded).toHaveLength(2);
  });

  it('are not cached once they are over', async () => {
    const { clock, calls, lookups } = create();
    lookups.find(BY_EMAIL, calls);
    await clock.pass(1_000);
    lookups.find(BY_EMAIL, calls);
    expect(calls.recorded).toHaveLength(2);
  });

  it('continue until their last share is released', () => {
    const { calls, lookups } = create();
    const [one, other] = [lookups.find(BY_EMAIL, calls), lookups.find(BY_EMAIL, calls)];
    one.release();
    expect(calls.recorded[0]?.signal.aborted).toBe(false);
    other.release();
    expect(calls.recorded[0]?.signal.aborted).toBe(true);
  });

  it('that were aborted are not joined by the next request', () => {
    const { calls, lookups } = create();
    lookups.find(BY_EMAIL, calls).release();
    lookups.find(BY_EMAIL, calls);
    expect(calls.recorded.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('whose shares are released late do not affect their successor', async () => {
    const { clock, calls, lookups } = create();
    const first = lookups.find(BY_EMAIL, calls);
    await clock.pass(1_000);
    const second = lookups.find(BY_EMAIL, calls);
    first.release();
    await clock.pass(1_000);
    expect((await second.outcome)?.kind).toBe('found');
    expect(calls.recorded[1]?.signal.aborted).toBe(false);
  });

  it('are all aborted together, without a result', async () => {
    const { clock, calls, lookups } = create();
    const shares = [lookups.find(BY_EMAIL, calls), lookups.find({ ...BY_EMAIL, orderNumber: 'US10000002' }, calls)];
    lookups.wipe();
    await clock.pass(5_000);
    expect(calls.recorded.every(({ signal }) => signal.aborted)).toBe(true);
    expect(await Promise.all(shares.map(({ outcome }) => outcome))).toEqual([undefined, undefined]);
  });
});

describe('a lookup by phone', () => {
  it('checks the number, then reads the order', async () => {
    const { clock, calls, lookups } = create();
    const { outcome } = lookups.find(BY_PHONE, calls);
    await clock.pass(499);
    expect(calls.recorded.map(({ call }) => call)).toEqual(['request-guest-check']);
    await clock.pass(1_001);
    expect(calls.recorded.map(({ call }) => call)).toEqual(['request-guest-check', 'get-order-summary']);
    expect((await outcome)?.kind).toBe('found');
  });

  it('ends with the check if that is a miss', async () => {
    const { clock, calls, lookups } = create();
    calls.scriptCheck(missing());
    const { outcome } = lookups.find(BY_PHONE, calls);
    await clock.pass(5_000);
    expect(await outcome).toEqual({ kind: 'missing' });
    expect(calls.recorded).toHaveLength(1);
  });

  it('that was aborted during the check reads no order', async () => {
    const { clock, calls, lookups } = create();
    const share = lookups.find(BY_PHONE, calls);
    await clock.pass(100);
    share.release();
    await clock.pass(5_000);
    expect(calls.recorded).toHaveLength(1);
    expect(await share.outcome).toBeUndefined();
  });
});
