import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CANCEL_BODY, MEMBER, startSandbox, toOrderBody, type SandboxUnderTest } from './start-sandbox.js';

const ORDER = 'US10000031';
const PENDING_ORDER = 'US10000032';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

interface Line {
  readonly orderLineKey: string;
  readonly quantity: number;
}

interface JobBody {
  readonly jobId: string;
  readonly status: string;
  readonly error?: { readonly code: string };
  readonly response?: { readonly status?: string; readonly lines?: readonly (Line & { readonly status: string })[] };
}

const line = (orderLineKey: string, quantity: number): Line => ({ orderLineKey, quantity });

async function request(lines: readonly unknown[], orderNumber = ORDER, headers: Record<string, string> = MEMBER) {
  const body = { ...CANCEL_BODY, request: { ...CANCEL_BODY.request, lines } };
  const answer = await sandbox.requestCancel(orderNumber, headers, body);
  return { status: answer.status, body: JSON.parse(answer.text) as JobBody };
}

/** Cancels some items, and polls the job until it is over. */
async function cancel(lines: readonly Line[], orderNumber = ORDER): Promise<JobBody> {
  const { status, body } = await request(lines, orderNumber);
  expect([status, body.status]).toEqual([202, 'PENDING']);
  for (let polls = 0; polls < 20; polls += 1) {
    const job = JSON.parse((await sandbox.getCancelJob(body.jobId)).text) as JobBody;
    if (job.status === 'COMPLETED') return job;
  }
  throw new Error('The job does not end.');
}

/** Cancels the whole order, and polls the job until it is over. */
async function cancelWhole(): Promise<JobBody> {
  const { jobId } = JSON.parse((await sandbox.requestCancel(ORDER, MEMBER, CANCEL_BODY)).text) as JobBody;
  await sandbox.getCancelJob(jobId);
  return JSON.parse((await sandbox.getCancelJob(jobId)).text) as JobBody;
}

async function readOrder(orderNumber = ORDER) {
  return toOrderBody(await sandbox.getOrder(orderNumber, MEMBER));
}

/** Of each line: its pieces, those that can be cancelled, and its price. */
async function readLines(orderNumber = ORDER) {
  const { group } = await readOrder(orderNumber);
  return (group[0]?.orderItems ?? []).map(({ lineItemTransaction, cancellableQuantity }) => [
    lineItemTransaction.quantity,
    cancellableQuantity,
    lineItemTransaction.lineItemChargedPrice,
  ]);
}

const toStatuses = ({ response }: JobBody) => (response?.lines ?? []).map(({ status }) => status);

describe('a request to cancel some items', () => {
  it('lowers `cancellableQuantity` at once, and the quantity and the sums once it is done', async () => {
    expect(await readLines()).toEqual([
      [3, 2, 135],
      [2, 2, 76],
      [1, 0, 75],
    ]);
    const before = (await readOrder()).transaction;
    const { body } = await request([line('0001', 1), line('0002', 2)]);
    const waiting = await readOrder();
    expect(await readLines()).toEqual([
      [3, 1, 135],
      [2, 0, 76],
      [1, 0, 75],
    ]);
    expect([waiting.transaction, waiting.pendingModification]).toEqual([before, undefined]);
    await sandbox.getCancelJob(body.jobId);
    const job = JSON.parse((await sandbox.getCancelJob(body.jobId)).text) as JobBody;
    expect(job.response).toEqual({
      lines: [
        { ...line('0001', 1), status: 'CANCELLED' },
        { ...line('0002', 2), status: 'CANCELLED' },
      ],
    });
    expect(await readLines()).toEqual([
      [2, 1, 90],
      [2, 0, 76],
      [1, 0, 75],
    ]);
    const { group, transaction } = await readOrder();
    expect(group[0]?.orderItems.map(({ simpleStatus }) => simpleStatus)).toEqual(['ORDERED', 'CANCELLED', 'ORDERED']);
    expect(group[0]?.simpleStatuses).toEqual(['ORDERED', 'CANCELLED']);
    expect(transaction.subTotal).toBe(165);
    expect(transaction.shippingTotal).toBe(before.shippingTotal);
    const taxes = group[0]?.orderItems
      .filter(({ simpleStatus }) => simpleStatus !== 'CANCELLED')
      .reduce((sum, { lineItemTransaction }) => sum + (lineItemTransaction.lineItemTaxes ?? 0), 0);
    expect(transaction.totalTaxes).toBeCloseTo(taxes ?? 0, 2);
    expect(transaction.orderTotal).toBeCloseTo(165 + transaction.shippingTotal + (transaction.totalTaxes ?? 0), 2);
  });

  it('is refused for one line the second time', async () => {
    expect(toStatuses(await cancel([line('0001', 1)]))).toEqual(['CANCELLED']);
    expect(toStatuses(await cancel([line('0001', 1), line('0002', 1)]))).toEqual(['REFUSED', 'CANCELLED']);
    expect(await readLines()).toEqual([
      [2, 1, 90],
      [1, 1, 38],
      [1, 0, 75],
    ]);
    expect(toStatuses(await cancel([line('0001', 1)]))).toEqual(['CANCELLED']);
  });

  it.each<[what: string, lines: readonly Line[]]>([
    ['more pieces than can be cancelled', [line('0001', 3)]],
    ['a line that can no longer be cancelled', [line('0003', 1)]],
    ['a line that the order does not have', [line('0009', 1)]],
  ])('is refused for %s, and changes nothing', async (_what, lines) => {
    const before = await readLines();
    expect(toStatuses(await cancel(lines))).toEqual(['REFUSED']);
    expect(await readLines()).toEqual(before);
  });

  it('stays pending for one line, fails the second time, and then is done', async () => {
    const lines = [line('0001', 1), line('0002', 1)];
    expect(toStatuses(await cancel(lines, PENDING_ORDER))).toEqual(['PENDING_CANCEL', 'CANCELLED']);
    const left = [
      [2, 1, 84],
      [1, 1, 35],
    ];
    expect(await readLines(PENDING_ORDER)).toEqual(left);
    expect((await cancel(lines, PENDING_ORDER)).error?.code).toBe('CANCEL_FAILED');
    expect(await readLines(PENDING_ORDER)).toEqual(left);
    expect(toStatuses(await cancel(lines, PENDING_ORDER))).toEqual(['PENDING_CANCEL', 'CANCELLED']);
  });

  it('of everything cancels the order, as a whole cancellation does', async () => {
    await cancel([line('0001', 2), line('0002', 2)], PENDING_ORDER);
    const { group } = await readOrder(PENDING_ORDER);
    expect(group[0]?.isRecentlyCancelled).toBe(false);
  });

  it.each<[what: string, lines: readonly unknown[]]>([
    ['no line', []],
    ['a quantity of 0', [line('0001', 0)]],
    ['a broken quantity', [line('0001', 0.5)]],
    ['an unknown field', [{ ...line('0001', 1), reason: 'x' }]],
  ])('with %s breaks the contract', async (_what, lines) => {
    expect((await request(lines)).status).toBe(400);
  });

  it('is answered as before with the same key, and refused with the same key and other lines', async () => {
    const headers = { ...MEMBER, 'idempotency-key': '9b2d7c44-1e0a-4f5b-8c63-7a90d1e2f3b4' };
    const first = await request([line('0001', 1)], ORDER, headers);
    expect(await request([line('0001', 1)], ORDER, headers)).toEqual(first);
    expect((await readLines())[0]).toEqual([3, 1, 135]);
    expect((await request([line('0001', 2)], ORDER, headers)).status).toBe(422);
  });
});

describe('a request to cancel the whole order', () => {
  it('leaves the pieces that can no longer be cancelled, and is refused if there are no others', async () => {
    const { response } = await cancelWhole();
    expect(response?.lines).toEqual([
      { ...line('0001', 2), status: 'CANCELLED' },
      { ...line('0001', 1), status: 'REFUSED' },
      { ...line('0002', 2), status: 'CANCELLED' },
      { ...line('0003', 1), status: 'REFUSED' },
    ]);
    expect(await readLines()).toEqual([
      [1, 0, 45],
      [2, 0, 76],
      [1, 0, 75],
    ]);
    expect((await readOrder()).group[0]?.simpleStatuses).toEqual(['ORDERED', 'CANCELLED']);
    expect((await sandbox.requestCancel(ORDER, MEMBER, CANCEL_BODY)).status).toBe(422);
  });

  it('cancels everything after some pieces were cancelled, if all can be', async () => {
    await cancel([line('0001', 1)], PENDING_ORDER);
    expect((await sandbox.requestCancel(PENDING_ORDER, MEMBER, CANCEL_BODY)).status).toBe(202);
    sandbox.pass(3_000);
    expect((await readOrder(PENDING_ORDER)).group[0]?.simpleStatuses).toEqual(['CANCELLED']);
  });
});
