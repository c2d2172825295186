import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, NOON, startSandbox, toOrderBody } from './start-sandbox.js';

const DAY = 86_400_000;

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orders-sandbox-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

async function findOrderDate(sandbox: Awaited<ReturnType<typeof startSandbox>>): Promise<string> {
  return toOrderBody(await sandbox.getSummary('US10000005')).transaction.orderDate;
}

describe('a restart', () => {
  it('preserves the dates of the orders and the journal', async () => {
    const before = await startSandbox({ dataFolder });
    const orderDate = await findOrderDate(before);
    await before.close();

    const after = await startSandbox({ dataFolder, start: NOON + 3 * DAY });
    expect(await findOrderDate(after)).toBe(orderDate);
    expect(orderDate).toBe('2026-11-21T10:00:00.000Z[UTC]');
    expect((await after.listRequests()).map(({ id, at }) => [id, at.slice(0, 10)])).toEqual([
      [1, '2026-11-21'],
      [2, '2026-11-24'],
    ]);
    await after.close();
  });

  it('preserves misses and used faults', async () => {
    const headers = { ...EMAIL, 'x-sandbox-fault': 'get-order-summary:once-status-500' };
    const before = await startSandbox({ dataFolder, missesPerMinute: 1 });
    expect((await before.getSummary('US10000001', headers)).status).toBe(500);
    await before.getSummary('US99999999');
    await before.close();

    const after = await startSandbox({ dataFolder, missesPerMinute: 1 });
    expect((await after.getSummary('US10000001', headers)).status).toBe(429);
    await after.close();
  });

  it('without a folder forgets everything', async () => {
    const before = await startSandbox();
    await findOrderDate(before);
    await before.close();
    const after = await startSandbox({ start: NOON + DAY });
    expect(await after.listRequests()).toEqual([]);
    expect(await findOrderDate(after)).toBe('2026-11-22T10:00:00.000Z[UTC]');
    await after.close();
  });

  it.each(['', '{"version":2', '{"version":0,"state":{"anchor":5}}', '{"version":1,"state":{"anchor":5}}'])(
    'starts afresh if the snapshot is broken or outdated: %j',
    async (text) => {
      await writeFile(join(dataFolder, 'snapshot.json'), text);
      const sandbox = await startSandbox({ dataFolder });
      expect(await findOrderDate(sandbox)).toBe('2026-11-21T10:00:00.000Z[UTC]');
      await sandbox.close();
    },
  );
});

describe('the snapshot', () => {
  it('is written soon after a request, completely and without a temporary file', async () => {
    const sandbox = await startSandbox({ dataFolder });
    await findOrderDate(sandbox);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await readdir(dataFolder)).toEqual(['snapshot.json']);
    const text = await readFile(join(dataFolder, 'snapshot.json'), 'utf8');
    expect(text).toContain('"call":"get-order-summary"');
    await sandbox.close();
  });
});

describe('a reset', () => {
  it('restarts the dates and clears requests, misses and faults', async () => {
    const headers = { ...EMAIL, 'x-sandbox-fault': 'get-order-summary:once-status-500' };
    const sandbox = await startSandbox({ dataFolder, missesPerMinute: 1 });
    await sandbox.getSummary('US10000001', headers);
    await sandbox.getSummary('US99999999');
    sandbox.pass(DAY);
    await sandbox.reset();

    expect(await sandbox.listRequests()).toEqual([]);
    expect((await sandbox.getSummary('US10000001', headers)).status).toBe(500);
    expect((await sandbox.getSummary('US10000001', headers)).status).toBe(200);
    expect(await findOrderDate(sandbox)).toBe('2026-11-22T10:00:00.000Z[UTC]');
    await sandbox.close();
  });
});
