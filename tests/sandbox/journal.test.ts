import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const READ = 'filter=country(us)&filter=language(en)';

let sandbox: SandboxUnderTest;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orders-sandbox-'));
  sandbox = await startSandbox({ dataFolder });
});
afterEach(async () => {
  await sandbox.close();
  await rm(dataFolder, { recursive: true });
});

describe('the journal', () => {
  it('lists each request of the contract with its call, its status and its parameters', async () => {
    await sandbox.getSummary('US10000001', { ...EMAIL, 'x-visitor-id': 'unknown' });
    await sandbox.requestGuestCheck({ orderNumber: 'US10000001', phoneNumber: '5035550199' });
    expect(await sandbox.listRequests()).toEqual([
      {
        id: 1,
        at: '2026-11-21T12:00:00.000Z',
        method: 'GET',
        path: '/summary/v1/US10000001',
        call: 'get-order-summary',
        carried: ['x-guest-email', 'x-visitor-id', 'filter.country', 'filter.language'],
        status: 200,
      },
      {
        id: 2,
        at: '2026-11-21T12:00:00.000Z',
        method: 'POST',
        path: '/order_mgmt/guest_credentials/v1',
        call: 'request-guest-check',
        carried: [],
        status: 404,
      },
    ]);
  });

  it('can be filtered by call', async () => {
    await sandbox.getSummary('US10000001');
    await sandbox.requestGuestCheck({ orderNumber: 'US10000001', phoneNumber: '5035550101' });
    expect((await sandbox.listRequests('request-guest-check')).map(({ id }) => id)).toEqual([2]);
  });

  it('lists a request that is never answered, and its fault', async () => {
    const fault = { ...EMAIL, 'x-sandbox-fault': 'get-order-summary:reset' };
    await expect(sandbox.getSummary('US10000001', fault)).rejects.toThrow();
    expect(await sandbox.listRequests()).toMatchObject([{ id: 1, fault: 'reset' }]);
    expect((await sandbox.listRequests())[0]).not.toHaveProperty('status');
  });

  it('contains no contact data and no token, in its answer or on disk', async () => {
    const secrets = ['canary', '7775550123', 'stale-token'];
    await sandbox.getSummary('US10000001', { 'x-guest-email': 'canary%40example.com' });
    await sandbox.getSummary('US10000001', { 'x-guest-phone': '7775550123' });
    await sandbox.getSummary('US10000001', { authorization: 'Bearer stale-token' });
    await sandbox.getSummary('US10000001', {}, `${READ}&filter=email(canary%40example.com)`);
    await sandbox.getSummary('canary%40example.com');
    await sandbox.requestGuestCheck({ orderNumber: 'US10000001', phoneNumber: '7775550123' });
    const journal = JSON.stringify(await sandbox.listRequests());
    await sandbox.close();
    const snapshot = await readFile(join(dataFolder, 'snapshot.json'), 'utf8');
    expect(journal).toContain('"carried":["filter.country","filter.language","filter.email"]');
    expect(journal).toContain('/summary/v1/{orderNumber}');
    expect(secrets.filter((secret) => (journal + snapshot).includes(secret))).toEqual([]);
  });
});
