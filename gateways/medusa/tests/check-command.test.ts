import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { CALLS } from '../src/create-gateway.js';
import { createBench, signInMember } from './bench.js';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Calls that `orders-area check` never sends: they would send an e-mail, need its content, or change an account. */
const NEVER_SENT: readonly string[] = [
  ...['request-withdrawal', 'request-guest-challenge', 'request-guest-token', 'request-new-address'],
];

interface Report {
  readonly passed: boolean;
  readonly calls: readonly string[];
  readonly results: readonly {
    readonly name: string;
    readonly verdict: string;
    readonly problems: readonly object[];
  }[];
}

test('`orders-area check` finds no problem, and lists the calls of the gateway', async () => {
  const { siteUrl } = await createBench();
  const report = await runCheck('--origin', siteUrl, '--writes');
  expect([...report.calls].sort()).toEqual(CALLS.filter((name) => !NEVER_SENT.includes(name)).sort());
});

test('`orders-area check` finds no problem without the origin of the pages', async () => {
  const report = await runCheck();
  expect(report.calls).toContain('list-order-history');
  expect(report.results.filter(({ verdict }) => verdict === 'not there').map(({ name }) => name)).toContain(
    'list-stores',
  );
});

async function runCheck(...args: readonly string[]): Promise<Report> {
  const { gatewayUrl, placeDelivered } = await createBench();
  const { token, id } = await signInMember('robin');
  const { number } = await placeDelivered({ email: 'robin.doe@example.com', token });
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      ...['dist/command/orders-area.js', 'check', '--json', '--api-base', gatewayUrl, ...args],
      ...['--order', number, '--email', 'robin.doe@example.com', '--token', token, '--user', id],
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as Report;
  expect(report.results.filter(({ verdict }) => verdict === 'fails')).toEqual([]);
  expect(status).toBe(0);
  return report;
}
