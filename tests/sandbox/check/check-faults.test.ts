// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxCalls } from '../../../demo/sandbox/calls/sandbox-calls.js';
import { FAULT_CHOICES } from '../../../demo/sandbox/faults/fault-list.js';
import {
  getVerdict,
  GUEST_ORDER,
  listProblems,
  MEMBER,
  runCheckCommand,
  runJsonCheck,
  serveBehind,
  type ServiceUnderTest,
} from './run-check-command.js';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await serveBehind();
});
afterAll(() => service.close());

const plant = (faults: string, world = 'check'): string[] => [
  ...['--header', `x-sandbox-fault: ${faults}`],
  ...['--header', `x-sandbox-world: ${world}`],
];

/** Faults that a service may have: the contract allows what they do. */
const ALLOWED = ['latency-{ms}', 'drift-extra', 'drift-null', 'missing-image'];
/** It may change a field in a manner that the contract allows. */
const RANDOM = ['drift-random'];

const found = FAULT_CHOICES.map(({ name }) => name).filter((name) => ![...ALLOWED, ...RANDOM].includes(name));

describe('the check of a service with a fault', () => {
  it.each(found)('finds %s, and fails no other call', async (fault) => {
    const report = await runJsonCheck(
      service.url,
      ...GUEST_ORDER,
      '--timeout',
      '1',
      ...plant(`get-order-summary:${fault}`),
    );
    const failed = report.results.filter(({ verdict }) => verdict === 'fails');
    expect(failed.map(({ name }) => name)).toEqual(['get-order-summary']);
    expect([report.passed, report.calls.includes('get-order-summary')]).toEqual([false, false]);
  });

  it.each(['latency-20', ...ALLOWED.slice(1)])('passes %s, which the contract allows', async (fault) => {
    expect((await runCheckCommand(service.url, ...GUEST_ORDER, ...plant(`get-order-summary:${fault}`))).exitCode).toBe(
      0,
    );
  });

  it.each([
    ['drift-missing', 'group[1].orderItems[1].product.title is missing (a text)'],
    ['drift-types', 'currency is not a text or null'],
    ['drift-enums', 'orderType is not one of RETURN_ORDER, SALES_ORDER, PARTNER_SALES_ORDER'],
    ['redirect-302', 'answers 302: a call must never redirect'],
    ['login-html', 'is no JSON, but text/html'],
    ['status-502-html', 'is no JSON, but text/html'],
    ['malformed', 'is no JSON, but application/json'],
    ['empty', 'has no body, expected JSON'],
    ['status-204', 'answers 204, expected 200'],
    ['status-429-opaque', 'header access-control-allow-origin is not'],
    ['timeout', 'no answer within 1 s'],
    ['reset', 'no answer: the connection failed (ECONNRESET)'],
    ['status-503', 'answers 503 SANDBOX_FAULT, expected 200'],
  ])('says what %s does', async (fault, problem) => {
    const report = await runJsonCheck(
      service.url,
      ...GUEST_ORDER,
      '--timeout',
      '1',
      ...plant(`get-order-summary:${fault}`),
    );
    expect(listProblems(report, 'get-order-summary').join('\n')).toContain(problem);
  });
});

/** The check gets only refusals of these calls, so that their good answers are not read. */
const ONLY_REFUSED = [
  'get-gift-card-balance',
  'request-bank-refund',
  'request-return-cancellation',
  'get-return-cancellation-job',
  'request-withdrawal',
  'request-guest-challenge',
  'request-guest-token',
  'request-curbside-arrival',
  'get-curbside-interaction',
  'request-exchange-order',
  'request-new-address',
  'request-address-update',
];

/** Drifts that the contract allows, or that a good answer need not contain. */
const NOT_A_FAULT: Readonly<Record<string, readonly string[]>> = {
  // Kinds of stores and of their services are free texts.
  enums: ['list-stores'],
  // The address of the check gets no suggestion.
  types: ['request-address-check'],
};

const POLLS = ['get-cancel-job', 'get-return-job', 'get-deferred-payment-job'];
const GUEST = GUEST_ORDER.slice(2);
/** Orders that together allow every call, the first ones those that create jobs. */
const ORDERS: readonly (readonly string[])[] = [
  ['--order', 'US10000002', ...GUEST, ...MEMBER, '--writes'],
  ['--order', 'US10000012', ...GUEST, ...MEMBER, '--writes'],
  ['--order', 'DE10000002', ...GUEST, '--country', 'de', '--writes'],
  ['--order', 'US10000010', ...GUEST],
  ['--order', 'US10000027', '--phone', '5035550101'],
];
const WITH_JOBS = ORDERS.slice(0, POLLS.length);

describe.each(['missing', 'types', 'enums'] as const)('drift-%s', (kind) => {
  const skipped = [...ONLY_REFUSED, ...(NOT_A_FAULT[kind] ?? [])];
  const drifting = sandboxCalls.filter(({ drift }) => drift[kind].length > 0).map(({ contract }) => contract.name);
  const calls = drifting.filter((name) => !skipped.includes(name));
  const polls = calls.filter((name) => POLLS.includes(name));

  // A job whose request fails is not polled, so both drift apart.
  it.each([
    { what: 'call', names: calls.filter((name) => !polls.includes(name)), orders: ORDERS },
    { what: 'poll', names: polls, orders: WITH_JOBS },
  ])(
    'is found in every $what with a good answer',
    async ({ what, names, orders }) => {
      const faults = names.map((name) => `${name}:drift-${kind}`).join(',');
      const failed = new Set<string>();
      for (const order of orders) {
        const report = await runJsonCheck(service.url, ...order, ...plant(faults, `${kind}-${what}-${order[1]}`));
        for (const name of names) if (getVerdict(report, name) === 'fails') failed.add(name);
      }
      expect(names.filter((name) => !failed.has(name))).toEqual([]);
    },
    90_000,
  );
});
