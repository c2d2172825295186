import type { ContractCall } from '../../contract/contract-call.js';
import { contractCalls } from '../../contract/contract-calls.js';
import { COMMON_ERRORS, EXAMPLE_TIME } from '../../contract/openapi/example-values.js';
import {
  toFilters,
  type CallExample,
  type ExampleRequest,
  type RecordedExample,
  type RecordedVariant,
} from '../../contract/openapi/example-request.js';
import { ORDER_EXAMPLES } from '../../contract/openapi/order-examples.js';
import { RETURN_EXAMPLES } from '../../contract/openapi/return-examples.js';
import { createSandbox } from '../../demo/sandbox/create-sandbox.js';

const ORIGIN = 'https://api.shop.example';

const ROWS: Readonly<Record<string, CallExample>> = { ...ORDER_EXAMPLES, ...RETURN_EXAMPLES };

/** Records the example of a call: the request, and the sandbox's answers to it. */
export async function recordExample(call: ContractCall): Promise<RecordedExample> {
  const row = getRow(call.name);
  const answers = new Map<number, unknown>();
  for (const [status, { mediaType }] of Object.entries(call.responses)) {
    const isOfFile = mediaType !== undefined;
    if (!isOfFile) answers.set(Number(status), await findAnswer(call, row, Number(status)));
  }
  const variants = new Map<string, RecordedVariant>();
  const status = Math.min(...answers.keys());
  for (const [name, differing] of Object.entries(row.variants ?? {})) {
    const request = { ...row, ...differing };
    variants.set(name, { request, status, answer: await findAnswer(call, request, status) });
  }
  return { request: row, answers, variants };
}

async function findAnswer(call: ContractCall, row: CallExample, status: number): Promise<unknown> {
  const common = COMMON_ERRORS[status];
  if (common) return common;
  const refused = row.refused?.[status];
  if (refused && 'errors' in refused) return refused;
  if (status >= 400 && !refused) throw new Error(`${call.name}: no example is refused with ${status}.`);
  const { app } = createSandbox({ now: () => EXAMPLE_TIME, random: () => 0.5, hosts: [new URL(ORIGIN).hostname] });
  for (const name of row.after ?? []) await send(app, getCall(name), getRow(name));
  const answer = await send(app, call, { ...row, ...refused });
  const text = await answer.text();
  if (answer.status !== status) {
    throw new Error(
      `${call.name}: the sandbox answers its example with ${answer.status} instead of ${status}: ${text}`,
    );
  }
  return JSON.parse(text) as unknown;
}

type App = ReturnType<typeof createSandbox>['app'];

async function send(app: App, call: ContractCall, { path = {}, headers, filters, query, body }: ExampleRequest) {
  const pathname = call.path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(path[name] ?? ''));
  const keys = [...toFilters(filters), ...Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`)];
  return app.request(`${ORIGIN}${pathname}?${keys.join('&')}`, {
    method: call.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function getRow(name: string): CallExample {
  const row = ROWS[name];
  if (!row) throw new Error(`${name} has no example.`);
  return row;
}

function getCall(name: string): ContractCall {
  const call = contractCalls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}
