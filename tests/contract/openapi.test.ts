import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxCalls } from '../../demo/sandbox/calls/sandbox-calls.js';
import { createOpenApiText } from '../../scripts/generate.js';
import {
  getCancelJobPath,
  getCancelPath,
  getDeferredPaymentJobPath,
  getDeferredPaymentPath,
  getEFapiaoPath,
  getOrderPath,
  getOrderSummaryPath,
  GUEST_CHECK_PATH,
  getConsentsPath,
  ORDER_HISTORY_PATH,
  STORES_PATH,
  PARTNER_HISTORY_PATH,
} from '../../src/http/paths.js';
import { ARRIVALS_PATH, getInteractionPath } from '../../src/features/curbside/api/check-in-paths.js';
import { GIFT_CARD_PATH } from '../../src/features/gift-card/api/get-gift-card-balance.js';
import {
  ADDRESS_CHECKS_PATH,
  getAddressesPath,
  getAddressPath,
} from '../../src/features/return-wizard/address/api/address-paths.js';
import { BANK_REFUND_PATH } from '../../src/features/bank-refund/api/request-bank-refund.js';
import {
  EXCHANGE_OPTIONS_PATH,
  EXCHANGE_ORDERS_PATH,
  EXCHANGE_PREVIEWS_PATH,
} from '../../src/features/return-wizard/exchange/api/exchange-paths.js';
import { getReturnLabelPath, LABEL_DISPATCHES_PATH } from '../../src/returns/labels/api/label-paths.js';
import {
  CARRIER_SERVICES_PATH,
  getReturnJobPath,
  NOTIFICATIONS_PATH,
  RETURN_CAPTURES_PATH,
  STORE_RETURN_EMAILS_PATH,
} from '../../src/returns/api/return-paths.js';
import { CART_ITEMS_PATH, SIMILAR_PRODUCTS_PATH } from '../../src/cart/api/shop-paths.js';
import { CALL_CLASSES } from '../../src/http/call-context.js';
import { contractCalls } from '../../contract/contract-calls.js';
import { openApiDocument, OPENAPI_FILE } from './openapi-document.js';

/** What the client puts into a path; one row for each call. */
const CLIENT_PATHS: Readonly<Record<string, string>> = {
  'list-order-history': ORDER_HISTORY_PATH,
  'list-partner-history': PARTNER_HISTORY_PATH,
  'get-order': getOrderPath('{orderNumber}'),
  'get-order-summary': getOrderSummaryPath('{orderNumber}'),
  'list-consents': getConsentsPath('{upmId}'),
  'request-guest-check': GUEST_CHECK_PATH,
  'get-gift-card-balance': GIFT_CARD_PATH,
  'request-cancel': getCancelPath('{orderNumber}'),
  'get-cancel-job': getCancelJobPath('{jobId}'),
  'list-stores': STORES_PATH,
  'request-deferred-payment': getDeferredPaymentPath('{version}'),
  'get-deferred-payment-job': getDeferredPaymentJobPath('{version}', '{jobId}'),
  'get-e-fapiao': getEFapiaoPath('{orderNumber}'),
  'list-similar-products': SIMILAR_PRODUCTS_PATH,
  'request-cart-item': CART_ITEMS_PATH,
  'request-return': RETURN_CAPTURES_PATH,
  'get-return-job': getReturnJobPath('{jobId}'),
  'list-carrier-services': CARRIER_SERVICES_PATH,
  'request-store-return-email': STORE_RETURN_EMAILS_PATH,
  'request-notification': NOTIFICATIONS_PATH,
  'list-exchange-options': EXCHANGE_OPTIONS_PATH,
  'request-exchange-preview': EXCHANGE_PREVIEWS_PATH,
  'request-exchange-order': EXCHANGE_ORDERS_PATH,
  'request-bank-refund': BANK_REFUND_PATH,
  'list-addresses': getAddressesPath('{upmId}'),
  'request-new-address': getAddressesPath('{upmId}'),
  'request-address-update': getAddressPath('{upmId}', '{addressId}'),
  'request-address-check': ADDRESS_CHECKS_PATH,
  'get-return-label': getReturnLabelPath('{returnOrderNum}'),
  'request-label-dispatch': LABEL_DISPATCHES_PATH,
  'request-curbside-arrival': ARRIVALS_PATH,
  'get-curbside-interaction': getInteractionPath('{id}'),
};

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
  it('is what the schemas say today; `npm run generate` writes it', async () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(await createOpenApiText());
  });

  it('comes out the same twice', async () => {
    expect(await createOpenApiText()).toBe(await createOpenApiText());
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

describe('the page of a list', () => {
  it('is asked for by a whole number of entries from 1 to 50, and an anchor that nobody looks into', () => {
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

  it('holds whole orders and says where the list goes on, both of which the client forgives', () => {
    const { schemas } = openApiDocument.components;
    expect(schemas['OrderPage']).toMatchObject({
      required: ['objects', 'pages'],
      properties: { objects: { type: 'array', items: { $ref: '#/components/schemas/Order' } } },
    });
  });
});

describe('a request to cancel', () => {
  it('tells who asks by one of two, and holds what never changes as it is', () => {
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

  it('becomes a job that has an id and a status, and may have nothing else', () => {
    const { schemas } = openApiDocument.components;
    expect(schemas['CancelJob']).toMatchObject({
      required: ['jobId', 'status'],
      properties: { status: { enum: ['PENDING', 'IN_PROGRESS', 'COMPLETED'] } },
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

describe('an idempotency key', () => {
  const listCalls = (hasKey: (call: (typeof contractCalls)[number]) => boolean): string[] =>
    contractCalls.flatMap((call) => (hasKey(call) ? [call.name] : [])).sort();

  it('may come with every write, and with nothing else', () => {
    const writes = Object.entries(CALL_CLASSES).flatMap(([call, name]) => (name === 'write' ? [call] : []));
    expect(listCalls(({ request }) => request.headers?.shape['idempotency-key'] !== undefined)).toEqual(writes.sort());
    expect(listCalls(({ responses }) => responses[422]?.description.includes('KEY_REUSED') ?? false)).toEqual(writes);
  });
});

describe('a call with a body', () => {
  it('may be answered that the body is no JSON, and no other call', () => {
    for (const { name, request, responses } of contractCalls) {
      expect([name, 415 in responses]).toEqual([name, request.body !== undefined]);
    }
  });
});

describe('paths', () => {
  it('encode what comes from outside', () => {
    expect(getOrderSummaryPath('A/../b?c#d%20')).toBe('/summary/v1/A%2F..%2Fb%3Fc%23d%2520');
    expect(getOrderPath('A/../b?c#d%20')).toBe('/history/v1/A%2F..%2Fb%3Fc%23d%2520');
    expect(getConsentsPath('A/../b?c#d%20')).toBe('/identity/user/v1/A%2F..%2Fb%3Fc%23d%2520/consents');
    expect(getCancelPath('A/../b?c#d%20')).toBe('/order_mgmt/ordermods/v1/A%2F..%2Fb%3Fc%23d%2520/cancelOrder');
    expect(getEFapiaoPath('A/../b?c#d%20')).toBe('/order_mgmt/e_fapiao/v1/A%2F..%2Fb%3Fc%23d%2520');
    expect(getReturnJobPath('A/../b?c#d%20')).toBe('/order_mgmt/user_return_captures_jobs/v1/A%2F..%2Fb%3Fc%23d%2520');
    expect(getCancelJobPath('A/../b?c#d%20')).toBe('/order_mgmt/ordermods/v1/jobs/A%2F..%2Fb%3Fc%23d%2520');
  });
});
