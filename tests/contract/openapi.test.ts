import { EVERY_CALL } from '../support/calls-under-test.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxCalls } from '../../demo/sandbox/calls/sandbox-calls.js';
import { createOpenApiText } from '../../scripts/generate.js';
import { CALL_CLASSES } from '../../src/http/call-context.js';
import { contractCalls } from '../../contract/contract-calls.js';
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
    expect(operations.map(({ operationId }) => operationId)).toEqual(contractCalls.map(({ name }) => name));
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
