import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createBench, GUEST, listWithdrawals, type Bench, type CallAnswer } from './bench.js';
import { formatMedian } from './format-median.js';

const PATH = '/order_mgmt/withdrawals/v1';
const AT_ONCE = 10;
const ROUNDS = 30;

interface Receipt {
  readonly withdrawalId: string;
  readonly receivedAt: string;
  readonly sentTo?: string;
}

const readReceipt = ({ json }: CallAnswer): Receipt => json as Receipt;
const toStatus = ({ status }: CallAnswer): number => status;

let bench: Bench;
test.beforeAll(async () => {
  bench = await createBench();
});

const send = (orderNumber: string, more: object = {}, key: string | undefined = randomUUID()) =>
  bench.call('request-withdrawal', {
    path: PATH,
    ...(key !== undefined && { key }),
    body: {
      ...{ orderNumber, name: 'Robin Doe', email: GUEST, country: 'de', language: 'en' },
      ...{ statement: 'I withdraw from the contract.', ...more },
    },
  });

/** Creates a number that no order has. */
const createNumber = (): string => `NO${randomUUID().slice(0, 8)}`;

test('a statement is stored with its order, and its receipt is handed to the e-mail provider', async () => {
  const order = await bench.place({ country: 'de', units: { 'FH103-GRE-M': 3 } });
  const before = Date.now();
  const more = { items: [{ orderLineKey: order.items[0]?.id, quantity: 2 }], note: 'The grey ones 🧦' };
  const answer = await send(order.number, more);
  const { withdrawalId, receivedAt, sentTo } = readReceipt(answer);
  expect([answer.status, sentTo]).toEqual([201, 'g***@example.com']);
  expect(withdrawalId).toMatch(/^WD\d{10}$/);
  expect(Math.abs(Date.parse(receivedAt) - before)).toBeLessThan(60_000);

  await expect(async () => {
    const [stored] = await listWithdrawals(bench, { order_id: order.id });
    expect(stored).toMatchObject({
      ...{ reference: withdrawalId, order_number: order.number, order_id: order.id, is_of_customer: true },
      ...{ name: 'Robin Doe', email: GUEST, country: 'de', language: 'en', received_at: receivedAt, ...more },
      ...{ statement: 'I withdraw from the contract.', receipt_sent_at: expect.any(String) },
    });
  }).toPass({ timeout: 10_000 });
  const sent = await listNotifications(withdrawalId);
  expect(sent).toMatchObject([
    { to: GUEST, channel: 'email', status: 'success', data: { statement: 'I withdraw from the contract.' } },
  ]);
});

async function listNotifications(reference: string): Promise<object[]> {
  const { notifications } = await bench.admin<{ notifications: { data: { reference?: string } }[] }>(
    '/admin/notifications?limit=50&order=-created_at&fields=to,channel,template,data,status',
  );
  return notifications.filter(({ data }) => data.reference === reference);
}

test("a known order, an unknown one and another shopper's get the same answer", async () => {
  const order = await bench.place({ country: 'de' });
  const answers = [
    await send(order.number),
    await send(order.number, { email: 'other@example.com' }),
    await send(createNumber()),
    await send('Nr. 4711 / b, from the shop', { email: `robin.${randomUUID()}@example.com` }),
  ];
  expect(answers.map(toStatus)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => Object.keys(readReceipt(answer)).join())).size).toBe(1);
  const readSenders = async () =>
    (await listWithdrawals(bench, { order_number: order.number })).map(({ email, is_of_customer: is }) => [email, is]);
  await expect.poll(readSenders).toEqual([
    ['other@example.com', false],
    [GUEST, true],
  ]);
});

test('the times of a known and of an unknown order are printed', async () => {
  const order = await bench.place({ country: 'de' });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = [
      ['known', order.number],
      ['unknown', createNumber()],
    ] as const;
    // The proxy alternates between the copies. Alternate the order of the two kinds as well, so that both reach both copies.
    for (const [kind, number] of round % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now();
      await send(number, { email: `robin.${round}@example.com` });
      times[kind].push(performance.now() - start);
    }
  }
  // The times are only printed, because other processes share the machine. They are equal because the order is read after the answer.
  console.log(`known order ${formatMedian(times.known)}, unknown ${formatMedian(times.unknown)}`);
});

test('an order has one statement for each e-mail address, in any spelling', async () => {
  const number = createNumber();
  const first = readReceipt(await send(number));
  const second = await send(` ${number} `, { email: GUEST.toUpperCase(), name: 'R. Doe' });
  expect(second.status).toBe(409);
  expect(second.json).toMatchObject({
    errors: [{ code: 'WITHDRAWAL_KNOWN' }],
    withdrawalId: first.withdrawalId,
    receivedAt: first.receivedAt,
  });
  expect(await listWithdrawals(bench, { order_number: number })).toMatchObject([{ name: 'Robin Doe' }]);
});

test('the same key gets the first answer again, and is refused for another statement', async () => {
  const [number, key, other] = [createNumber(), randomUUID(), randomUUID()];
  const first = await send(number, {}, key);
  const again = await send(number, {}, key.toUpperCase());
  expect([again.status, again.text]).toEqual([201, first.text]);
  const known = await send(number, { name: 'R. Doe' }, other);
  expect(known.status).toBe(409);
  expect(await send(number, { name: 'R. Doe' }, other)).toMatchObject({ status: 409, text: known.text });
  for (const [used, more] of [
    [key, { name: 'R. Doe' }],
    [key, { email: 'other@example.com' }],
    [other, { note: 'And more' }],
  ] as const) {
    const refused = await send(number, more, used);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('KEY_REUSED')]);
  }
  expect(await listWithdrawals(bench, { order_number: number })).toHaveLength(1);
});

test('ten simultaneous statements, with one key or with ten, store one and send one receipt', async () => {
  for (const createKey of [(key: string) => key, () => randomUUID()]) {
    const [number, key] = [createNumber(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(number, {}, createKey(key))));
    const isOneKey = createKey(key) === key;
    const expected = isOneKey
      ? Array.from({ length: AT_ONCE }, () => 201)
      : [201, ...Array.from({ length: 9 }, () => 409)];
    expect(answers.map(toStatus).sort()).toEqual(expected);
    const receipts = answers.map(readReceipt).map(({ withdrawalId, receivedAt }) => `${withdrawalId} ${receivedAt}`);
    expect(new Set(receipts).size).toBe(1);
    const stored = await listWithdrawals(bench, { order_number: number });
    expect(stored).toHaveLength(1);
    await expect
      .poll(async () => (await listNotifications(readReceipt(answers[0] as CallAnswer).withdrawalId)).length)
      .toBe(1);
  }
});

test('a malformed statement is refused with the name of the field', async () => {
  for (const [field, more] of [
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(257) }],
    ['orderNumber', { orderNumber: '' }],
    ['orderNumber', { orderNumber: '1'.repeat(65) }],
    ['email', { email: 'robin' }],
    ['country', { country: 'DE' }],
    ['language', { language: 'de-DE' }],
    ['statement', { statement: '' }],
    ['note', { note: '😀'.repeat(501) }],
    ['items', { items: [] }],
    ['items.0.quantity', { items: [{ orderLineKey: 'a', quantity: 0 }] }],
  ] as const) {
    const answer = await send(createNumber(), more);
    expect([answer.status, answer.json], field).toMatchObject([400, { errors: [{ field }] }]);
  }
  expect(await send(createNumber(), {}, 'no-uuid')).toMatchObject({ status: 400 });
  expect(await send(createNumber(), { note: '😀'.repeat(500) })).toMatchObject({ status: 201 });
});

test('a token in the request changes nothing, even if it is not valid', async () => {
  const answer = await bench.call('request-withdrawal', {
    path: PATH,
    token: 'nonsense',
    body: {
      ...{ orderNumber: createNumber(), name: 'Robin Doe', email: GUEST, country: 'de', language: 'en' },
      statement: 'I withdraw.',
    },
  });
  expect(answer.status).toBe(201);
});

test("only the shop's staff can read the statements", async () => {
  const answer = await fetch(`${bench.medusaUrl}/admin/orders-area/withdrawals`);
  expect(answer.status).toBe(401);
});
