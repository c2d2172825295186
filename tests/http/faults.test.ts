import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_CLASSES, type CallName } from '../../src/http/model/call-classes.js';
import type { Outcome } from '../../src/http/model/failure.js';
import type { Order } from '../../src/orders/model/order.js';
import { createTestContext } from '../support/call-context.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { watchCall, type CallUnderTest, type WatchedCall } from '../support/call-under-test.js';
import { EVERY_CALL, ORDER_SUMMARY } from '../support/calls-under-test.js';
import { createTransport } from '../support/create-transport.js';
import { answer } from '../support/scripted-fetch.js';
import { SERVICE_ORIGIN } from '../support/secrets.js';
import { createWireItem, createWireGroup, createWireOrder } from '../orders/api/wire-samples.js';
import { found, getEnd, type FaultEnd, type FaultRow } from './fault-row.js';
import { BODIES } from './fault-rows-bodies.js';
import { NO_ANSWER } from './fault-rows-no-answer.js';
import { RETRY_AFTER } from './fault-rows-retry-after.js';
import { STATUSES } from './fault-rows-statuses.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The faults that can happen to one request, and their outcomes. */
const FAULT_ROWS: readonly FaultRow[] = [...NO_ANSWER, ...STATUSES, ...RETRY_AFTER, ...BODIES];
const FAULTS = 25;
/** Faults that concern more than one request. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  22: 'tests/features/guest-lookup/store/lookup-races.test.ts',
  23: 'tests/http/abort.test.ts',
  25: 'tests/orders/calls.test.ts',
};
/** Faults with a test of their own in this file. */
const BELOW = [19, 24];
/** Longer than any call in this file. */
const LONG = 120_000;
const LIMITS = {
  ...{ read: 40_000, sensitive: 15_000, computing: 40_000, update: 40_000, poll: 10_000, write: 60_000 },
  bestEffort: 15_000,
};
/** The public code of each call's failure. */
const CODES: Readonly<Record<CallName, string>> = {
  'list-order-history': 'service-order-summary-failure',
  'search-order-history': 'service-search-order-history-failure',
  'list-partner-history': 'service-list-partner-history-failure',
  'get-order': 'service-order-detail-failure',
  'get-order-summary': 'service-get-order-summary-failure',
  'list-consents': 'service-list-consents-failure',
  'request-guest-check': 'service-request-guest-check-failure',
  'request-guest-challenge': 'service-request-guest-challenge-failure',
  'request-guest-token': 'service-request-guest-token-failure',
  'get-gift-card-balance': 'service-get-gift-card-balance-failure',
  'request-cancel': 'service-request-cancel-failure',
  'get-cancel-job': 'service-get-cancel-job-failure',
  'list-stores': 'service-list-stores-failure',
  'request-deferred-payment': 'service-deferred-payment-failure',
  'get-deferred-payment-job': 'service-deferred-payment-failure',
  'get-e-fapiao': 'service-get-e-fapiao-failure',
  'get-document': 'service-get-document-failure',
  'list-similar-products': 'service-list-similar-products-failure',
  'request-cart-item': 'service-request-cart-item-failure',
  'request-return': 'service-request-return-failure',
  'get-return-job': 'service-get-return-job-failure',
  'list-carrier-services': 'service-list-carrier-services-failure',
  'request-store-return-email': 'service-request-store-return-email-failure',
  'request-notification': 'service-request-notification-failure',
  'request-return-method': 'service-request-return-method-failure',
  'request-return-cancellation': 'service-request-return-cancellation-failure',
  'get-return-cancellation-job': 'service-get-return-cancellation-job-failure',
  'list-exchange-options': 'service-list-exchange-options-failure',
  'request-exchange-preview': 'service-request-exchange-preview-failure',
  'request-exchange-order': 'service-request-exchange-order-failure',
  'list-addresses': 'service-list-addresses-failure',
  'request-new-address': 'service-request-new-address-failure',
  'request-address-update': 'service-request-address-update-failure',
  'request-address-check': 'service-request-address-check-failure',
  'request-bank-refund': 'service-request-bank-refund-failure',
  'request-withdrawal': 'service-request-withdrawal-failure',
  'get-return-label': 'service-get-return-label-failure',
  'request-label-dispatch': 'service-request-label-dispatch-failure',
  'request-curbside-arrival': 'service-request-curbside-arrival-failure',
  'get-curbside-interaction': 'service-get-curbside-interaction-failure',
};

const consoles = ['log', 'info', 'warn', 'error', 'debug'] as const;
beforeEach(() => consoles.forEach((name) => vi.spyOn(console, name)));
afterEach(() => vi.restoreAllMocks());

interface Played extends Pick<FaultRow, 'replies' | 'isOffline' | 'tokens'> {
  /** Sends the call by the page's own transport. */
  readonly hasTransport?: boolean;
}

async function play(call: CallUnderTest, { replies, isOffline = false, tokens = [], hasTransport = false }: Played) {
  const platform = createFakePlatform({ isOnline: !isOffline });
  const { clock, network } = platform;
  const transport = hasTransport ? createTransport(network.fetch, SERVICE_ORIGIN) : undefined;
  const context = createTestContext({ platform, tokens, transport });
  network.script(...replies(answer(200, call.soundBody), clock));
  const startedAt = clock.now();
  const watched = watchCall(clock, call.run(context, new AbortController().signal));
  await clock.pass(LONG);
  return { platform, context, watched, tookMs: (watched.endedAt ?? Infinity) - startedAt };
}

/** The expected outcome as the call returns it. */
function toOutcome({ name }: CallUnderTest, end: FaultEnd, endedAt = 0): unknown {
  if (end.kind === 'found') return { kind: 'found', value: expect.anything() as unknown };
  if (end.kind === 'missing') return { kind: 'missing' };
  return {
    kind: 'failed',
    failure: {
      code: end.code ?? CODES[name],
      retryable: end.isRetryable,
      call: name,
      ...(end.status !== undefined && { status: end.status }),
      ...(end.retryAfterMs !== undefined && { retryAt: endedAt + end.retryAfterMs }),
      ...(end.isUncertain && { isUncertain: true }),
      ...(end.unreadable && { unreadable: end.unreadable }),
    },
  };
}

/** `define-call.test.ts` and `developer-messages.test.ts` test the details. */
function withoutDetails(outcome: Outcome<unknown> | undefined): unknown {
  if (outcome?.kind === 'found') return { kind: outcome.kind, value: outcome.value };
  if (outcome?.kind !== 'failed') return outcome;
  const { details: _details, ...failure } = outcome.failure;
  return { ...outcome, failure };
}

describe('the list of faults', () => {
  it('is covered in full', () => {
    const played = [...FAULT_ROWS.map(({ fault }) => fault), ...BELOW, ...Object.keys(ELSEWHERE).map(Number)];
    expect([...new Set(played)].sort((one, other) => one - other)).toEqual(
      Array.from({ length: FAULTS }, (_, index) => index + 1),
    );
  });

  it('covers every call', () => {
    expect(EVERY_CALL.map(({ name }) => name)).toEqual(Object.keys(CALL_CLASSES));
  });

  it.each(Object.values(ELSEWHERE))('is covered further in %s', (path) => {
    expect(existsSync(new URL(`../../${path}`, import.meta.url))).toBe(true);
  });
});

describe.each(EVERY_CALL.map((call) => ({ call, kind: CALL_CLASSES[call.name] })))(
  'the call $call.name',
  ({ call, kind }) => {
    const rows = FAULT_ROWS.map((row) => ({ row, fault: row.fault, name: row.name }));

    it.each(rows)('meets fault $fault, $name, with the expected requests and outcome', async ({ row }) => {
      const outcome = call.takes?.includes(row.name) ? found(1, 0) : row.calls?.[call.name];
      const end = outcome ?? getEnd(row, kind);
      const { platform, watched, tookMs } = await play(call, row);
      expect(watched.rejection).toBeUndefined();
      expect(withoutDetails(watched.outcome)).toEqual(toOutcome(call, end, watched.endedAt));
      expect(platform.network.requests).toHaveLength(end.requests);
      expect(tookMs).toBe(end.after);
      expect(tookMs).toBeLessThanOrEqual(LIMITS[kind]);
    });

    it.each(rows)("meets fault $fault, $name, in the same way over the page's own transport", async ({ row }) => {
      const sent = await play(call, row);
      const passed = await play(call, { ...row, hasTransport: true });
      expect(passed.watched).toEqual(sent.watched);
      expect(passed.platform.network.requests).toHaveLength(sent.platform.network.requests.length);
      expect(passed.tookMs).toBe(sent.tookMs);
    });

    it.each(rows)('leaves no timer and no console output after fault $fault, $name', async ({ row }) => {
      const { watched } = await play(call, row);
      expect(watched.timersLeft).toBe(0);
      for (const name of consoles) expect(console[name]).not.toHaveBeenCalled();
    });

    it('ignores unknown fields and keys that attack prototypes (fault 19)', async () => {
      const hostile =
        '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true}';
      // A file has no fields.
      if (typeof call.soundBody === 'string') return;
      const body = JSON.stringify(call.soundBody).replace(
        '{',
        `{${hostile},"brandNew":[{"__proto__":{"polluted":true}}],`,
      );
      const { watched } = await play(call, { replies: () => [answer(200, body)] });
      const clean = await play(call, { replies: (sound) => [sound] });
      expect(watched.outcome).toEqual(clean.watched.outcome);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      expect(JSON.stringify(watched.outcome)).not.toContain('polluted');
    });
  },
);

describe('an order that is only partly valid', () => {
  const read = async (body: unknown): Promise<Order> => {
    const { watched } = await play(ORDER_SUMMARY, { replies: () => [answer(200, body)] });
    return toValue(watched);
  };

  it('is shown without the group that lacks a field, which is reported (fault 18)', async () => {
    const broken = { ...createWireGroup(), groupHeading: undefined };
    const order = await read({ ...createWireOrder(), group: [broken, createWireGroup()] });
    expect(order.groups).toHaveLength(1);
    expect(order.unreadable).toEqual([{ path: 'group[0].groupHeading' }]);
  });

  it('is shown with an unknown kind and tone (fault 20)', async () => {
    const group = { ...createWireGroup(), groupHeadingVariant: 'sparkling' };
    const order = await read({ ...createWireOrder(), orderType: 'SPACE_ORDER', group: [group] });
    expect(order.kind).toBe('unknown');
    expect(order.groups[0]?.tone).toBe('neutral');
    expect(order.unreadable).toEqual([]);
  });

  it('is read in full with 10,000 lines in 5 MB (fault 24)', async () => {
    const filler = 'x'.repeat(250);
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      createWireItem({ orderLineKey: `L${index}`, lineItemColor: filler }),
    );
    const body = JSON.stringify({ ...createWireOrder(), group: [{ ...createWireGroup(), orderItems: lines }] });
    expect(body.length).toBeGreaterThan(5_000_000);
    const order = await read(body);
    expect(order.groups[0]?.items).toHaveLength(10_000);
  });
});

function toValue({ outcome }: WatchedCall): Order {
  if (outcome?.kind !== 'found') throw new Error(`Nothing was found: ${JSON.stringify(outcome)}`);
  return outcome.value as Order;
}
