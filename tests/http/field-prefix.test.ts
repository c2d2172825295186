import { describe, expect, it } from 'vitest';
import { toUsualNames } from '../../src/http/field-prefix.js';
import { listCarrierServices } from '../../src/returns/api/list-carrier-services.js';
import { createTestContext } from '../support/call-context.js';
import { answer } from '../support/scripted-fetch.js';

describe("fields with a retailer's prefix", () => {
  it('get the standard names, at any depth', () => {
    const sent = {
      shopSize: 'M',
      list: [{ shopServiceTypeCode: 'X', deep: { shopIdPathName: '/a' } }, null, 'shopSize'],
    };
    expect(toUsualNames(sent, 'shop')).toEqual({
      productSize: 'M',
      list: [{ productServiceTypeCode: 'X', deep: { productIdPathName: '/a' } }, null, 'shopSize'],
    });
  });

  it('are left alone without the prefix', () => {
    const sent = { shopName: 'Fieldhouse', Size: 'M' };
    expect(toUsualNames(sent, 'shop')).toEqual(sent);
  });

  it('do not change the prototypes of answers', () => {
    const renamed = toUsualNames(JSON.parse('{"__proto__":{"shopSize":"M"}}'), 'shop') as object;
    expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype);
    expect(JSON.stringify(renamed)).toBe('{"__proto__":{"productSize":"M"}}');
    const file = new Uint8Array([1, 2]);
    expect(toUsualNames(file, 'shop')).toBe(file);
  });

  it('are requested with the prefix, too', async () => {
    const context = createTestContext({ fieldPrefix: 'shop' });
    context.platform.network.script(
      answer(200, {
        objects: [{ shopServiceTypeCode: 'PICKUP_RETURN', providerName: 'UPS', serviceSCACCode: 'UPSN' }],
      }),
    );
    const outcome = await listCarrierServices(context, {}, new AbortController().signal);
    expect(outcome).toEqual({ kind: 'found', value: [{ kind: 'pickup', provider: 'UPS', scac: 'UPSN' }] });
    expect(context.platform.network.requests[0]?.url).toContain('filter=shopServiceTypeCode(DROPOFF_RETURN%2C');
  });
});
