import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireOrder } from '../../contract/wire-order.js';
import { toOrderInFull } from '../../src/orders/api/in-full/create-detail-reader.js';
import {
  EMAIL,
  MEMBER,
  startSandbox,
  toOrderBody,
  toPageBody,
  FIRST_PAGE,
  type SandboxUnderTest,
} from './start-sandbox.js';

const NUMBER = 'US10000017';

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

interface Body {
  readonly jobId: string;
  readonly status: string;
  readonly error?: object;
  readonly response?: { readonly returnOrderNumber: string };
}

async function read(orderNumber: string, headers: Record<string, string> = EMAIL): Promise<WireOrder> {
  const answer = headers === EMAIL ? sandbox.getSummary(orderNumber) : sandbox.getOrder(orderNumber, headers);
  return toOrderBody(await answer);
}

async function findGtin(orderNumber: string, line: number): Promise<string> {
  const items = (await read(orderNumber)).group.flatMap(({ orderItems }) => orderItems);
  return items[line]?.product.gtin ?? '';
}

function post(
  orderNumber: string,
  lines: readonly (readonly [gtin: string, quantity: number])[],
  headers = EMAIL as Record<string, string>,
) {
  return sandbox.request('/order_mgmt/user_return_captures/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      captureSystem: 'SELF_SERVICE',
      createReturnLabelFlag: true,
      locale: 'en_US',
      omsRegionReference: 'NIKEUS',
      orderLines: lines.map(([universalProductCode, quantity]) => ({
        ...{ quantity, reasonCode: '6', reasonText: 'Quality', universalProductCode },
      })),
      orderNumber,
      orderCreateDate: '2026-11-01T10:00:00.000Z',
      returnMethod: 'upsDropoff',
      standardCarrierAlphaCode: 'UPSN',
    }),
  });
}

async function poll(jobId: string, headers: Record<string, string> = EMAIL): Promise<Body> {
  const { text } = await sandbox.request(`/order_mgmt/user_return_captures_jobs/v1/${jobId}`, { headers });
  return JSON.parse(text) as Body;
}

const toBody = ({ text }: { readonly text: string }): Body => JSON.parse(text) as Body;

describe('a return', () => {
  it.each([
    ['a guest', EMAIL],
    ['a member', MEMBER],
  ])(
    'of %s has a number at once, is completed at the second poll, and appears in the order and on its own',
    async (_who, headers) => {
      const gtin = await findGtin(NUMBER, 0);
      const answer = await post(NUMBER, [[gtin, 1]], headers);
      const { jobId, response } = toBody(answer);
      const number = response?.returnOrderNumber ?? '';
      expect([answer.status, number]).toEqual([202, 'RT20000001']);
      expect((await sandbox.getSummary(number)).status).toBe(404);
      expect([(await poll(jobId, headers)).status, (await poll(jobId, headers)).status]).toEqual([
        'IN_PROGRESS',
        'COMPLETED',
      ]);
      const order = toOrderInFull(await read(NUMBER, headers));
      expect(order.groups.map(({ listedReturnNumber, items }) => [listedReturnNumber, items.length])).toEqual([
        [undefined, 2],
        [number, 1],
      ]);
      const made = toOrderInFull(await read(number, headers));
      expect(made).toMatchObject({
        kind: 'return',
        orderNumber: number,
        parentOrderNumber: NUMBER,
        returnMethod: 'upsDropoff|UPSN',
        groups: [{ items: [{ gtin, quantity: 1, status: 'returnCreated' }] }],
      });
      expect([...order.unreadable, ...made.unreadable]).toEqual([]);
    },
  );

  it('of a part of a line leaves the rest, and both add up to the whole', async () => {
    const gtin = await findGtin(NUMBER, 2);
    const before = await read(NUMBER);
    await post(NUMBER, [[gtin, 1]]);
    sandbox.pass(3_000);
    const { group, transaction } = await read(NUMBER);
    const parts = group.flatMap(({ orderItems }) => orderItems).filter(({ product }) => product.gtin === gtin);
    expect(
      parts.map(({ returnableFlag, lineItemTransaction: line }) => [
        returnableFlag,
        line.quantity,
        line.lineItemChargedPrice,
      ]),
    ).toEqual([
      [true, 1, 40.5],
      [false, 1, 40.5],
    ]);
    expect(transaction).toEqual(before.transaction);
  });

  it('is created without polling too: a lost answer prevents nothing', async () => {
    await post(NUMBER, [[await findGtin(NUMBER, 0), 1]]);
    sandbox.pass(2_999);
    expect((await sandbox.getSummary('RT20000001')).status).toBe(404);
    sandbox.pass(1);
    expect((await sandbox.getSummary('RT20000001')).status).toBe(200);
  });

  it('is refused for items already in a return, and for more than the order has', async () => {
    const gtin = await findGtin(NUMBER, 0);
    await post(NUMBER, [[gtin, 1]]);
    expect((await post(NUMBER, [[gtin, 1]])).status).toBe(422);
    expect((await post(NUMBER, [[await findGtin(NUMBER, 2), 3]])).status).toBe(422);
    expect((await post(NUMBER, [['0000000000000', 1]])).status).toBe(422);
  });

  it('is private: another shopper can read neither its job nor its order', async () => {
    const stranger = { 'x-guest-email': 'stranger%40example.com' };
    expect((await post(NUMBER, [[await findGtin(NUMBER, 0), 1]], stranger)).status).toBe(404);
    const { jobId } = toBody(await post(NUMBER, [[await findGtin(NUMBER, 0), 1]]));
    sandbox.pass(3_000);
    const job = await sandbox.request(`/order_mgmt/user_return_captures_jobs/v1/${jobId}`, { headers: stranger });
    expect([job.status, (await sandbox.getSummary('RT20000001', stranger)).status]).toEqual([404, 404]);
  });

  it('appears in the history as part of its order', async () => {
    await post(NUMBER, [[await findGtin(NUMBER, 0), 1]]);
    sandbox.pass(3_000);
    const page = toPageBody(await sandbox.listHistory(FIRST_PAGE.replace('count=10', 'count=50')));
    expect(page.objects.find(({ orderNumber }) => orderNumber === NUMBER)?.group.length).toBe(2);
    expect(page.objects.map(({ orderNumber }) => orderNumber)).not.toContain('RT20000001');
  });

  it('is gone after a reset', async () => {
    await post(NUMBER, [[await findGtin(NUMBER, 0), 1]]);
    sandbox.pass(3_000);
    await sandbox.reset();
    expect((await sandbox.getSummary('RT20000001')).status).toBe(404);
  });
});

describe('an order with a special return', () => {
  it('US10000015 fails once without effect, and then returns the same number', async () => {
    const gtin = await findGtin('US10000015', 0);
    const first = toBody(await post('US10000015', [[gtin, 1]]));
    await poll(first.jobId);
    expect((await poll(first.jobId)).error).toBeDefined();
    expect((await read('US10000015')).group.length).toBe(1);
    const second = toBody(await post('US10000015', [[gtin, 1]]));
    expect(second.response).toEqual(first.response);
    await poll(second.jobId);
    expect(await poll(second.jobId)).toMatchObject({ status: 'COMPLETED', response: first.response });
  });

  it('US10000016 never ends', async () => {
    const { jobId } = toBody(await post('US10000016', [[await findGtin('US10000016', 0), 1]]));
    for (let question = 0; question < 25; question += 1) expect((await poll(jobId)).status).toBe('IN_PROGRESS');
    sandbox.pass(3_600_000);
    expect((await poll(jobId)).status).toBe('IN_PROGRESS');
  });

  it('US10000018 was bought in a store and paid in cash', async () => {
    expect(toOrderInFull(await read('US10000018'))).toMatchObject({ isStoreOrder: true, payments: [{ type: 'cash' }] });
  });
});

describe('the carriers of a country', () => {
  const listServices = async (country: string, kinds = 'DROPOFF_RETURN,PAPERLESS_RETURN,PICKUP_RETURN') => {
    const filters = `filter=serviceCountryCode(${country})&filter=providerTypeCode(CARRIER)&filter=productServiceTypeCode(${kinds})`;
    const { status, text } = await sandbox.request(`/ship/provider_services/v1?${filters}`);
    const { objects = [] } = JSON.parse(text) as { objects?: { serviceSCACCode: string }[] };
    return [status, ...objects.map(({ serviceSCACCode }) => serviceSCACCode)];
  };

  it.each([
    ['US', [200, 'UPSN', 'UPSN', 'UPSN']],
    ['GB', [200, 'ROYALMAIL', 'ROYALMAIL']],
    ['ZZ', [200]],
    ['us', [400]],
  ])('of %s are %j', async (country, found) => {
    expect(await listServices(country)).toEqual(found);
  });

  it('are limited to the requested kinds', async () => {
    expect(await listServices('US', 'PICKUP_RETURN')).toEqual([200, 'UPSN']);
    expect(await listServices('US', 'DRONE_RETURN')).toEqual([400]);
  });
});
