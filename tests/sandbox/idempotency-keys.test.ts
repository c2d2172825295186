import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CANCEL_BODY,
  EMAIL,
  listErrorFields,
  MEMBER,
  startSandbox,
  toJobBody,
  type Answer,
  type SandboxUnderTest,
} from './start-sandbox.js';

const KEY = { 'idempotency-key': '9b2d7c44-1e0a-4f5b-8c63-7a90d1e2f3b4' };
const LABEL = { dispatchType: 'email', returnOrderNumber: 'RT10000010' };
const CART_ITEM = { skuId: 'sku-tp2041-302-m-9-w-10-5', quantity: 1, country: 'us', language: 'en' };

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const post = (path: string, body: unknown, headers: Record<string, string>): Promise<Answer> =>
  sandbox.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const sendLabel = (headers: Record<string, string>, body: object = LABEL) =>
  post('/orders/return_labels/v1', body, headers);

async function countLabels(headers: Record<string, string> = {}): Promise<number> {
  const { text } = await sandbox.request('/sandbox/labels', { headers });
  return (JSON.parse(text) as { labels: unknown[] }).labels.length;
}

describe('a request repeated with its key', () => {
  it('gets the first answer again, and is processed once', async () => {
    const first = await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY });
    const again = await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY });
    expect([again.status, again.text]).toEqual([202, first.text]);
    // The order's own guard against a second cancellation was not used.
    expect((await sandbox.requestCancel('US10000002', EMAIL)).status).toBe(422);
  });

  it('gets its first answer even if the state has changed since', async () => {
    const { jobId } = toJobBody(await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY }));
    await sandbox.getCancelJob(jobId);
    await sandbox.getCancelJob(jobId);
    expect(toJobBody(await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY }))).toMatchObject({
      jobId,
      status: 'PENDING',
    });
  });

  it('is processed once even if nothing else would prevent a repeat', async () => {
    for (let time = 0; time < 3; time += 1) expect((await sendLabel({ ...MEMBER, ...KEY })).status).toBe(202);
    expect(await countLabels()).toBe(1);
    const buy = () => post('/buy/cart_items/v1', CART_ITEM, { ...MEMBER, ...KEY });
    expect((await buy()).text).toBe((await buy()).text);
  });

  it('is refused again with the same headers', async () => {
    const arrive = (body: object = {}) =>
      post(
        '/store/pickup_interactions/v1',
        { storeId: '103', orderNumber: 'US10000006', qrId: 'Q103', vehicleDescription: 'Blue van', ...body },
        { ...EMAIL, ...KEY },
      );
    const [first, again] = [await arrive(), await arrive()];
    expect([again.status, again.text]).toEqual([409, first.text]);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(again.headers.get('location')).toContain('/store/pickup_interactions/v1/');
  });

  it('is processed if it was throttled the first time', async () => {
    await sandbox.close();
    sandbox = await startSandbox({ missesPerMinute: 1 });
    await sandbox.getSummary('US99999999');
    expect((await sendLabel({ ...EMAIL, ...KEY })).status).toBe(429);
    sandbox.pass(61_000);
    expect((await sendLabel({ ...EMAIL, ...KEY })).status).toBe(202);
  });

  it.each(['lost-answer', 'executed-500', 'executed-503', 'malformed', 'empty', 'status-204', 'drift-types'])(
    'gets the valid answer after %s had broken the first',
    async (fault) => {
      const faulty = { ...EMAIL, ...KEY, 'x-sandbox-fault': `request-cancel:${fault}` };
      await sandbox.requestCancel('US10000002', faulty).catch(() => undefined);
      const again = await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY });
      expect(again.status).toBe(202);
      expect(toJobBody(again)).toMatchObject({ status: 'PENDING', eta: expect.any(Number) as unknown });
      expect((await sandbox.requestCancel('US10000002', EMAIL)).status).toBe(422);
    },
  );

  it('is processed if a fault replaced the first answer', async () => {
    const faulty = { ...MEMBER, ...KEY, 'x-sandbox-fault': 'request-label-dispatch:status-500' };
    expect((await sendLabel(faulty)).status).toBe(500);
    expect(await countLabels()).toBe(0);
    expect((await sendLabel({ ...MEMBER, ...KEY })).status).toBe(202);
    expect(await countLabels()).toBe(1);
  });
});

describe('a key', () => {
  it.each<[what: string, send: () => Promise<Answer>]>([
    ['body', () => sendLabel({ ...MEMBER, ...KEY }, { ...LABEL, dispatchType: 'mail' })],
    ['path', () => sandbox.requestCancel('US10000030', { ...MEMBER, ...KEY })],
  ])('is refused with another %s, and nothing is done', async (_what, send) => {
    await sendLabel({ ...MEMBER, ...KEY });
    await sandbox.requestCancel('US10000029', { ...MEMBER, ...KEY });
    const answer = await send();
    expect([answer.status, listErrorFields(answer)]).toEqual([422, ['idempotency-key']]);
    expect(answer.text).toContain('KEY_REUSED');
    expect(await countLabels()).toBe(1);
    expect((await sandbox.requestCancel('US10000030', MEMBER)).status).toBe(202);
  });

  it('belongs to one shopper, one call and one world', async () => {
    expect((await sendLabel({ ...MEMBER, ...KEY })).status).toBe(202);
    expect((await sendLabel({ ...EMAIL, ...KEY })).status).toBe(202);
    expect(await countLabels()).toBe(2);
    expect((await sandbox.requestCancel('US10000002', { ...MEMBER, ...KEY })).status).toBe(202);
    const elsewhere = { 'x-sandbox-world': 'elsewhere' };
    expect((await sendLabel({ ...MEMBER, ...KEY, ...elsewhere })).status).toBe(202);
    expect(await countLabels(elsewhere)).toBe(1);
  });

  it('of another shopper is not recognised', async () => {
    await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY });
    const stranger = { 'x-guest-email': 'someone%40example.com' };
    expect((await sandbox.requestCancel('US10000002', { ...stranger, ...KEY })).status).toBe(404);
  });

  it('must be a UUID', async () => {
    const answer = await sendLabel({ ...MEMBER, 'idempotency-key': 'once' });
    expect([answer.status, listErrorFields(answer)]).toEqual([400, ['idempotency-key']]);
  });

  it('is new after a reset', async () => {
    await sendLabel({ ...MEMBER, ...KEY });
    await sandbox.reset();
    await sendLabel({ ...MEMBER, ...KEY });
    expect(await countLabels()).toBe(1);
  });

  it('appears in the journal by its name only', async () => {
    await sandbox.requestCancel('US10000002', { ...EMAIL, ...KEY }, CANCEL_BODY);
    const [entry] = await sandbox.listRequests('request-cancel');
    expect(entry?.carried).toContain('idempotency-key');
    expect(JSON.stringify(entry)).not.toContain(KEY['idempotency-key']);
  });

  it('survives a restart without personal data in the file', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'orders-keys-'));
    await sandbox.close();
    sandbox = await startSandbox({ dataFolder });
    await sendLabel({ ...EMAIL, ...KEY });
    await sandbox.close();
    expect(await readFile(join(dataFolder, 'snapshot.json'), 'utf8')).not.toMatch(/guest@|guest%40|9b2d7c44/);
    sandbox = await startSandbox({ dataFolder });
    await sendLabel({ ...EMAIL, ...KEY });
    expect(await countLabels()).toBe(1);
    await rm(dataFolder, { recursive: true });
  });
});
