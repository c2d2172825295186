import { expect } from '@playwright/test';
import type { JsonReport } from '../../../demo/sandbox/command/check/json-report.js';
import { GUEST_ORDER, runCheckCommand, runJsonCheck, serveBehind } from '../../sandbox/check/run-check-command.js';
import type { SampleRow } from './sample-row.js';

/** The address of the sandbox that a reader has started. */
const READERS = 'http://127.0.0.1:5180';
/** The faults of the example. */
const FAULTS =
  'x-sandbox-fault: get-order-summary:drift-missing,list-stores:drift-types,list-carrier-services:status-502-html';

async function withSandbox<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const sandbox = await serveBehind();
  try {
    return await use(sandbox.url);
  } finally {
    await sandbox.close();
  }
}

/** Times differ with every run. */
const withoutTimes = (text: string): string => text.replaceAll(/ +\d+ ms/g, ' ms');

/** The samples of the check of a back end, made by running it. */
export const CHECK_ROWS: readonly SampleRow[] = [
  {
    sample: 'backend.md, Checking a back end, 1',
    does: 'passes the sandbox',
    async prove(code) {
      const [npx, name, check, option, apiBase, ...args] = code.split(' ');
      expect([npx, name, check, option, apiBase]).toEqual(['npx', 'orders-area', 'check', '--api-base', READERS]);
      expect((await withSandbox((url) => runCheckCommand(url, ...args))).exitCode).toBe(0);
    },
  },
  {
    sample: 'backend.md, Checking a back end, 2',
    does: 'is what the check prints',
    async prove(code) {
      const output = await withSandbox(async (url) => {
        const run = await runCheckCommand(url, ...GUEST_ORDER, '--header', FAULTS);
        return run.output.replaceAll(url, READERS);
      });
      expect(withoutTimes(output)).toBe(withoutTimes(code));
    },
  },
  {
    sample: 'backend.md, The result as JSON, 1',
    does: 'is a part of what the check prints',
    async prove(code) {
      const { calls, results, ...rest } = JSON.parse(code) as JsonReport;
      const report = await withSandbox((url) => runJsonCheck(url, ...GUEST_ORDER, '--header', FAULTS));
      expect(rest).toEqual({ format: 1, apiBase: READERS, passed: report.passed });
      expect(report.calls).toEqual(expect.arrayContaining([...calls]));
      const times = { ms: expect.any(Number) as unknown };
      expect(report.results).toEqual(
        expect.arrayContaining(results.map((result) => expect.objectContaining({ ...result, ...times }) as unknown)),
      );
    },
  },
];
