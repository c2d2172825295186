// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../../contract/contract-calls.js';
import { nameUnknownCalls } from '../../../src/app/configuration/explain-problems.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { VERDICTS } from '../../../demo/sandbox/command/check/to-verdict.js';
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

/** What a tag says about a list of `adapter.service.calls`. */
function listCallsProblems(calls: readonly string[]): readonly string[] {
  const { context, warnings } = createElementTestContext({ properties: { adapter: { service: { calls } } } });
  nameUnknownCalls(context);
  return warnings;
}

const inWorld = (name: string): string[] => ['--header', `x-sandbox-world: ${name}`];

describe('the check of the sandbox', () => {
  it.each<[name: string, args: readonly string[], calls: readonly string[]]>([
    ['without an order', [], ['list-stores', 'list-carrier-services', 'request-address-check']],
    ['of a guest with an e-mail address', GUEST_ORDER, ['get-order-summary', 'list-similar-products']],
    [
      'of a guest with a phone number',
      ['--order', 'US10000027', '--phone', '503-555-0101'],
      ['get-order-summary', 'request-guest-check'],
    ],
    [
      'of a guest in China',
      ['--order', 'CN10000003', '--email', 'guest@example.com', '--country', 'cn'],
      ['get-e-fapiao'],
    ],
    ['of an order with documents', ['--order', 'US10000035', '--email', 'guest@example.com'], ['get-document']],
    ['of an order with a return', ['--order', 'US10000010', '--email', 'guest@example.com'], ['get-return-label']],
    [
      'of a member',
      MEMBER,
      ['list-order-history', 'search-order-history', 'list-partner-history', 'list-consents', 'list-addresses'],
    ],
    [
      "of a member's order with exchanges",
      ['--order', 'US10000012', ...MEMBER],
      ['get-order', 'list-exchange-options', 'request-exchange-preview'],
    ],
    ['for a page of another origin', [...GUEST_ORDER, '--origin', 'http://localhost:8080'], ['get-order-summary']],
  ])('passes %s', async (_name, args, calls) => {
    const report = await runJsonCheck(service.url, ...args);
    expect(report.results.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(report.passed).toBe(true);
    expect(report.calls).toEqual(expect.arrayContaining([...calls]));
    expect(listCallsProblems(report.calls)).toEqual([]);
  });

  it('prints a list that the tags would refuse if a name were wrong', () => {
    expect(listCallsProblems(['get-ordr'])).toHaveLength(1);
  });

  it.each<[order: string, proof: readonly string[], calls: readonly string[], effects: readonly string[]]>([
    ['US10000002', GUEST_ORDER.slice(2), ['request-cancel', 'get-cancel-job'], ['request-cancel', 'request-cart-item']],
    [
      'US10000012',
      [...GUEST_ORDER.slice(2), ...MEMBER],
      ['request-return', 'get-return-job', 'get-return-label', 'request-exchange-order', 'request-address-update'],
      ['request-return', 'request-cart-item'],
    ],
    [
      'DE10000002',
      [...GUEST_ORDER.slice(2), '--country', 'de'],
      ['request-deferred-payment', 'get-deferred-payment-job'],
      ['request-deferred-payment'],
    ],
  ])('passes with the writes that %s allows, and lists them before', async (...[order, proof, calls, effects]) => {
    const args = ['--order', order, ...proof, '--writes', ...inWorld(`check-${order}`)];
    const { output, complained, exitCode } = await runCheckCommand(service.url, ...args, '--json');
    const report = JSON.parse(output) as Awaited<ReturnType<typeof runJsonCheck>>;
    expect(report.results.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(exitCode).toBe(0);
    expect(report.calls).toEqual(expect.arrayContaining([...calls, 'request-bank-refund', 'request-curbside-arrival']));
    const [carriedOut = ''] = complained.split('To be sent only');
    expect(carriedOut).toContain(`To be carried out on order ${order}:`);
    expect([...carriedOut.matchAll(/^ {2}(request-\S+)/gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining([...effects]),
    );
  });

  it.each<[order: string, args: readonly string[], calls: readonly string[]]>([
    [
      'US10000012',
      [...MEMBER, '--exchange', '--new-address', '--curbside', '101:Q101', '--withdrawal', 'receipts@example.com'],
      [
        ...['request-exchange-order', 'request-new-address', 'request-address-update', 'request-withdrawal'],
        ...['request-curbside-arrival', 'get-curbside-interaction'],
      ],
    ],
    ['US10000012', MEMBER, ['request-return-cancellation', 'get-return-cancellation-job']],
    [
      'US10000010',
      ['--messages', '--bank-refund', 'US10000010:DE89370400440532013000', '--gift-card', '6006491234567890123:123456'],
      ['request-store-return-email', 'request-notification', 'request-bank-refund', 'get-gift-card-balance'],
    ],
  ])('sees good answers of the calls that options name, with %s: %s', async (order, args, calls) => {
    const report = await runJsonCheck(
      service.url,
      ...['--order', order, ...GUEST_ORDER.slice(2), ...args, '--writes', ...inWorld(`named-${calls[0]}`)],
    );
    expect(report.results.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const read = report.results.filter(({ verdict, onlyRefused }) => verdict === 'ok' && !onlyRefused);
    expect(read.map(({ name }) => name)).toEqual(expect.arrayContaining([...calls]));
  });

  it('tells refusals from good answers', async () => {
    const { results } = await runJsonCheck(service.url, ...GUEST_ORDER);
    expect(results.filter(({ onlyRefused }) => onlyRefused).map(({ name }) => name)).toEqual([
      ...['request-guest-check', 'get-gift-card-balance', 'get-cancel-job', 'get-deferred-payment-job'],
      ...['get-return-job', 'get-return-cancellation-job', 'get-curbside-interaction'],
    ]);
  });

  it('changes nothing without --writes', async () => {
    await fetch(`${service.url}/sandbox/reset`, { method: 'POST', headers: { 'x-sandbox-reset': '1' } });
    await runCheckCommand(service.url, '--order', 'US10000012', ...GUEST_ORDER.slice(2), ...MEMBER);
    const { requests } = (await (await fetch(`${service.url}/sandbox/requests`)).json()) as {
      requests: { call: string }[];
    };
    const sent = new Set(requests.map(({ call }) => call));
    expect(sent.size).toBeGreaterThan(15);
    const writes = contractCalls.filter(
      ({ name, request }) => request.headers?.shape['idempotency-key'] && sent.has(name),
    );
    expect(writes.map(({ name }) => name)).toEqual([]);
  });

  it('sends the headers of the client, and is refused none of them', async () => {
    const report = await runJsonCheck(service.url, ...GUEST_ORDER, ...MEMBER);
    expect(listProblems(report, 'service')).toEqual([]);
    expect(report.results.map(({ name }) => name)).toEqual(['service', ...contractCalls.map(({ name }) => name)]);
    expect(report.results.every(({ verdict }) => VERDICTS.includes(verdict))).toBe(true);
    expect(getVerdict(report, 'request-cancel')).toBe('skipped');
  });
});
