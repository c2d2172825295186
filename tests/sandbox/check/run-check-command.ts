import { readFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { JsonReport } from '../../../demo/sandbox/command/check/json-report.js';
import { runCommand } from '../../../demo/sandbox/command/run-command.js';
import { createSandbox } from '../../../demo/sandbox/create-sandbox.js';
import { OPENAPI_FILE } from '../../contract/openapi-document.js';

const CONTRACT = readFileSync(OPENAPI_FILE, 'utf8');

/** The orders of the sandbox's guest. */
export const GUEST_ORDER = ['--order', 'US10000001', '--email', 'guest@example.com'] as const;
export const MEMBER = ['--token', 'member-token', '--user', 'upm-1001'] as const;

/** The options that the check needs for calls that change more than an order. */
export const NAMED_OPTIONS = [
  ...['--gift-card', '6006491234567890123:123456', '--guest-code', '123456', '--curbside', '101:Q101', '--exchange'],
  ...['--bank-refund', 'US10000010:DE89370400440532013000', '--messages', '--new-address'],
  ...['--withdrawal', 'receipts@example.com'],
] as const;

export interface CheckRun {
  readonly exitCode: number;
  /** What was printed to the output. */
  readonly output: string;
  readonly complained: string;
}

/** Runs the command against a service, as a terminal does. */
export async function runCheckCommand(apiBase: string, ...args: readonly string[]): Promise<CheckRun> {
  const output: string[] = [];
  const complained: string[] = [];
  const terminal = { log: (text: string) => output.push(text), complain: (text: string) => complained.push(text) };
  const outcome = await runCommand(['check', '--api-base', apiBase, ...args], terminal, {
    version: '1.2.3',
    now: Date.now,
    readIntegrity: () => '{}',
    readContract: () => CONTRACT,
  });
  if (!('exitCode' in outcome)) throw new Error('The check started a server.');
  return { exitCode: outcome.exitCode, output: output.join('\n'), complained: complained.join('\n') };
}

export async function runJsonCheck(apiBase: string, ...args: readonly string[]): Promise<JsonReport> {
  const { output, exitCode } = await runCheckCommand(apiBase, ...args, '--json');
  const report = JSON.parse(output) as JsonReport;
  if (report.passed !== (exitCode === 0)) throw new Error('The exit code and the JSON disagree.');
  return report;
}

/** The problems of one call in a few words: `group[0].title is missing (a text)`. */
export function listProblems({ results }: JsonReport, name: string): string[] {
  const { problems = [] } = results.find((result) => result.name === name) ?? {};
  return problems.map(({ path, message }) => (path === undefined ? message : `${path} ${message}`));
}

export function getVerdict({ results }: JsonReport, name: string): string | undefined {
  return results.find((result) => result.name === name)?.verdict;
}

export interface ServiceUnderTest {
  readonly url: string;
  close(): Promise<void>;
}

/** Gets the sandbox's answer to the request, or to another one in its place. */
export type Forward = (instead?: Request) => Promise<Response>;

/** Changes what the sandbox answers to a request, or answers in its place. */
export type Answer = (request: Request, forward: Forward) => Response | Promise<Response>;

export function isPath(request: Request, path: string): boolean {
  return new URL(request.url).pathname.startsWith(path);
}

/** The sandbox on a port of its own, behind a gateway that may change its answers. */
export async function serveBehind(answer: Answer = (_request, forward) => forward()): Promise<ServiceUnderTest> {
  const { app } = createSandbox({ now: Date.now, missesPerMinute: Infinity });
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, async (instead = request) => app.fetch(instead, env)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Checks the sandbox behind a gateway. */
export async function checkBehind(answer: Answer, ...args: readonly string[]) {
  const service = await serveBehind(answer);
  try {
    return await runJsonCheck(service.url, ...args);
  } finally {
    await service.close();
  }
}
