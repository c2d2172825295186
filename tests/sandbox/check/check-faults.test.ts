// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxCalls } from '../../../demo/sandbox/calls/sandbox-calls.js';
import { toCode } from '../../../demo/sandbox/guests/create-guest-service.js';
import { GIFT_CARDS } from '../../../demo/sandbox/payments/gift-cards.js';
import { drawCover } from '../../support/draw-cover.js';
import { IS_FULL } from '../../support/test-run.js';
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
import { sampleRows } from '../../support/sample.js';

const GIFT_CARD = `${GIFT_CARDS[0].accountNumber}:${GIFT_CARDS[0].pin}`;
const CURBSIDE = ['--curbside', '101:Q101'];
const WITHDRAWAL = ['--withdrawal', 'receipts@example.com'];
const IBAN = 'DE89370400440532013000';

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
/** A random change of a field may be one that the contract allows. */
const RANDOM = ['drift-random'];

const found = FAULT_CHOICES.map(({ name }) => name).filter((name) => ![...ALLOWED, ...RANDOM].includes(name));

/** A call, and the options with which the check gets a good answer of it. */
interface Target {
  readonly call: string;
  readonly args: readonly string[];
  /** Faults that the contract allows for this call. */
  readonly allowed?: readonly string[];
}

const GUEST = GUEST_ORDER.slice(2);
/** If the first answer to a call is a 404 without the contract's body, the check takes the call for one that is not there. */
const UNKNOWN_PATH = ['malformed'];
/** A call of each class: how it is sent, who sends it, and what comes before it. */
const TARGETS: readonly Target[] = [
  { call: 'get-order-summary', args: GUEST_ORDER },
  { call: 'list-stores', args: [] },
  { call: 'get-gift-card-balance', args: ['--gift-card', GIFT_CARD] },
  {
    call: 'get-document',
    args: ['--order', 'DE10000003', ...GUEST, '--country', 'de'],
    allowed: ['status-404'],
  },
  { call: 'list-order-history', args: MEMBER },
  { call: 'get-order', args: ['--order', 'US10000001', ...MEMBER] },
  { call: 'request-cart-item', args: ['--order', 'US10000002', ...GUEST, '--writes'], allowed: UNKNOWN_PATH },
  { call: 'get-cancel-job', args: ['--order', 'US10000002', ...GUEST, '--writes'], allowed: UNKNOWN_PATH },
  { call: 'request-curbside-arrival', args: [...GUEST_ORDER, '--writes', ...CURBSIDE], allowed: ['status-409'] },
  { call: 'request-label-dispatch', args: [...GUEST_ORDER, '--writes'], allowed: [...UNKNOWN_PATH, 'status-404'] },
  { call: 'request-withdrawal', args: [...GUEST_ORDER, '--writes', ...WITHDRAWAL], allowed: ['status-409'] },
  { call: 'request-new-address', args: [...GUEST_ORDER, ...MEMBER, '--writes', '--new-address'] },
];

/** Faults that a check waits for; a busy machine may answer other calls slowly. */
const SILENT = ['slow', 'timeout'];
/** Drift faults depend on the fields that each call names; they are tested below with every call. */
const isForAll = (fault: string): boolean => !fault.startsWith('drift');
const rows = TARGETS.flatMap(({ call, args, allowed = [] }) =>
  found
    .filter((fault) => !allowed.includes(fault) && (isForAll(fault) || call === 'get-order-summary'))
    .map((fault) => ({ fault, call, args })),
);

describe('the check of a service with a fault', () => {
  it.each(sampleRows(IS_FULL ? rows : drawCover(rows, [({ fault }) => fault, ({ call }) => call])))(
    'finds $fault of $call, and fails no other call',
    async ({ fault, call, args }) => {
      const planted = plant(`${call}:${fault}`, `${call}-${fault}`);
      const timeout = SILENT.includes(fault) ? ['--timeout', '2'] : [];
      const report = await runJsonCheck(service.url, ...args, ...timeout, ...planted);
      const failed = report.results.filter(({ verdict }) => verdict === 'fails');
      expect(failed.map(({ name }) => name)).toEqual([call]);
      expect([report.passed, report.calls.includes(call)]).toEqual([false, false]);
    },
    60_000,
  );

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

/** Drifts that the contract allows, or that a good answer need not contain. */
const NOT_A_FAULT: Readonly<Record<string, readonly string[]>> = {
  // Without an id, the address was not saved.
  missing: ['request-new-address'],
  // Kinds of stores and of their services are free texts.
  enums: ['list-stores'],
  // The address of the check gets no suggestion; nothing but its presence counts in the answer to a refund.
  types: ['request-address-check', 'request-bank-refund'],
};

/** A call that is sent only after a good answer of another one: both drift apart. */
const AFTER: Readonly<Record<string, string>> = {
  'get-cancel-job': 'request-cancel',
  'get-return-job': 'request-return',
  'get-deferred-payment-job': 'request-deferred-payment',
  'request-return-cancellation': 'request-return',
  'get-return-cancellation-job': 'request-return-cancellation',
  'request-exchange-order': 'request-return',
  'request-address-update': 'request-new-address',
  'get-curbside-interaction': 'request-curbside-arrival',
  'request-guest-token': 'request-guest-challenge',
};
const countBefore = (name: string): number => {
  const before = AFTER[name];
  return before === undefined ? 0 : 1 + countBefore(before);
};

/** Orders that together allow every call. */
const ORDERS: readonly (readonly string[])[] = [
  ['US10000002', ...GUEST, ...MEMBER, '--writes', '--gift-card', GIFT_CARD, ...CURBSIDE],
  ['US10000012', ...GUEST, ...MEMBER, '--writes', ...WITHDRAWAL, '--new-address'],
  ['US10000012', ...GUEST, ...MEMBER, '--writes', '--exchange'],
  ['DE10000002', ...GUEST, '--country', 'de', '--writes'],
  ['US10000010', ...GUEST, '--writes', '--messages', '--bank-refund', `US10000010:${IBAN}`],
  ['US10000027', '--phone', '5035550101'],
];

describe.each(sampleRows(['missing', 'types', 'enums'] as const))('drift-%s', (kind) => {
  const drifting = sandboxCalls.filter(({ drift }) => drift[kind].length > 0).map(({ contract }) => contract.name);
  const calls = drifting.filter((name) => !NOT_A_FAULT[kind]?.includes(name));

  it.each([0, 1, 2])(
    'is found in every call with a good answer after %i others',
    async (count) => {
      const names = calls.filter((name) => countBefore(name) === count);
      const faults = names.map((name) => `${name}:drift-${kind}`).join(',');
      const failed = new Set<string>();
      const check = async (args: readonly string[], index: number): Promise<void> => {
        const planted = names.length > 0 ? plant(faults, `${kind}-${count}-${index}`) : [];
        const code = index === 0 ? await requestCode(`${kind}-${count}-${index}`) : [];
        const report = await runJsonCheck(service.url, '--order', ...args, ...code, ...planted);
        for (const name of names) if (getVerdict(report, name) === 'fails') failed.add(name);
      };
      await Promise.all(ORDERS.map(check));
      expect(names.filter((name) => !failed.has(name))).toEqual([]);
    },
    90_000,
  );
});

/** The code that a guest gets: the check gets the same challenge. */
async function requestCode(world: string): Promise<readonly string[]> {
  const answer = await fetch(`${service.url}/order_mgmt/guest_challenges/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-world': world },
    body: JSON.stringify({ orderNumber: 'US10000002', email: GUEST[1], country: 'us', language: 'en' }),
  });
  const { challengeId } = (await answer.json()) as { challengeId: string };
  return ['--guest-code', toCode(challengeId)];
}
