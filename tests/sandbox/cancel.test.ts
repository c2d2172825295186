import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/error-body.js';
import { startSandbox, toJobBody, type Answer, type CancelJobBody, type SandboxUnderTest } from './start-sandbox.js';

const CANCELLED = { status: 'CANCELLED' };
const PENDING = { status: 'PENDING_CANCEL' };
const ALREADY = [422, 'ORDER_ALREADY_CANCELLED', 'Order is already in cancelled status'];
const CONFLICT = [
  422,
  'ORDER_STATE_CONFLICT',
  'The order is in a state where the requested operation cannot be performed.',
];

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** The job that a request to cancel starts. */
async function begin(orderNumber: string): Promise<CancelJobBody> {
  const answer = await sandbox.requestCancel(orderNumber);
  expect(answer.status).toBe(202);
  return toJobBody(answer);
}

async function poll({ jobId }: CancelJobBody): Promise<CancelJobBody> {
  const answer = await sandbox.getCancelJob(jobId);
  expect(answer.status).toBe(200);
  return toJobBody(answer);
}

/** Polls a job until it is over. */
async function finish(job: CancelJobBody): Promise<CancelJobBody> {
  for (let polls = 0; polls < 20; polls += 1) {
    const { status } = await poll(job);
    if (status === 'COMPLETED') return poll(job);
  }
  throw new Error(`The job ${job.jobId} does not end.`);
}

function toRefusal({ status, text }: Answer): unknown[] {
  const [error] = (JSON.parse(text) as ErrorBody).errors;
  return [status, error?.code, error?.message];
}

describe('the job of a cancellation', () => {
  it('US10000002: starts as pending and is completed at the second poll', async () => {
    const job = await begin('US10000002');
    expect(job).toEqual({ jobId: job.jobId, status: 'PENDING', eta: 400 });
    expect(await poll(job)).toEqual({ jobId: job.jobId, status: 'IN_PROGRESS', eta: 400 });
    expect(await poll(job)).toEqual({ jobId: job.jobId, status: 'COMPLETED', response: CANCELLED });
    expect(await poll(job)).toEqual({ jobId: job.jobId, status: 'COMPLETED', response: CANCELLED });
  });

  it('US10000003: ends with a cancellation that is pending', async () => {
    expect(await finish(await begin('US10000003'))).toMatchObject({ status: 'COMPLETED', response: PENDING });
  });

  it('US10000004: fails, and the next one cancels', async () => {
    const failed = await begin('US10000004');
    const { error, response } = await finish(failed);
    expect(error).toEqual({ code: 'CANCEL_FAILED', message: expect.stringMatching(/./) as string });
    expect(response).toBeUndefined();

    const next = await begin('US10000004');
    expect(next.jobId).not.toBe(failed.jobId);
    expect(await finish(next)).toMatchObject({ response: CANCELLED });
    expect(await poll(failed)).toMatchObject({ error: { code: 'CANCEL_FAILED' } });
  });

  it('US10000029: never ends, however often and however late it is polled', async () => {
    const job = await begin('US10000029');
    for (let polls = 0; polls < 25; polls += 1) expect((await poll(job)).status).toBe('IN_PROGRESS');
    sandbox.pass(3_600_000);
    expect(await poll(job)).toEqual({ jobId: job.jobId, status: 'IN_PROGRESS', eta: 400 });
  });

  it('US10000030: is completed by its first answer', async () => {
    expect(await begin('US10000030')).toMatchObject({ status: 'COMPLETED', response: CANCELLED });
  });

  it('advances by itself, and is over after three seconds without polling', async () => {
    const [one, other] = [await begin('US10000002'), await begin('US10000003')];
    sandbox.pass(2_999);
    expect((await poll(one)).status).toBe('IN_PROGRESS');
    sandbox.pass(1);
    expect(await poll(other)).toMatchObject({ status: 'COMPLETED', response: PENDING });
  });

  it('does not advance another one', async () => {
    const [one, other] = [await begin('US10000002'), await begin('US10000003')];
    await finish(one);
    expect((await poll(other)).status).toBe('IN_PROGRESS');
  });
});

describe('an order that cannot be cancelled', () => {
  it.each([
    ['US10000001', 'delivered in part'],
    ['US10000005', 'of two hours ago'],
    ['US10000014', 'that looks as if it could be'],
    ['US10000021', 'whose cancellation is pending'],
    ['US10000027', 'that the service does not offer to cancel'],
    ['US30000001', 'that was made on the fly'],
  ])('%s, %s, is refused for its state', async (orderNumber) => {
    expect(toRefusal(await sandbox.requestCancel(orderNumber, { 'x-guest-phone': '5035550101' }))).toEqual(CONFLICT);
  });

  it('US10000013 is refused because it is cancelled, which the order does not show', async () => {
    expect(toRefusal(await sandbox.requestCancel('US10000013'))).toEqual(ALREADY);
    expect(toRefusal(await sandbox.requestCancel('US10000013'))).toEqual(ALREADY);
  });

  it('US10000014 is refused however often it is requested', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(toRefusal(await sandbox.requestCancel('US10000014'))).toEqual(CONFLICT);
    }
  });

  it('is any order half an hour after it was placed', async () => {
    sandbox.pass(25 * 60_000);
    expect((await sandbox.requestCancel('US10000002')).status).toBe(202);
    await sandbox.reset();
    sandbox.pass(25 * 60_000 + 1);
    expect(toRefusal(await sandbox.requestCancel('US10000002'))).toEqual(CONFLICT);
  });
});

describe('a second request', () => {
  it('is refused for the state of the order while the first job is open', async () => {
    const job = await begin('US10000002');
    expect(toRefusal(await sandbox.requestCancel('US10000002'))).toEqual(CONFLICT);
    await poll(job);
    expect(toRefusal(await sandbox.requestCancel('US10000002'))).toEqual(CONFLICT);
  });

  it('is refused for the state of the order when the first one is pending', async () => {
    await finish(await begin('US10000003'));
    expect(toRefusal(await sandbox.requestCancel('US10000003'))).toEqual(CONFLICT);
  });

  it.each(['US10000002', 'US10000030'])('is refused because %s is cancelled already', async (orderNumber) => {
    await begin(orderNumber);
    sandbox.pass(3_000);
    expect(toRefusal(await sandbox.requestCancel(orderNumber))).toEqual(ALREADY);
  });
});
