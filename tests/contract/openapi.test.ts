import { EVERY_CALL } from '../support/calls-under-test.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxCalls } from '../../demo/sandbox/calls/sandbox-calls.js';
import { createOpenApiText } from '../../scripts/generate.js';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { contractCalls } from '../../contract/contract-calls.js';
import { ANSWER_MEANINGS } from '../../contract/meanings/answer-meanings.js';
import { ORDER_MEANINGS } from '../../contract/meanings/order-meanings.js';
import { REQUEST_MEANINGS } from '../../contract/meanings/request-meanings.js';
import { toDocumentPath } from '../../contract/openapi/document-path.js';
import { openApiDocument, OPENAPI_FILE } from './openapi-document.js';

describe('docs/backend.md', () => {
  const text = readFileSync(new URL('../../docs/backend.md', import.meta.url), 'utf8');

  it.each(contractCalls.map(({ name, method, path }) => ({ name, request: `${method} ${path}` })))(
    'has a row for $name',
    ({ name, request }) => {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
      expect(row).toContain(`\`${request}\``);
    },
  );
});

describe('docs/openapi.json', () => {
  it('matches the schemas; `npm run generate` writes it', async () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(await createOpenApiText());
  });

  it('is generated identically twice', async () => {
    expect(await createOpenApiText()).toBe(await createOpenApiText());
  });

  it('is OpenAPI 3.1 with one operation for each call', () => {
    expect(openApiDocument.openapi).toBe('3.1.0');
    const operations = Object.values(openApiDocument.paths).flatMap((methods) => Object.values(methods));
    const calls = contractCalls.filter(({ variant }) => !variant);
    expect(operations.map(({ operationId }) => operationId)).toEqual(calls.map(({ name }) => name));
  });

  it('contains every component that it references, and no other', () => {
    const text = readFileSync(OPENAPI_FILE, 'utf8');
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(Object.keys(openApiDocument.components.schemas).sort());
  });

  it('requires fields of an order that the client partly tolerates missing', () => {
    const { schemas } = openApiDocument.components;
    expect(schemas['Order']).toMatchObject({
      required: ['orderNumber', 'orderType', 'group', 'payment', 'transaction'],
      properties: { orderType: { enum: ['RETURN_ORDER', 'SALES_ORDER', 'PARTNER_SALES_ORDER'] } },
    });
    expect(schemas['OrderItem']).toMatchObject({
      required: ['orderLineKey', 'lineType', 'product', 'lineItemStatus', 'lineItemTransaction'],
    });
    expect(schemas['LineTransaction']).toMatchObject({
      properties: { quantity: { type: 'integer', minimum: 0 }, lineItemChargedPrice: { type: 'number', minimum: 0 } },
    });
  });
});

describe('the paths of docs/openapi.json', () => {
  const paths = contractCalls.map(toDocumentPath);

  it('differ from those of the contract only by the version', () => {
    expect(paths.map((path) => path.replace('{version}', 'v1'))).toEqual(
      contractCalls.map(({ path }) => path.replace('{version}', 'v1')),
    );
  });

  it('can be told apart by their fixed segments or by the number of their parameters', () => {
    const pairs = paths.flatMap((path, index) => paths.slice(index + 1).map((other) => [path, other] as const));
    expect(pairs.filter(([path, other]) => path !== other && isAmbiguous(path, other))).toEqual([]);
    expect(isAmbiguous('/{orderNumber}/cancelOrder', '/jobs/{jobId}')).toBe(true);
  });
});

/** Whether one address may fit both paths, and neither of them has more fixed segments. */
function isAmbiguous(path: string, other: string): boolean {
  const [steps, others] = [path.split('/'), other.split('/')];
  const isParameter = (step = ''): boolean => step.startsWith('{');
  const fits = steps.every((step, index) => step === others[index] || isParameter(step) || isParameter(others[index]));
  return (
    steps.length === others.length && fits && steps.filter(isParameter).length === others.filter(isParameter).length
  );
}

describe('the descriptions of docs/openapi.json', () => {
  it('are there for every schema, field and parameter', () => {
    const silent: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, part] of Object.entries(value) as [string, unknown][]) {
        // Examples contain values, not fields.
        if (key === 'example' || key === 'examples') continue;
        if (key === 'properties') silent.push(...listSilent(part as object, path));
        visit(part, `${path}/${key}`);
      }
    };
    visit(openApiDocument, '');
    silent.push(...listSilent(openApiDocument.components.schemas, '/components'));
    const operations = Object.values(openApiDocument.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, parameters = [] } of operations) {
      const bare = parameters.filter((one) => !('description' in one) && !one.schema?.description);
      silent.push(...bare.map(({ name }) => `${operationId} ${name}`));
    }
    expect(silent).toEqual([]);
  });

  it.each([
    ['Transaction', 'subTotal', 'Gross where the order has `inclusiveTaxTotal`'],
    ['LineTransaction', 'lineItemTaxes', 'Of the whole line, not of one unit.'],
    ['Order', 'regionReference', 'send your own'],
    ['OrderItem', 'lineType', 'constants of the contract'],
  ])('say what %s.%s means', (schema, field, text) => {
    const { properties } = openApiDocument.components.schemas[schema] as {
      readonly properties: Readonly<Record<string, { readonly description: string }>>;
    };
    expect(properties[field]?.description).toContain(text);
  });

  it('come from tables in which every entry is used', () => {
    const text = readFileSync(OPENAPI_FILE, 'utf8');
    const meanings = Object.entries({ ...ORDER_MEANINGS, ...ANSWER_MEANINGS, ...REQUEST_MEANINGS });
    expect(meanings.filter(([, meaning]) => !text.includes(JSON.stringify(meaning).slice(1, -1)))).toEqual([]);
  });
});

function listSilent(fields: object, path: string): string[] {
  const entries = Object.entries(fields) as [string, { readonly description?: string }][];
  return entries.filter(([, { description = '' }]) => description === '').map(([name]) => `${path}/${name}`);
}

describe('a call with the path of another one', () => {
  const variants = contractCalls.flatMap((call) => (call.variant ? [{ ...call, variant: call.variant }] : []));

  it.each(variants)('is described in the operation of that call, with optional filters: $name', (call) => {
    const base = contractCalls.find(({ name }) => name === call.variant.of);
    expect(base).toMatchObject({ method: call.method, path: call.path, who: call.who });
    const operation = openApiDocument.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.variant.of);
    expect(JSON.stringify(operation)).toContain(JSON.stringify(call.description).slice(1, -1));
    for (const filter of call.variant.filters) expect(JSON.stringify(operation)).toContain(`${filter} (optional)`);
  });
});

describe('the page of a list', () => {
  it('takes a whole number of entries from 1 to 50 and an opaque anchor', () => {
    const { parameters } = openApiDocument.paths['/history/v1']?.['get'] ?? {};
    expect(parameters).toContainEqual(
      expect.objectContaining({
        in: 'query',
        name: 'count',
        required: true,
        schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 50 }) as unknown,
      }),
    );
    const anchor = parameters?.find(({ name }) => name === 'anchor');
    expect(anchor).toMatchObject({ in: 'query', schema: { type: 'string' } });
    expect(anchor?.required ?? false).toBe(false);
  });

  it('contains whole orders and the next page, both of which the client tolerates missing', () => {
    const { schemas } = openApiDocument.components;
    expect(schemas['OrderPage']).toMatchObject({
      required: ['objects', 'pages'],
      properties: { objects: { type: 'array', items: { $ref: '#/components/schemas/Order' } } },
    });
  });
});

describe('a request to cancel', () => {
  it('identifies the requester in one of two ways, and has the constant values', () => {
    const { requestBody, parameters } =
      openApiDocument.paths['/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder']?.['post'] ?? {};
    expect(requestBody?.content['application/json'].schema).toMatchObject({
      required: ['request', 'sourceOfRequest'],
      properties: {
        sourceOfRequest: { const: 'SELF_SERVICE' },
        request: {
          required: ['omsOrderDocumentReference', 'omsRegionReference', 'reasonCode', 'reasonText'],
          oneOf: [{ required: ['email'] }, { required: ['userInfo'] }],
        },
      },
    });
    expect(parameters?.find(({ name }) => name === 'filter')?.required).toBe(false);
  });

  it('creates a job that has an id and a status, and may have nothing else', () => {
    const { schemas } = openApiDocument.components;
    expect(schemas['CancelJob']).toMatchObject({
      required: ['jobId', 'status'],
      properties: { status: { enum: ['PENDING', 'IN_PROGRESS', 'COMPLETED'] } },
    });
  });
});

describe('the contract', () => {
  it('has the path template of every call that the client defines', () => {
    const contractPaths = contractCalls.map(({ name, path }) => [name, path]);
    const clientPaths = EVERY_CALL.map(({ name, path }) => [name, path]);
    expect(Object.fromEntries(contractPaths)).toEqual(Object.fromEntries(clientPaths));
  });

  it('has path parameters for exactly the placeholders in braces', () => {
    for (const { path, request } of contractCalls) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      expect(Object.keys(request.path?.shape ?? {})).toEqual(parts);
    }
  });

  it('has an answer in the sandbox for every call', () => {
    expect(sandboxCalls.map(({ contract }) => contract)).toEqual(contractCalls);
  });
});

describe('an idempotency key', () => {
  const listCalls = (hasKey: (call: (typeof contractCalls)[number]) => boolean): string[] =>
    contractCalls.flatMap((call) => (hasKey(call) ? [call.name] : [])).sort();

  it('is accepted by every write, and by nothing else', () => {
    const writes = Object.entries(CALL_CLASSES).flatMap(([call, name]) => (name === 'write' ? [call] : []));
    expect(listCalls(({ request }) => request.headers?.shape['idempotency-key'] !== undefined)).toEqual(writes.sort());
    expect(listCalls(({ responses }) => responses[422]?.description.includes('KEY_REUSED') ?? false)).toEqual(writes);
  });
});

describe('a call with a body', () => {
  it('is the only one that documents status 415', () => {
    for (const { name, request, responses } of contractCalls) {
      expect([name, 415 in responses]).toEqual([name, request.body !== undefined]);
    }
  });
});
