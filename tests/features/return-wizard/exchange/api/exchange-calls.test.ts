import { describe, expect, it } from 'vitest';
import { listExchangeOptions } from '../../../../../src/features/return-wizard/exchange/api/list-exchange-options.js';
import { requestExchangeOrder } from '../../../../../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import { requestExchangePreview } from '../../../../../src/features/return-wizard/exchange/api/actions/request-exchange-preview.js';
import { createTestContext } from '../../../../support/call-context.js';
import { answer } from '../../../../support/scripted-fetch.js';
import { EXCHANGE, EXCHANGE_PREVIEW_ANSWER, EXCHANGE_SKU } from './exchange-samples.js';

const { signal } = new AbortController();
const ITEM = { orderNumber: 'A1000', gtin: '0001234567890', quantity: 2 };

function createContext(status: number, body: unknown) {
  const context = createTestContext({ tokens: ['t0ken'], country: 'us', locale: 'es' });
  context.platform.network.script(answer(status, body));
  return context;
}

/** The request with its parsed body. */
function getSent(context: ReturnType<typeof createContext>) {
  const [sent] = context.platform.network.requests;
  if (!sent) throw new Error('Nothing was sent.');
  return { url: sent.url, method: sent.method, body: JSON.parse(sent.body ?? 'null') as unknown };
}

describe('the options of an exchange', () => {
  it('are requested with the item in the body, and without personal data in the address', async () => {
    const context = createContext(200, { objects: [EXCHANGE_SKU] });
    await listExchangeOptions(
      context,
      { ...ITEM, unitPrice: 80, email: 'robin@example.com', phoneNumber: '5035550101' },
      signal,
    );
    expect(getSent(context)).toEqual({
      url: 'https://api.shop.example/order_mgmt/exchange_options/v1',
      method: 'POST',
      body: {
        country: 'us',
        langRegion: 'es-US',
        email: 'robin@example.com',
        phoneNumber: '5035550101',
        ...ITEM,
      },
    });
  });

  it('leave out an unknown contact', async () => {
    const context = createContext(200, { objects: [EXCHANGE_SKU] });
    await listExchangeOptions(context, { ...ITEM, email: undefined }, signal);
    expect(getSent(context).body).toEqual({ country: 'us', langRegion: 'es-US', ...ITEM });
  });

  it.each<{ what: string; status: number; body: unknown; end: object }>([
    {
      what: 'an item that is no longer sold',
      status: 409,
      body: { errors: [{ code: 'EXCHANGE_ITEM_INACTIVE', message: 'x' }] },
      end: { kind: 'found', value: { status: 'inactive' } },
    },
    {
      what: 'another conflict',
      status: 409,
      body: { errors: [{ code: 'CONFLICT', message: 'x' }] },
      end: { kind: 'failed', failure: { status: 409 } },
    },
    {
      what: 'the same code with another status',
      status: 422,
      body: { errors: [{ code: 'EXCHANGE_ITEM_INACTIVE', message: 'x' }] },
      end: { kind: 'failed', failure: { status: 422 } },
    },
    { what: 'no item', status: 404, body: { errors: [] }, end: { kind: 'missing' } },
    {
      what: "colours none of which is available for the item's price",
      status: 200,
      body: { objects: [{ ...EXCHANGE_SKU, price: 81 }] },
      end: { kind: 'found', value: { status: 'nothing' } },
    },
    { what: 'no colour at all', status: 200, body: { objects: [] }, end: { kind: 'failed' } },
  ])('report $what', async ({ status, body, end }) => {
    expect(await listExchangeOptions(createContext(status, body), { ...ITEM, unitPrice: 80 }, signal)).toMatchObject(
      end,
    );
  });
});

describe('the preview of an exchange', () => {
  it('is requested with the returned and the new items', async () => {
    const context = createContext(200, EXCHANGE_PREVIEW_ANSWER);
    await requestExchangePreview(context, EXCHANGE, signal);
    const { url, method, body } = getSent(context);
    expect([url, method]).toEqual(['https://api.shop.example/order_mgmt/exchange_order_previews/v1', 'POST']);
    expect(body).toEqual({
      parentSalesOrderNumber: 'A1000',
      email: 'guest@example.com',
      country: 'us',
      currency: 'USD',
      locale: 'es-US',
      channel: 'WEB',
      address: EXCHANGE.address,
      recipient: { firstName: 'Robin', lastName: 'Doe' },
      clientInfo: { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' },
      items: [
        {
          id: '0001:1',
          skuId: 'sku-2',
          quantity: 1,
          priceAdjustments: [
            {
              tax: {
                type: 'TAX',
                rate: 0.0725,
                amount: 6.888,
                calculationDate: '2026-11-01T10:00:00Z',
                treatment: 'EXCLUSIVE',
              },
            },
          ],
        },
      ],
      totals: { subTotal: 95, shippingTotal: 0, totalTaxes: 6.88, orderTotal: 101.88 },
    });
  });

  it('contains no unpaid tax, and no unknown e-mail address', async () => {
    const context = createContext(200, EXCHANGE_PREVIEW_ANSWER);
    const { orderNumber, currency, address, recipient, totals } = EXCHANGE;
    const untaxed = { orderNumber, currency, address, recipient, totals, items: [{ id: '0001:1', skuId: 'sku-2' }] };
    await requestExchangePreview(context, untaxed, signal);
    expect(getSent(context).body).toMatchObject({ items: [{ priceAdjustments: [] }] });
    expect(getSent(context).body).not.toHaveProperty('email');
  });

  it('is parsed with its prices', async () => {
    const outcome = await requestExchangePreview(createContext(200, EXCHANGE_PREVIEW_ANSWER), EXCHANGE, signal);
    expect(outcome).toEqual({
      kind: 'found',
      value: { previewId: 'preview-1', items: [{ id: '0001:1', skuId: 'sku-2', price: 85 }], total: 91.16 },
    });
  });
});

describe('the order of an exchange', () => {
  it('is requested with the body of its preview, with the preview and the return', async () => {
    const preview = createContext(200, EXCHANGE_PREVIEW_ANSWER);
    await requestExchangePreview(preview, EXCHANGE, signal);
    const context = createContext(201, { orderNumber: 'E1000' });
    const request = { exchange: EXCHANGE, previewId: 'preview-1', returnNumber: 'R1000' };
    expect(await requestExchangeOrder(context, request, signal)).toEqual({
      kind: 'found',
      value: { exchangeNumber: 'E1000' },
    });
    expect(getSent(context)).toEqual({
      url: 'https://api.shop.example/order_mgmt/exchange_orders/v1',
      method: 'POST',
      body: { ...(getSent(preview).body as object), previewId: 'preview-1', parentReturnOrderNumber: 'R1000' },
    });
  });
});
