import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { toOrderInFull } from '../../../src/orders/api/in-full/create-detail-reader.js';
import { inRoot } from '../../../scripts/paths.js';
import { createAnswerCheck, createRequestCheck } from '../../contract/openapi-document.js';
import { CHECK_ROWS } from './check-rows.js';
import type { SampleRow } from './sample-row.js';

const run = promisify(execFile);

/** The address of the sandbox that a reader has started. */
const SANDBOX = 'http://127.0.0.1:5180';

interface Command {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Parses a line of `curl 'ADDRESS' -H 'NAME: VALUE'`. Rejects any other command, because no test would run it. */
function readCommand(line: string): Command {
  const [, url, rest = ''] = /^curl '([^']+)'((?: -H '[^']+')*)$/.exec(line) ?? [];
  if (url?.startsWith(`${SANDBOX}/`) !== true) throw new Error(`No test can run this command: ${line}`);
  const headers = [...rest.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value]);
  return { url, headers: Object.fromEntries(headers) as Record<string, string> };
}

/** Samples of wire data, compared with the committed document, and commands, sent to the sandbox. */
export const DATA_ROWS: readonly SampleRow[] = [
  {
    sample: 'backend.md, Lists, 1',
    does: 'is a page of the history as the contract defines it',
    prove(code) {
      const check = createAnswerCheck({ isClosed: true });
      expect(check('list-order-history', 200, JSON.parse(code))).toEqual([]);
      return Promise.resolve();
    },
  },
  {
    sample: 'backend.md, Cancelling an order, 1',
    does: 'is a cancel request as the contract defines it',
    prove(code) {
      expect(createRequestCheck()('request-cancel', JSON.parse(code))).toEqual([]);
      return Promise.resolve();
    },
  },
  {
    sample: 'backend.md, The documents of an order, 1',
    does: 'is a document that the screen of its order lists',
    prove(code) {
      const documents = [JSON.parse(code)] as unknown;
      const order = toOrderInFull({ orderNumber: 'US10000035', documents });
      expect(order.documents).toEqual([
        { id: 'invoice-35', type: 'INVOICE', label: '2026-100035', date: '2026-09-12T10:00:00Z' },
      ]);
      return Promise.resolve();
    },
  },
  {
    sample: 'backend.md, Changing the method of a return, 1',
    does: 'is a change of the return method as the contract defines it',
    prove(code) {
      expect(createRequestCheck()('request-return-method', JSON.parse(code))).toEqual([]);
      return Promise.resolve();
    },
  },
  ...CHECK_ROWS,
  {
    sample: 'backend.md, The sandbox, 1',
    does: 'is a command of the package, with an option that it has',
    async prove(code) {
      const [, command = '', option = ''] = /^npx orders-area (\w+) (--\w+) \d+$/.exec(code) ?? [];
      const { stdout } = await run(process.execPath, [inRoot('dist/command/orders-area.js'), command, '--help']);
      expect(stdout).toContain(`orders-area ${command}`);
      expect(stdout).toContain(option);
    },
  },
  {
    sample: 'backend.md, The sandbox, 2',
    does: 'is answered, line by line',
    async prove(code, { page }) {
      for (const line of code.split('\n')) {
        const { url, headers } = readCommand(line);
        const answer = await page.request.get(url.slice(SANDBOX.length), { headers });
        expect(`${answer.status()} ${line}`).toBe(`200 ${line}`);
        const check = createAnswerCheck({ isClosed: true });
        const call = url.includes('/summary/') ? 'get-order-summary' : 'list-order-history';
        expect(check(call, 200, await answer.json())).toEqual([]);
      }
    },
  },
];
