import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxCalls } from '../../demo/sandbox/calls/sandbox-calls.js';
import { createOpenApiText } from '../../scripts/generate-openapi.js';
import { getOrderSummaryPath, GUEST_CHECK_PATH } from '../../src/api/paths.js';
import { contractCalls } from '../../src/api/schemas/contract/contract-calls.js';
import { openApiDocument, OPENAPI_FILE } from './openapi-document.js';

/** What the client puts into a path; one row for each call. */
const CLIENT_PATHS: Readonly<Record<string, string>> = {
  'get-order-summary': getOrderSummaryPath('{orderNumber}'),
  'request-guest-check': GUEST_CHECK_PATH,
};

describe('docs/openapi.json', () => {
  it('is what the schemas say today; `npx tsx scripts/generate-openapi.ts` writes it', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(createOpenApiText());
  });

  it('comes out the same twice', () => {
    expect(createOpenApiText()).toBe(createOpenApiText());
  });

  it('is OpenAPI 3.1 with one operation for each call', () => {
    expect(openApiDocument.openapi).toBe('3.1.0');
    const operations = Object.values(openApiDocument.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId)).toEqual(contractCalls.map(({ name }) => name));
  });

  it('refers to no component that it does not hold, and holds none that nothing refers to', () => {
    const text = readFileSync(OPENAPI_FILE, 'utf8');
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(Object.keys(openApiDocument.components.schemas).sort());
  });

  it('asks for the required fields of an order, of which the client forgives some', () => {
    const { schemas } = openApiDocument.components;
    expect(schemas['Order']).toMatchObject({
      required: ['orderNumber', 'orderType', 'orderId', 'group', 'payment', 'transaction'],
      properties: { orderType: { enum: ['RETURN_ORDER', 'SALES_ORDER', 'PARTNER_SALES_ORDER'] } },
    });
    expect(schemas['OrderItem']).toMatchObject({
      required: ['orderLineKey', 'lineType', 'product', 'lineItemStatus', 'lineItemTransaction', 'returnableFlag'],
    });
    expect(schemas['LineTransaction']).toMatchObject({
      properties: { quantity: { type: 'integer', minimum: 0 }, lineItemChargedPrice: { type: 'number', minimum: 0 } },
    });
  });
});

describe('the contract', () => {
  it('has the paths that the client asks', () => {
    const paths = contractCalls.map(({ name, path }) => [name, encodeURI(path)]);
    expect(Object.fromEntries(paths)).toEqual(CLIENT_PATHS);
  });

  it('has path parameters for exactly the parts in braces', () => {
    for (const { path, request } of contractCalls) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      expect(Object.keys(request.path?.shape ?? {})).toEqual(parts);
    }
  });

  it('is answered by the sandbox, call for call', () => {
    expect(sandboxCalls.map(({ contract }) => contract)).toEqual(contractCalls);
  });
});

describe('paths', () => {
  it('encode what comes from outside', () => {
    expect(getOrderSummaryPath('A/../b?c#d%20')).toBe('/summary/v1/A%2F..%2Fb%3Fc%23d%2520');
  });
});
