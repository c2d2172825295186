import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toOrder } from '../../src/orders/api/order.js';
import type { WireOrder } from '../../contract/wire-order.js';
import {
  EMAIL,
  NOON,
  startSandbox,
  toJobBody,
  toOrderBody,
  toPageBody,
  type SandboxUnderTest,
} from './start-sandbox.js';

/** Longer than any job takes without polling. */
const LONG_ENOUGH = 3_000;

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

async function read(orderNumber: string, from = sandbox): Promise<WireOrder> {
  return toOrderBody(await from.getSummary(orderNumber));
}

async function cancel(orderNumber: string): Promise<void> {
  await sandbox.requestCancel(orderNumber);
  sandbox.pass(LONG_ENOUGH);
}

/** The cancellation state of the first group, and the different states of its lines. */
function toState({ group: [first], pendingModification }: WireOrder) {
  const lines = first?.orderItems.map(({ lineItemStatus, simpleStatus }) => `${lineItemStatus.status} ${simpleStatus}`);
  return {
    isCancellable: first?.isCancellable,
    isPendingCancellation: first?.isPendingCancellation,
    isRecentlyCancelled: first?.isRecentlyCancelled,
    cancel: first?.actions?.cancel,
    modification: pendingModification?.type,
    lines: [...new Set(lines)],
  };
}

const UNTOUCHED = {
  isCancellable: true,
  isPendingCancellation: false,
  isRecentlyCancelled: false,
  cancel: {},
  modification: undefined,
  lines: ['accepted ORDERED'],
};

const CANCELLED = {
  isCancellable: false,
  isPendingCancellation: false,
  isRecentlyCancelled: true,
  cancel: undefined,
  modification: undefined,
  lines: ['cancelled CANCELLED'],
};

describe('an order during its cancellation', () => {
  it.each(['US10000002', 'US10000003', 'US10000004', 'US10000029'])(
    '%s shows it while the job is open',
    async (number) => {
      await sandbox.requestCancel(number);
      expect(toState(await read(number))).toEqual({ ...UNTOUCHED, modification: 'CANCEL' });
      expect(toOrder(await read(number)).groups.map(({ statuses }) => statuses)).toEqual([['cancellationPending']]);
    },
  );

  it('US10000029 shows it permanently', async () => {
    await cancel('US10000029');
    expect(toState(await read('US10000029'))).toMatchObject({ modification: 'CANCEL' });
  });

  it('does not change the orders beside it', async () => {
    await cancel('US10000002');
    expect(toState(await read('US10000003'))).toEqual(UNTOUCHED);
  });
});

describe('an order after its cancellation', () => {
  it.each(['US10000002', 'US10000030'])('%s is cancelled as of now', async (orderNumber) => {
    await cancel(orderNumber);
    const order = await read(orderNumber);
    expect(toState(order)).toEqual(CANCELLED);
    expect(order.group[0]).toMatchObject({
      groupHeading: 'Canceled',
      message: 'You were not charged.',
      simpleStatuses: ['CANCELLED'],
      shipFromCountry: 'US',
    });
    expect(JSON.stringify(order)).not.toContain('Arriving');
    expect(toOrder(order)).toMatchObject({ unreadable: [], groups: [{ statuses: ['cancelled'] }] });
  });

  it('keeps its lines, sums and dates', async () => {
    const before = await read('US10000002');
    await cancel('US10000002');
    const after = await read('US10000002');
    expect(after.transaction).toEqual(before.transaction);
    const listKeys = ({ group }: WireOrder) =>
      group.flatMap(({ orderItems }) => orderItems.map(({ orderLineKey, product }) => [orderLineKey, product]));
    expect(listKeys(after)).toEqual(listKeys(before));
  });

  it('US10000003 is pending and no longer offers cancellation', async () => {
    await cancel('US10000003');
    const order = await read('US10000003');
    expect(toState(order)).toEqual({
      ...UNTOUCHED,
      isCancellable: false,
      isPendingCancellation: true,
      cancel: undefined,
    });
    expect(order.group[0]?.message).toBe('We received your request to cancel and will send you an update.');
  });

  it('US10000004 shows no trace of the failed job, and is cancelled by the next', async () => {
    const before = await read('US10000004');
    await cancel('US10000004');
    expect(await read('US10000004')).toEqual(before);
    await cancel('US10000004');
    expect(toState(await read('US10000004'))).toEqual(CANCELLED);
  });

  it('US10000013 is shown as cancelled after the first request', async () => {
    expect(toState(await read('US10000013'))).toEqual(UNTOUCHED);
    await sandbox.requestCancel('US10000013');
    expect(toState(await read('US10000013'))).toEqual(CANCELLED);
  });

  it('US10000014 and US10000005 are unchanged after a refusal', async () => {
    for (const orderNumber of ['US10000014', 'US10000005']) {
      await cancel(orderNumber);
      expect(toState(await read(orderNumber))).toEqual(UNTOUCHED);
    }
  });

  it('is the same for a guest, for its member and in the history', async () => {
    await cancel('US10000002');
    await sandbox.requestCancel('US10000003');
    const { objects } = toPageBody(await sandbox.listHistory());
    for (const orderNumber of ['US10000002', 'US10000003']) {
      const order = await read(orderNumber);
      expect(toOrderBody(await sandbox.getOrder(orderNumber))).toEqual(order);
      expect(objects.find((listed) => listed.orderNumber === orderNumber)).toEqual(order);
    }
  });

  it('has texts in the requested language', async () => {
    await cancel('US10000002');
    const answer = await sandbox.getSummary('US10000002', EMAIL, 'filter=country(us)&filter=language(de)');
    expect(toOrderBody(answer).group[0]?.groupHeading).toBe('Storniert');
  });
});

describe('the state of cancellations', () => {
  it('survives a restart, after which open jobs continue', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'orders-sandbox-'));
    const before = await startSandbox({ dataFolder });
    await before.requestCancel('US10000030');
    const { jobId } = toJobBody(await before.requestCancel('US10000002'));
    expect((await read('US10000002', before)).pendingModification).toEqual({ type: 'CANCEL' });
    await before.close();

    const after = await startSandbox({ dataFolder, start: NOON + LONG_ENOUGH });
    expect(toJobBody(await after.getCancelJob(jobId))).toMatchObject({ status: 'COMPLETED' });
    expect(toState(await read('US10000002', after))).toEqual(CANCELLED);
    expect(toState(await read('US10000030', after))).toEqual(CANCELLED);
    await after.close();
    await rm(dataFolder, { recursive: true });
  });

  it('is cleared by a reset, along with its jobs, and new jobs have other ids', async () => {
    const { jobId } = toJobBody(await sandbox.requestCancel('US10000002'));
    sandbox.pass(LONG_ENOUGH);
    await sandbox.reset();
    expect(toState(await read('US10000002'))).toEqual(UNTOUCHED);
    expect((await sandbox.getCancelJob(jobId)).status).toBe(404);
    expect(toJobBody(await sandbox.requestCancel('US10000002')).jobId).not.toBe(jobId);
  });
});
