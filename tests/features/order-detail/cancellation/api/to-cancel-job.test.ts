import { describe, expect, it } from 'vitest';
import { toCancelJob } from '../../../../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { SchemaFailure } from '../../../../../src/http/errors.js';
import type { CancelResult } from '../../../../../src/orders/model/cancellation.js';
import type { Job } from '../../../../../src/http/model/job.js';

const OPEN = { id: 'job-1', isDone: false, hasFailed: false };
const DONE = { ...OPEN, isDone: true };
const FAILED = { ...OPEN, hasFailed: true };

describe('the job of a cancellation', () => {
  it.each<[what: string, wire: object, job: Job<CancelResult>]>([
    ['goes on while it is pending', { status: 'PENDING' }, OPEN],
    ['goes on while it is in progress', { status: 'IN_PROGRESS' }, OPEN],
    ['goes on with a status that nobody knows', { status: 'QUEUED' }, OPEN],
    [
      'goes on, whatever its answer says before it is completed',
      { response: { status: 'CANCELLED' } },
      { ...OPEN, result: 'cancelled' },
    ],
    ['is done', { status: 'COMPLETED', response: { status: 'CANCELLED' } }, { ...DONE, result: 'cancelled' }],
    [
      'is done, and decided later',
      { status: 'COMPLETED', response: { status: 'PENDING_CANCEL' } },
      { ...DONE, result: 'pending' },
    ],
    ['is done without a word on how', { status: 'COMPLETED' }, DONE],
    ['is done with a result that nobody knows', { status: 'COMPLETED', response: { status: 'HELD' } }, DONE],
    ['is done with an answer of a wrong type', { status: 'COMPLETED', response: 'CANCELLED' }, DONE],
    ['says when to ask again', { eta: 750 }, { ...OPEN, etaMs: 750 }],
    ['says it with a number alone', { eta: '750' }, OPEN],
    ['has no error where that is empty', { error: {} }, OPEN],
    ['has no error where all of it is empty', { error: { code: '', message: null } }, OPEN],
    ['has no error where that is null', { error: null }, OPEN],
    ['has failed with a code', { error: { code: 'CANCEL_FAILED' } }, FAILED],
    ['has failed with a message alone', { error: { message: 'No.' } }, FAILED],
    ['has failed with an error that says it in another way', { error: { reason: { id: 7 } } }, FAILED],
    [
      'has failed with an error, though it says that it is completed',
      { status: 'COMPLETED', error: { code: 'X' } },
      { ...DONE, hasFailed: true },
    ],
  ])('%s', (_what, wire, job) => {
    expect(toCancelJob({ jobId: 'job-1', status: 'PENDING', ...wire })).toStrictEqual(job);
  });

  it.each<[path: string, wire: unknown]>([
    ['jobId', { status: 'PENDING' }],
    ['jobId', { jobId: '', status: 'PENDING' }],
    ['jobId', { jobId: 7, status: 'PENDING' }],
    ['status', { jobId: 'job-1' }],
    ['', null],
    ['', []],
    ['', 'COMPLETED'],
  ])('fails with the path "%s" if there is no job to read: %j', (path, wire) => {
    expect(() => toCancelJob(wire)).toThrow(new SchemaFailure(path));
  });
});
